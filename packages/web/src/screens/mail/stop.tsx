// Unsubscribes an e-mail address, also for somebody who isn't signed in.
import { call } from '../../online/api.ts'
import { useWords } from '../../text/language.ts'
import { OneStep } from './one-step.tsx'

export default function StopMail({ token }: { readonly token: string }) {
  const { t } = useWords()
  const go = async () => {
    await call('stopMail', { token })
    return t('mail.stop.done')
  }
  return <OneStep title={t('mail.stop')} lead={t('mail.stop.lead')} button={t('mail.stop')} go={go} />
}
