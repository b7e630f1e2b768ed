import { renderHook } from '@testing-library/react'
import { toast, useToasterStore } from 'react-hot-toast/headless'
import { expect, it, vi } from 'vitest'
import { no, yes } from '../../../flowlab/flows/answers.ts'
import { transaction } from '../../../flowlab/flows/membershipSamples.ts'
import { grant } from '../../../flowlab/flows/samples.ts'
import { session } from '../../../src/effects/session.ts'
import { loadAllLocales } from '../../../src/i18n/i18n-util.sync.ts'
import { registrationOf } from '../../../src/routes.ts'
import { toastError } from '../../../src/services/toasts.ts'
import { variantsOf } from '../../support/dataVariants.ts'
import { machinesOfProduct } from '../../support/effects.ts'
import { expectApproved } from '../../support/looks.ts'

/** The toast of each flow after an action, by the action, with the parameters from the machine. */

// Some also notify the member flow, which runs inside the session.
session.start()

type Action = (scope: object, params: unknown) => void

interface Row {
  context?: object
  params?: unknown
  /** The kind and the text of the toast; null if there is none. */
  tells: readonly ['success' | 'error' | 'blank', string] | null
}

const saved = yes({ message: 'Payment successful.', transaction }).output

const table: Readonly<Record<string, readonly Row[]>> = {
  'changePassword.announceChange': [
    { params: yes('Password changed.').output, tells: ['success', 'Password changed.'] },
    { params: no('AUTH_INVALID_CREDENTIALS').output, tells: null },
  ],
  'chatMenu.announceDone': [
    {
      context: { chatId: 'c', action: { kind: 'report' } },
      tells: ['success', 'Thank you. Your report will be reviewed.'],
    },
    { context: { chatId: 'c', action: { kind: 'mute', muted: true } }, tells: ['success', 'Conversation muted.'] },
    { context: { chatId: 'c', action: { kind: 'mute', muted: false } }, tells: ['success', 'Conversation unmuted.'] },
    {
      context: { chatId: 'c', action: { kind: 'archive', archived: true } },
      tells: ['success', 'Conversation archived.'],
    },
    {
      context: { chatId: 'c', action: { kind: 'archive', archived: false } },
      tells: ['success', 'Conversation moved back to your chats.'],
    },
    { context: { chatId: 'c', action: { kind: 'block', blocked: true } }, tells: ['success', 'Contact blocked.'] },
    { context: { chatId: 'c', action: { kind: 'block', blocked: false } }, tells: ['success', 'Contact unblocked.'] },
    { context: { chatId: 'c', action: { kind: 'delete' } }, tells: ['success', 'Deleted Successfuly!'] },
    { context: { chatId: 'c', action: null }, tells: null },
  ],
  'documentUpload.announceUpload': [{ tells: ['success', 'Document uploaded successfully'] }],
  'documentUpload.announceFailure': [{ tells: ['error', 'Document upload failed'] }],
  'documentUpload.announceDeletion': [{ tells: ['success', 'Deleted Successfuly!'] }],
  'login.announceGrant': [
    {
      context: { loginType: 'entrepreneur', accountType: 'want-to-sell' },
      params: yes(grant).output,
      tells: ['blank', 'This account has no Business Exchange profile. It has: investor.'],
    },
    { context: { loginType: 'investor', accountType: null }, params: yes(grant).output, tells: null },
  ],
  'mySubscription.announceChange': [
    { params: yes('Refund on its way.').output, tells: ['success', 'Refund on its way.'] },
    { params: yes(null).output, tells: ['success', 'Saved.'] },
    { params: no('REFUND_NOT_POSSIBLE').output, tells: null },
  ],
  'billingDetails.announceSaved': [{ tells: ['success', 'Billing details saved.'] }],
  'notificationPreferences.announceSaved': [{ tells: ['success', 'Settings saved.'] }],
  'payment.announcePayment': [{ params: saved, tells: ['success', 'Payment successful.'] }],
  'payment.announceRefusal': [
    { params: no('NOT_FOUND').output, tells: ['error', 'NOT_FOUND'] },
    { params: saved, tells: null },
  ],
  'payment.announceEnd': [
    { params: 'cancelled', tells: ['blank', 'Payment status: canceled'] },
    { params: 'refunded', tells: null },
  ],
  'payment.announceStatus': [
    { params: { kind: 'status', status: 'processing' }, tells: ['blank', 'Payment status: processing'] },
  ],
  'draftSaving.announceSaved': [{ tells: ['success', 'Saved. Continue here or on another device.'] }],
  'subscriptions.askForProfile': [
    { context: {}, tells: ['blank', 'Complete your profile first, then choose its plan.'] },
  ],
  'subscriptions.announceTrial': [
    { params: yes({ message: 'Your trial has begun.' }).output, tells: ['success', 'Your trial has begun.'] },
    { params: no('TRIAL_ALREADY_USED').output, tells: null },
  ],
}

