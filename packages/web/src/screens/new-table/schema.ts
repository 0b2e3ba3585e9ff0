// The options a game lets its players choose, fetched with the game's face when a table is set.
import type { OptionsSchema } from '@lorehall/kernel'
import { useEffect, useState } from 'react'

async function schemaOf(game: string): Promise<OptionsSchema | null> {
  if (game === 'vindication') return (await import('@lorehall/vindication/face')).options
  return null
}

/** Null while it is on its way. */
export function useOptionsSchema(game: string): OptionsSchema | null {
  const [schema, setSchema] = useState<OptionsSchema | null>(null)
  useEffect(() => {
    let wanted = true
    const fetch = async () => {
      const found = await schemaOf(game)
      if (wanted) setSchema(found)
    }
    void fetch()
    return () => {
      wanted = false
    }
  }, [game])
  return schema
}
