import type { RaceActor, RaceMessage } from 'flowlab/together/race.ts'
import { type ChartOfRace, raceActor } from 'flowlab/together/raceActor.ts'
import { statusAfter } from '../../src/domain/proposals/lifecycle.ts'
import { type ProposalStatus, proposalStatuses } from '../../src/domain/proposals/statuses.ts'
import type { ProductRace } from './productRace.ts'

type Action = 'accept' | 'withdraw'
const actions: readonly Action[] = ['accept', 'withdraw']

/** The statuses that the two actions pass through, by the product's own table. */
const reached = (): ProposalStatus[] => {
  const found = new Set<ProposalStatus>(['sent'])
  for (const status of found)
    for (const action of actions) {
      const next = statusAfter(status, action)
      if (next) found.add(next)
    }
  return proposalStatuses.filter((status) => found.has(status))
}

const window = (pressed: string, action: Action): RaceActor =>
  raceActor({
    states: { open: { [pressed]: 'answered' }, answered: {} },
    sends: { [pressed]: { to: `${action} handler`, says: action } },
  })

/** Reads the status, decides by the table, then writes. */
function handler(action: Action): RaceActor {
  const next = (status: ProposalStatus) => (statusAfter(status, action) ? 'writing' : 'refused')
  const seen = Object.fromEntries(reached().map((status) => [`seen ${status}`, next(status)]))
  const letters = reached().flatMap((status): [string, RaceMessage][] =>
    next(status) === 'writing' ? [[`seen ${status}`, { to: 'store', says: `${action} after ${status}` }]] : [],
  )
  return raceActor({
    states: { idle: { [action]: 'reading' }, reading: seen, writing: {}, refused: {} },
    sends: { [action]: { to: 'store', says: 'read' }, ...Object.fromEntries(letters) },
    receives: [action, ...Object.keys(seen)],
  })
}

/**
 * `isCompared`: a write names the status on which it was decided, and changes nothing if the status has changed since.
 */
function store(isCompared: boolean): RaceActor {
  const statuses = reached()
  const writes = (now: ProposalStatus): Record<string, string> =>
    Object.fromEntries(
      statuses.flatMap((decidedOn) =>
        actions.flatMap((action) => {
          const to = statusAfter(decidedOn, action)
          if (!to || (isCompared && decidedOn !== now)) return []
          const isUndone = statusAfter(now, action) === null
          return [[`${action} after ${decidedOn}`, isUndone ? `${to} though ${now}` : to]]
        }),
      ),
    )
  const known: [string, Record<string, string>][] = statuses.map((now) => [now, { read: now, ...writes(now) }])
  const undone = [...new Set(known.flatMap(([, on]) => Object.values(on)))].filter((name) => name.includes(' though '))
  const states: ChartOfRace = Object.fromEntries([...known, ...undone.map((name) => [name, {}] as const)])
  return raceActor({
    states: { sent: states.sent ?? {}, ...states },
    sends: {
      read: (before) => [{ to: 'sender', says: `seen ${statuses.find((status) => before.has(status)) ?? ''}` }],
    },
    receives: [...new Set(known.flatMap(([, on]) => Object.keys(on)))],
  })
}

const actorsWith = (compared: boolean) => ({
  receiver: window('accept.pressed', 'accept'),
  sender: window('withdraw.pressed', 'withdraw'),
  'accept handler': handler('accept'),
  'withdraw handler': handler('withdraw'),
  store: store(compared),
})

/** The recipient accepts a proposal while its sender withdraws it (`server/features/proposals/transitions.ts`). */
export const acceptAndWithdraw: ProductRace = {
  race: {
    name: 'accept against withdraw',
    actors: actorsWith(true),
    faults: {},
    never: { 'a withdrawn proposal is accepted': (isIn) => isIn('store.accepted though withdrawn') },
  },
  unguarded: {
    because: 'the new status was written whatever the status had become since it was read',
    actors: actorsWith(false),
    mends: [
      {
        file: 'server/features/proposals/transitions.ts',
        now: '.where(and(eq(proposals.id, row.id), eq(proposals.status, row.status)))',
        before: '.where(and(eq(proposals.id, row.id)))',
      },
    ],
  },
  past: { none: 'the first revision with proposals, 5d1bf5d4, compared already (server/proposals/store.ts)' },
  // Both handlers have read the proposal before either writes.
  pauses: [
    {
      file: 'server/features/proposals/act.ts',
      now: '  const details = readInput(action, input, own, reader)\n',
      before:
        '  const details = readInput(action, input, own, reader)\n  await new Promise((later) => setTimeout(later, action === "accept" ? 900 : 600))\n',
    },
  ],
}