const sources = import.meta.glob<string>('../../../src/effects/*.ts', { eager: true, query: '?raw', import: 'default' })

/** Toasts that no action of a flow shows. */
const outside: Readonly<Record<string, number>> = {
  // Covered by tests/flows/storage.test.ts for a browser that saves nothing, and by tests/flows/session.test.ts for
  // events of the session.
  'grant.ts': 1,
  'sessionToasts.ts': 2,
  // The toast has the same text as the one for an upload in the wizard.
  'profileReview.ts': 1,
}

it('every toast of an effect is in the table', () => {
  const counted = Object.entries(sources).map(([path, text]) => {
    const file = path.split('/').at(-1) ?? ''
    return (text.match(/\btoast(?:Success|Error|Info)\(/g) ?? []).length - (outside[file] ?? 0)
  })
  expect(counted.reduce((sum, one) => sum + one, 0)).toBe(Object.keys(table).length)
})

loadAllLocales()
const rows = Object.entries(table).flatMap(([name, reported]) =>
  reported.map((row) => ({ name, row, title: `${name} ${row.tells?.[1] ?? 'tells nothing'}` })),
)

/** The kinds and texts of the toasts that an action shows. */
async function toastsOf(name: string, { context = {}, params }: Omit<Row, 'tells'>): Promise<(readonly string[])[]> {
  toast.remove()
  const { result, unmount } = renderHook(() => useToasterStore())
  const [flow = '', action = ''] = name.split('.')
  const done = machinesOfProduct().get(flow)?.implementations.actions[action] as Action | undefined
  if (!done) throw new Error(`no flow has ${name}`)
  done({ context, self: { _parent: null } }, params)
  // A toast is shown one tick after its library has loaded, in order, so this one is last.
  toastError('the end')
  const reported = () => result.current.toasts.map(({ type, message }) => [type, String(message)])
  await vi.waitFor(() => expect(reported()).toContainEqual(['error', 'the end']), { interval: 5 })
  const shown = reported().filter(([, words]) => words !== 'the end')
  unmount()
  return shown
}

it.each(rows)('$title', async ({ name, row }) => {
  expect(await toastsOf(name, row)).toEqual(row.tells === null ? [] : [row.tells])
})

it('every toast about a response, with each value that the API allows, says what is approved', async () => {
  const lines: string[] = []
  const isAbout = ({ row: { params } }: (typeof rows)[number]) => Object(params) === params && 'ok' in Object(params)
  for (const { name, row } of rows.filter(isAbout))
    for (const { name: varied, value } of variantsOf(row.params)) {
      const shown = await toastsOf(name, { ...row, params: value })
      if (shown.join() !== (row.tells ?? []).join()) lines.push(`${name}, ${varied}: ${shown.join(' ') || 'nothing'}`)
    }
  expectApproved('effects/toasts', 'toasts by data', lines.join('\n'))
})

it('a page of Global Connect that does not open says why, and leads to the missing profile', async () => {
  toast.remove()
  const { result } = renderHook(() => useToasterStore())
  const redirectMissingProfile = machinesOfProduct().get('navigation')?.implementations.actions
    .redirectMissingProfile as Action | undefined
  redirectMissingProfile?.({ context: { me: null } }, undefined)
  await vi.waitFor(() => expect(result.current.toasts).toHaveLength(1))
  expect(result.current.toasts[0]?.message).toMatchObject({
    props: { href: registrationOf('want-to-grow'), children: 'Global Connect needs its own profile. Add one.' },
  })
})
