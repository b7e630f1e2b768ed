import { connect, createServer, type Socket } from 'node:net'

/** A way to the database that can be shut: what is open is cut, what comes is refused. */
export async function startDoor(target: URL) {
  const open = new Set<Socket>()
  let isOpen = true
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (!isOpen) return socket.destroy()
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
  const through = new URL(target)
  through.host = `127.0.0.1:${(server.address() as { port: number }).port}`
  return {
    /** The address behind the door. */
    url: through.href,
    shut() {
      isOpen = false
      cut()
    },
    open() {
      isOpen = true
    },
    close() {
      cut()
      server.close()
    },
  }
}
