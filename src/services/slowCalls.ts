import type { CallNews } from './pendingCalls.ts'

let listen: (news: CallNews) => Promise<void> = async () => {}

/** Tells of calls that wait longer than usual, without pulling what watches them into the first page. */
export const slowCalls = {
  tell: (news: CallNews): Promise<void> => listen(news),
  heardBy: (listener: (news: CallNews) => Promise<void>): void => {
    listen = listener
  },
}
