import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface Received {
  to: string
  raw: string
}

/**
 * A mail server on a loopback port with faults chosen by the recipient's name: `busy` gets 421, `unknown` 550, `later`
 * 451, `hang` no response; `cut` ends the connection in the middle of the message. `fine` and all others are accepted.
 */
export async function startMailServer() {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, answer) {
      const refuse = (code: number, said: string) => answer(Object.assign(new Error(said), { responseCode: code }))
      if (address.startsWith('busy')) return refuse(421, 'too many connections')
      if (address.startsWith('unknown')) return refuse(550, 'no such user')
      if (address.startsWith('later')) return refuse(451, 'try again later')
      if (address.startsWith('hang')) return
      answer()
    },
    onData(stream, session, answer) {
      const to = session.envelope.rcptTo[0]?.address ?? ''
      if (to.startsWith('cut')) {
        for (const connection of server.connections as Set<{ close(): void; _socket?: { destroy(): void } }>)
          connection._socket?.destroy()
        return
      }
      let raw = ''
      stream.on('data', (chunk: Buffer) => {
        raw += chunk
      })
      stream.on('end', () => {
        received.push({ to, raw })
        answer()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
