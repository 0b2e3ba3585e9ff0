// Confirms an e-mail address. The token comes in the hash, which browsers never send, and is removed from the address
// immediately.
import { useEffect, useState } from 'react'
import { call } from '../../online/api.ts'
import { useWords } from '../../text/language.ts'
import { OneStep } from './one-step.tsx'

export default function ConfirmMail() {
  const { t } = useWords()
  const [token] = useState(() => location.hash.slice(1))
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname)
  }, [])
  const go = async () => {
    const { address } = await call('confirmMail', { token })
    return t('mail.confirm.done', { address })
  }
  return (
    <OneStep title={t('mail.confirm')} lead={t('mail.confirm.lead')} button={t('mail.confirm.go')} go={go} />
  )
}
