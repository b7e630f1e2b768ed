import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { NotificationPreferences } from '../domain/contract/notifications.ts'
import type { NotificationChannel, NotificationKind } from '../domain/notifications/kinds.ts'
import { effect } from './effect.ts'
import { forgetRefusal, rememberRefusal, type WithRefusal, withoutRefusal } from './form.ts'
import { isAccepted, notProvided, type Outcome, output } from './outcome.ts'

/** The account's notification preferences: kinds, channels and quiet hours. */

interface Context extends WithRefusal {
  /** As the server has them, with the member's changes; the time zone is the server's. */
  preferences: NotificationPreferences | null
  /** The time zone of this device, which a save gives to the quiet hours. */
  zone: string
}
/** Kinds to switch on or off for a channel. */
interface Switch {
  kinds: readonly NotificationKind[]
  way: NotificationChannel
  on: boolean
}
export interface LoadedPreferences {
  preferences: NotificationPreferences
  zone: string
}
type Event =
  | { type: 'settings.opened' }
  | { type: 'settings.closed' }
  | ({ type: 'kinds.switched' } & Switch)
  | { type: 'urgency.switched'; kind: NotificationKind; on: boolean }
  | { type: 'quiet.changed'; change: Partial<Pick<NotificationPreferences, 'quiet' | 'quiet_from' | 'quiet_until'>> }
  | { type: 'form.submitted' }
  | { type: 'retry.requested' }

export type PreferencesActor = ActorRefFrom<typeof notificationPreferencesMachine>

export const notificationPreferencesMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    loadPreferences: fromPromise<LoadedPreferences>(notProvided),
    savePreferences: fromPromise<Outcome<NotificationPreferences>, { preferences: NotificationPreferences | null }>(
      notProvided,
    ),
  },
  guards: { wereSaved: isAccepted },
  actions: {
    rememberPreferences: assign((_, loaded: LoadedPreferences) => loaded),
    switchKinds: assign({
      preferences: ({ context }, change: Switch) => context.preferences && switched(context.preferences, change),
    }),
    switchUrgency: assign({
      preferences: ({ context: { preferences } }, { kind, on }: { kind: NotificationKind; on: boolean }) =>
        preferences && { ...preferences, through_quiet: updateKinds(preferences.through_quiet, [kind], on) },
    }),
    changeQuiet: assign({
      preferences: ({ context }, change: Partial<NotificationPreferences>) =>
        context.preferences && { ...context.preferences, ...change },
    }),
    rememberRefusal: rememberRefusal(),
    forgetRefusal: forgetRefusal(),
    announceSaved: effect(),
  },
}).createMachine({
  id: 'notificationPreferences',
  context: { preferences: null, zone: '', ...withoutRefusal },
  initial: 'closed',
  states: {
    closed: { on: { 'settings.opened': { target: 'loading', actions: 'forgetRefusal' } } },
    loading: {
      invoke: {
        src: 'loadPreferences',
        onDone: { target: 'editing', actions: { type: 'rememberPreferences', params: output } },
        onError: 'unavailable',
      },
      on: { 'settings.closed': 'closed' },
    },
    unavailable: { on: { 'retry.requested': 'loading', 'settings.closed': 'closed' } },
    editing: {
      on: {
        'kinds.switched': { actions: { type: 'switchKinds', params: ({ event }) => event } },
        'urgency.switched': { actions: { type: 'switchUrgency', params: ({ event }) => event } },
        'quiet.changed': { actions: { type: 'changeQuiet', params: ({ event }) => event.change } },
        'form.submitted': 'saving',
        'settings.closed': 'closed',
      },
    },
    saving: {
      entry: 'forgetRefusal',
      invoke: {
        src: 'savePreferences',
        input: ({ context: { preferences, zone } }) => ({
          preferences: preferences && { ...preferences, time_zone: zone },
        }),
        onDone: [
          { guard: { type: 'wereSaved', params: output }, target: 'closed', actions: 'announceSaved' },
          { target: 'editing', actions: { type: 'rememberRefusal', params: output } },
        ],
        onError: 'unanswered',
      },
    },
    // Safe to repeat: each request contains all preferences.
    unanswered: {
      tags: 'recoverable',
      on: {
        'kinds.switched': { target: 'editing', actions: { type: 'switchKinds', params: ({ event }) => event } },
        'urgency.switched': { target: 'editing', actions: { type: 'switchUrgency', params: ({ event }) => event } },
        'quiet.changed': { target: 'editing', actions: { type: 'changeQuiet', params: ({ event }) => event.change } },
        'form.submitted': 'saving',
        'settings.closed': 'closed',
      },
    },
  },
})

function switched(preferences: NotificationPreferences, { kinds, way, on }: Switch): NotificationPreferences {
  return { ...preferences, off: { ...preferences.off, [way]: updateKinds(preferences.off[way], kinds, !on) } }
}

function updateKinds(
  listed: readonly NotificationKind[],
  kinds: readonly NotificationKind[],
  areIn: boolean,
): NotificationKind[] {
  const others = listed.filter((one) => !kinds.includes(one))
  return areIn ? [...others, ...kinds] : others
}
