import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A way to a server that can be shut: what is open is cut, what comes is refused. Its own port stays while the server
 * behind it is replaced by another at another port.
 */
export async function startTcpProxy(first: URL) {
  let target = first
  const open = new Set<Socket>()
  let isOpen = true
  let refused = 0
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (!isOpen) {
      refused++
      return socket.destroy()
    }
    const inside = connect(Number(target.port), target.hostname)
    inside.on('error', () => socket.destroy())
    for (const one of [socket, inside]) open.add(one.on('close', () => open.delete(one)))
    socket.on('close', () => inside.destroy())
    inside.on('close', () => socket.destroy())
    return socket.pipe(inside).pipe(socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const cut = () => {
    for (const socket of [...open]) socket.destroy()
  }
  const through = new URL(first)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    /** The address behind the door. */
    url: through.href,
    origin: through.origin,
    shut() {
      isOpen = false
      cut()
    },
    open() {
      isOpen = true
    },
    /** How many were refused so far. */
    refused: () => refused,
    /** From now on it leads elsewhere. */
    leadTo(next: URL) {
      target = next
    },
    close() {
      cut()
      server.close()
    },
  }
}
