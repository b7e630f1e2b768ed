import { Agent, type IncomingMessage, request } from 'node:http'

export interface BenchPerson {
  id: string
  token: string
}

export const authorized = ({ id, token }: BenchPerson) => ({ authorization: `Bearer ${token}`, 'x-info-id': id })
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })

/** Opens an event stream; each chunk is passed on, or the stream is never read. */
export const openReader = (port: number, person: BenchPerson, onText: ((text: string) => void) | null) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path: '/api/events', headers: authorized(person), agent },
      (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`a stream was refused: ${answer.statusCode}`))
        answer.on('error', () => {})
        if (onText) answer.setEncoding('utf8').on('data', onText)
        else answer.socket.pause()
        resolve(answer)
      },
    )
    asked.on('error', reject)
    asked.end()
  })
