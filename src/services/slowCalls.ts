import type { CallEvent } from './pendingCalls.ts'

let listen: (event: CallEvent) => Promise<void> = async () => {}

/** Tells of calls that wait longer than usual, without pulling what watches them into the first page. */
export const slowCalls = {
  send: (event: CallEvent): Promise<void> => listen(event),
  listen: (listener: (event: CallEvent) => Promise<void>): void => {
    listen = listener
  },
}
