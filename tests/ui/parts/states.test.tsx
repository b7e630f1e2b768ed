import { act, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { type ActorRefFrom, createActor, setup } from 'xstate'
import {
  type ByState,
  byState,
  Nothing,
  type StateOf,
  useByState,
  useCan,
  useTag,
} from '../../../src/ui/parts/states.ts'
import { show } from '../../support/inLanguage.tsx'

type Event = { type: 'door.opened' } | { type: 'door.shut' } | { type: 'key.turned'; key: number }
const doorMachine = setup({
  types: { events: {} as Event },
  guards: { fits: (_, key: number) => key === 7 },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      initial: 'unlocked',
      states: {
        unlocked: {
          on: {
            'door.opened': '#door.open',
            'key.turned': { guard: { type: 'fits', params: ({ event }) => event.key }, target: 'locked' },
          },
        },
        locked: { tags: 'busy', on: { 'key.turned': 'unlocked' } },
      },
    },
    open: { on: { 'door.shut': 'shut' } },
  },
})
type DoorActor = ActorRefFrom<typeof doorMachine>

const words: ByState<DoorActor, string> = { 'shut.unlocked': 'Shut', 'shut.locked': 'Locked', open: 'Open' }

function Seen({ door, other }: { door: DoorActor; other?: DoorActor }) {
  const word = useByState(door, words)
  const there = useByState(other, words)
  const isBusy = useTag(door, 'busy')
  const mayOpen = useCan(door, { type: 'door.opened' })
  const fits = useCan(door, { type: 'key.turned', key: 8 })
  return <p>{[word, there ?? 'no other', isBusy, mayOpen, fits].join(', ')}</p>
}

const Inside = byState<DoorActor, { visitor: string }>({
  'shut.unlocked': ({ visitor }) => <p>Come in, {visitor}</p>,
  'shut.locked': ({ visitor }) => <p>Please ring, {visitor}</p>,
  open: Nothing,
})

const Wrong = ({ door }: { door: DoorActor }) =>
  [
    // @ts-expect-error no flow has such a tag
    useTag(door, 'slow'),
    // @ts-expect-error this flow hears no such event
    useCan(door, { type: 'bell.rung' }),
  ].join()

describe('a screen by state', () => {
  it('depends on the whole path of the flow’s state, its tags and the accepted events', () => {
    const door = createActor(doorMachine).start()
    show(<Seen door={door} />)
    const seen = () => screen.getByText(/no other/).textContent
    expect(seen()).toBe('Shut, no other, false, true, false')
    act(() => door.send({ type: 'key.turned', key: 7 }))
    expect(seen()).toBe('Locked, no other, true, false, true')
    act(() => door.send({ type: 'key.turned', key: 7 }))
    act(() => door.send({ type: 'door.opened' }))
    expect(seen()).toBe('Open, no other, false, false, false')
  })

  it('is the component of that state in a table, with the given props', () => {
    const door = createActor(doorMachine).start()
    const { container } = show(<Inside actor={door} visitor="Asha" />)
    expect(container.textContent).toBe('Come in, Asha')
    act(() => door.send({ type: 'key.turned', key: 7 }))
    expect(container.textContent).toBe('Please ring, Asha')
    act(() => door.send({ type: 'key.turned', key: 7 }))
    act(() => door.send({ type: 'door.opened' }))
    expect(container.textContent).toBe('')
  })

  it('without a screen for a state, or with one for an unknown state, does not compile', () => {
    expectTypeOf<StateOf<DoorActor>>().toEqualTypeOf<'shut.unlocked' | 'shut.locked' | 'open'>()
    // @ts-expect-error an outer state without states of its own
    const missing: ByState<DoorActor, ComponentType> = { open: Nothing }
    // @ts-expect-error an inner state
    const inner: ByState<DoorActor, ComponentType> = { open: Nothing, 'shut.unlocked': Nothing }
    const strange: ByState<DoorActor, ComponentType> = {
      open: Nothing,
      'shut.unlocked': Nothing,
      'shut.locked': Nothing,
      // @ts-expect-error a state that is gone
      ajar: Nothing,
    }
    expect([missing, inner, strange].map((table) => Object.keys(table).length)).toEqual([1, 2, 4])
  })

  it('checks only tags and events that exist', () => {
    show(<Wrong door={createActor(doorMachine).start()} />)
    expect(screen.getByText('false,false')).toBeTruthy()
  })
})
