import { fireEvent, screen } from '@testing-library/react'
import { useSelector } from '@xstate/react'
import { expect, it } from 'vitest'
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate'
import { preferences } from '../../../flowlab/flows/samples.ts'
import {
  type LoadedPreferences,
  notificationPreferencesMachine,
} from '../../../src/machines/notificationPreferencesMachine.ts'
import { Kinds } from '../../../src/ui/notifications/Kinds.tsx'
import { show } from '../../support/inLanguage.tsx'

/** The settings list what can be chosen, and say once what cannot and why. */

const answers = <Answer,>(answer: Answer) => fromPromise<Answer>(async () => answer)
function Choices({ actor }: { actor: ActorRefFrom<typeof notificationPreferencesMachine> }) {
  const current = useSelector(actor, ({ context }) => context.preferences)
  return current ? <Kinds actor={actor} preferences={current} /> : null
}

const shown = (quiet: boolean, language: 'en' | 'hi' = 'en') => {
  const actor = createActor(notificationPreferencesMachine)
  const { container } = show(<Kinds actor={actor} preferences={{ ...preferences, quiet }} />, language)
  const rows = [...container.querySelectorAll('tbody tr:not(.group)')]
  return { rows, names: rows.map((row) => row.querySelector('th')?.textContent), text: container.textContent ?? '' }
}

it.each([true, false])('every row has a switch (quiet hours: %s)', (quiet) => {
  const { rows, names } = shown(quiet)
  for (const row of rows)
    expect([row.textContent, row.querySelector('input') !== null]).toEqual([row.textContent, true])
  expect(names).toContain('Trial ending soon')
  expect(names).not.toContain('Payment confirmed')
  expect(names).not.toContain('Pitch deck views')
})

it('what is always on is said once, with the reason', () => {
  const { text } = shown(true)
  const [said] = text.match(/Always on, because [^:]*: [^.]*\./) ?? []
  expect(said).toMatch(/^Always on, because they’re about your profile, your payments or your plan: Profile approved, /)
  for (const kind of ['Payment confirmed', 'Payment refunded', 'Plan ending soon', 'Profile suspended'])
    expect(said).toContain(kind)
  screen.getByText('Shown only under the bell, without push or email: Proposal viewed, Pitch deck views.')
})

it('in Hindi too', () => {
  expect(shown(true, 'hi').text).toMatch(/हमेशा चालू, क्योंकि [^:]+: .+।पुश और ईमेल के बिना, केवल घंटी पर: .+।$/)
})

it('one box switches every notification of a group that a channel may leave out', async () => {
  const loaded: LoadedPreferences = {
    preferences: { ...preferences, quiet: false, off: { push: [], email: [] } },
    zone: 'Asia/Kolkata',
  }
  const actor = createActor(
    notificationPreferencesMachine.provide({ actors: { loadPreferences: answers(loaded) } }),
  ).start()
  actor.send({ type: 'settings.opened' })
  await waitFor(actor, (snapshot) => snapshot.matches('editing'))
  show(<Choices actor={actor} />)
  const off = () => actor.getSnapshot().context.preferences?.off
  const all = screen.getByLabelText<HTMLInputElement>('All by Email: Messages and questions')
  const one = screen.getByLabelText<HTMLInputElement>('New message by Email')
  expect([all.checked, all.indeterminate]).toEqual([true, false])
  fireEvent.click(one)
  expect([off()?.email, all.checked, all.indeterminate]).toEqual([['message'], false, true])
  fireEvent.click(all)
  expect([off()?.email, all.checked, all.indeterminate]).toEqual([[], true, false])
  fireEvent.click(all)
  expect(off()?.push).toEqual([])
  expect([...(off()?.email ?? [])].sort()).toEqual(['listing_answer', 'listing_question', 'message'])
  expect([one.checked, all.checked, all.indeterminate]).toEqual([false, false, false])
})
