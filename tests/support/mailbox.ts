/** What the development mailbox of a running product holds, as a person reads it there. */
async function lettersTo(origin: string, address: string): Promise<{ subject: string; body: string }[]> {
  const answer = await fetch(`${origin}/mailbox/messages.json?to=${encodeURIComponent(address)}`)
  return ((await answer.json()) as { list: { subject: string; body: string }[] }).list
}

/** The newest code sent to an address, beyond those already read. */
export async function codeFor(origin: string, address: string, after = 0): Promise<string> {
  for (let tries = 0; tries < 60; tries++) {
    const codes = (await lettersTo(origin, address)).flatMap(({ body }) => body.match(/\b\d{6}\b/)?.[0] ?? [])
    if (codes.length > after) return codes[0] ?? ''
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error(`no code came for ${address}`)
}
