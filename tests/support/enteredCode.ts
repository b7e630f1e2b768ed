import { capital, type Story, type StoryCaller } from './story.ts'

export interface Challenge {
  challenge_id: string
}

/** Somebody enters the code that was sent to an address; the proof is needed by the next step. */
export async function enter(
  { call, server }: Story,
  who: StoryCaller,
  { challenge_id: id }: Challenge,
  target: string,
) {
  const code = await server.codeFor(target)
  return call<{ proof: string }>(`${capital(who.name)} enters the code`, who, 'POST /codes/:id/verification', {
    params: { id },
    body: { code },
  })
}

export const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000')
