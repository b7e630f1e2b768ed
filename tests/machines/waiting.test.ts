import { expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { type PendingCall, waitingMachine } from '../../src/machines/waitingMachine.ts'

/** The notice on the screen: none, "still working", or "still working" with Cancel. */
type Shown = 'nothing' | 'notice' | 'notice with Cancel'

function watched() {
  const clock = new SimulatedClock()
  let shown: Shown = 'nothing'
  const cancelled: string[] = []
  const actor = createActor(
    waitingMachine.provide({
      actors: {
        showNotice: fromCallback(({ input }) => {
          shown = input.mayBeCancelled ? 'notice with Cancel' : 'notice'
          return () => {
            shown = 'nothing'
          }
        }),
      },
      actions: {
        cancelCalls: (_, calls) => {
          for (const { cancel } of calls as readonly PendingCall[]) cancel()
        },
      },
    }),
    { clock },
  ).start()
  return {
    cancelled,
    shown: () => shown,
    pass: (milliseconds: number) => clock.increment(milliseconds),
    sent: (id: string, { since = clock.now(), mayBeCancelled = true } = {}) =>
      actor.send({
        type: 'call.sent',
        call: { id, since, mayBeCancelled, cancel: () => cancelled.push(id) },
        at: clock.now(),
      }),
    answered: (id: string) => actor.send({ type: 'call.answered', id, at: clock.now() }),
    cancel: () => actor.send({ type: 'cancel.requested' }),
  }
}

it('a call without a response shows a notice after 10 seconds, and its response removes it', () => {
  const { sent, answered, pass, shown } = watched()
  sent('1')
  pass(9_999)
  expect(shown()).toBe('nothing')
  pass(1)
  expect(shown()).toBe('notice with Cancel')
  answered('1')
  expect(shown()).toBe('nothing')
})

it('a response in time shows no notice', () => {
  const { sent, answered, pass, shown } = watched()
  sent('1')
  pass(9_999)
  answered('1')
  pass(60_000)
  expect(shown()).toBe('nothing')
})

it('the seconds before the watch started count', () => {
  const { sent, pass, shown } = watched()
  pass(20_000)
  sent('1', { since: 16_000 })
  pass(5_999)
  expect(shown()).toBe('nothing')
  pass(1)
  expect(shown()).toBe('notice with Cancel')
})

it('each call has its own 10 seconds', () => {
  const { sent, answered, pass, shown } = watched()
  sent('1')
  pass(4_000)
  sent('2')
  pass(5_000)
  answered('1')
  pass(4_999)
  expect(shown()).toBe('nothing')
  pass(1)
  expect(shown()).toBe('notice with Cancel')
})

it('after the response to one of two slow calls the notice stays for the other', () => {
  const { sent, answered, pass, shown } = watched()
  sent('1')
  sent('2')
  pass(10_000)
  answered('1')
  expect(shown()).toBe('notice with Cancel')
  answered('2')
  expect(shown()).toBe('nothing')
})

it('a newer call waits for its own 10 seconds once the slow one is answered', () => {
  const { sent, answered, pass, shown } = watched()
  sent('1')
  pass(8_000)
  sent('2')
  pass(4_000)
  expect(shown()).toBe('notice with Cancel')
  answered('1')
  expect(shown()).toBe('nothing')
  pass(5_999)
  expect(shown()).toBe('nothing')
  pass(1)
  expect(shown()).toBe('notice with Cancel')
})

it('Cancel aborts every call and removes the notice', () => {
  const { sent, answered, cancel, pass, shown, cancelled } = watched()
  sent('1')
  pass(5_000)
  sent('2')
  pass(5_000)
  cancel()
  expect([shown(), cancelled]).toEqual(['nothing', ['1', '2']])
  answered('1')
  answered('2')
  pass(60_000)
  expect(shown()).toBe('nothing')
})

it('Cancel is not offered during a call that must not be aborted', () => {
  const { sent, answered, pass, shown } = watched()
  sent('1')
  pass(10_000)
  expect(shown()).toBe('notice with Cancel')
  sent('2', { mayBeCancelled: false })
  expect(shown()).toBe('notice')
  pass(10_000)
  answered('1')
  expect(shown()).toBe('notice')
  answered('2')
  expect(shown()).toBe('nothing')
})
