import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { chat } from '../../flowlab/flows/chatSamples.ts'
import { id } from '../../flowlab/flows/samples.ts'
import { chatMachine } from '../../src/machines/chatMachine.ts'
import type { OpenedChat } from '../../src/machines/chatSetup.ts'
import { type Mark, marksMachine } from '../../src/machines/marksMachine.ts'
import type { Outcome } from '../../src/machines/outcome.ts'
import { typingNoticeMachine } from '../../src/machines/typingNoticeMachine.ts'

/** Background requests of a conversation: how far it was read, and that a member is typing. */

function marking() {
  const sent: (readonly Mark[])[] = []
  const clock = new SimulatedClock()
  const machine = marksMachine.provide({
    actions: { sendMarks: (_, marks) => void sent.push(marks as readonly Mark[]) },
  })
  const actor = createActor(machine, { input: { gathering: 250 }, clock }).start()
  const reach = (chatId: string, seq: number) => actor.send({ type: 'position.reached', chatId, seq })
  return { actor, clock, sent, reach }
}

it('messages that arrive in a burst are marked once, by the last position', () => {
  const { clock, sent, reach } = marking()
  reach('c', 1)
  reach('c', 3)
  reach('d', 7)
  clock.increment(249)
  expect(sent).toEqual([])
  clock.increment(1)
  expect(sent).toEqual([
    [
      { chatId: 'c', seq: 3 },
      { chatId: 'd', seq: 7 },
    ],
  ])
})

it('a marked position is not marked again, unless the mark was lost', () => {
  const { actor, clock, sent, reach } = marking()
  reach('c', 3)
  clock.increment(250)
  reach('c', 2)
  reach('c', 3)
  clock.increment(250)
  expect(sent.length).toBe(1)
  actor.send({ type: 'mark.lost', chatId: 'c', seq: 3 })
  reach('c', 3)
  clock.increment(250)
  expect(sent).toEqual([[{ chatId: 'c', seq: 3 }], [{ chatId: 'c', seq: 3 }]])
})

it('a lost mark does not undo a later one', () => {
  const { actor, clock, sent, reach } = marking()
  reach('c', 3)
  clock.increment(250)
  reach('c', 4)
  actor.send({ type: 'mark.lost', chatId: 'c', seq: 3 })
  clock.increment(250)
  reach('c', 4)
  clock.increment(250)
  expect(sent).toEqual([[{ chatId: 'c', seq: 3 }], [{ chatId: 'c', seq: 4 }]])
})

it('the other member is notified of typing once in three seconds, and again after a message', () => {
  let notices = 0
  const clock = new SimulatedClock()
  const machine = typingNoticeMachine.provide({ actions: { sendNotice: () => void notices++ } })
  const actor = createActor(machine, { input: { chatId: 'c' }, clock }).start()
  const enter = () => actor.send({ type: 'text.entered' })
  enter()
  clock.increment(2_999)
  enter()
  expect(notices).toBe(1)
  clock.increment(1)
  enter()
  expect(notices).toBe(2)
  actor.send({ type: 'text.emptied' })
  enter()
  expect(notices).toBe(3)
})

describe('the other member’s reading position', () => {
  const answered = () => new Promise<void>((resolve) => setImmediate(resolve))
  type Moved = readonly ['read' | 'delivered', number]

  async function marksAfter(moves: readonly Moved[]): Promise<readonly (number | undefined)[]> {
    const opened = {
      chat: { ...chat, other_delivered_seq: 5, other_read_seq: 3 },
      messages: [],
      hasEarlier: false,
      revision: 0,
    }
    const machine = chatMachine.provide({
      actors: {
        openChat: fromPromise<Outcome<OpenedChat>, { chatId: string }>(async () => ({ ok: true, value: opened })),
      },
    })
    const input = {
      base: '/investor' as const,
      chatId: 'c',
      list: null,
      folder: 'all' as const,
      requested: null,
      conversation: null,
      lastId: id,
    }
    const actor = createActor(machine, { input, clock: new SimulatedClock() }).start()
    await answered()
    for (const [mark, seq] of moves) actor.send({ type: 'mark.moved', chatId: 'c', mark, seq })
    const { chat: now } = actor.getSnapshot().context
    return [now?.other_delivered_seq, now?.other_read_seq]
  }

  it.each<readonly [string, readonly Moved[], readonly number[]]>([
    ['is what the server said first', [], [5, 3]],
    ['is delivered before it is read', [['delivered', 7]], [7, 3]],
    ['is delivered where it is read', [['read', 7]], [7, 7]],
    ['is read among what was delivered', [['read', 4]], [5, 4]],
    ['never goes back: delivered', [['delivered', 2]], [5, 3]],
    ['never goes back: read', [['read', 1]], [5, 3]],
    [
      'comes in any order',
      [
        ['read', 8],
        ['delivered', 6],
        ['read', 7],
      ],
      [8, 8],
    ],
  ])('%s', async (_, moves, marks) => expect(await marksAfter(moves)).toEqual(marks))
})
