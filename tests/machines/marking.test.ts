import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type Mark, marksMachine } from '../../src/machines/marksMachine.ts'
import { typingNoticeMachine } from '../../src/machines/typingNoticeMachine.ts'

/** What of a conversation the server is told in the background: how far it was read, and that somebody types. */

function marking() {
  const sent: (readonly Mark[])[] = []
  const clock = new SimulatedClock()
  const machine = marksMachine.provide({
    actions: { sendMarks: (_, marks) => void sent.push(marks as readonly Mark[]) },
  })
  const actor = createActor(machine, { input: { gathering: 250 }, clock }).start()
  const reach = (chatId: string, seq: number) => actor.send({ type: 'place.reached', chatId, seq })
  return { actor, clock, sent, reach }
}

it('messages that come in a stream are marked once, by the furthest place', () => {
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

it('a place that was marked is not marked again, unless the mark was lost', () => {
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

it('the other side is told of typing once in three seconds, and anew after a message', () => {
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
