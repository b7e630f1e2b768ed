import { until } from './until.ts'

/** The messages for an address in the development mailbox of a running product. */
async function lettersTo(origin: string, address: string): Promise<{ subject: string; body: string }[]> {
  const answer = await fetch(`${origin}/mailbox/messages.json?to=${encodeURIComponent(address)}`)
  return ((await answer.json()) as { list: { subject: string; body: string }[] }).list
}

/** The newest code sent to an address, beyond those already read. */
export const codeFor = (origin: string, address: string, after = 0): Promise<string> =>
  until(
    `a code comes for ${address}`,
    async () => {
      const codes = (await lettersTo(origin, address)).flatMap(({ body }) => body.match(/\b\d{6}\b/)?.[0] ?? [])
      return codes.length > after ? codes[0] : null
    },
    { every: 50 },
  )
