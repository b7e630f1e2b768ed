import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { preview as empty } from '../../../flowlab/flows/listingSamples.ts'
import { profile } from '../../../flowlab/flows/profileSamples.ts'
import type { Preview } from '../../../src/domain/market/listingSchema.ts'
import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Profile } from '../../../src/domain/registration/profileSchema.ts'
import { type OptionLists, optionListsMachine } from '../../../src/machines/optionListsMachine.ts'
import type { Outcome } from '../../../src/machines/outcome.ts'
import { profileReviewMachine } from '../../../src/machines/profileReviewMachine.ts'
import ProfileReview from '../../../src/ui/profile/ProfileReview.tsx'
import { ReviewNotices } from '../../../src/ui/profile/ReviewNotices.tsx'
import { StrangersView } from '../../../src/ui/profile/StrangersView.tsx'
import { show } from '../../support/inLanguage.tsx'

/** The page on which a profile is checked and submitted (docs/product 11). */

type OfKind = { kind: ProfileKind }
const live: Profile = { ...profile, status: 'approved', steps_done: 3, can: { ...profile.can, submit: false } }
const optionLists = optionListsMachine.provide({
  actors: {
    loadOptionLists: fromPromise<OptionLists, OfKind>(async () => ({ lists: {}, countries: [], currencies: [] })),
    watchLanguage: fromCallback(() => {}),
  },
})

const reviewOf = (shown: Profile) =>
  createActor(
    profileReviewMachine.provide({
      actors: {
        optionLists,
        loadReview: fromPromise<{ profile: Profile | null; preview: Preview | null }, OfKind>(async () => ({
          profile: shown,
          preview: null,
        })),
        submitProfile: fromPromise<Outcome<Profile>, OfKind>(async () => ({ ok: true, value: live })),
      },
    }),
    { input: { kind: 'INVESTMENT', planCall: 'choose', lastId: 'a' } },
  ).start()

it('after the submission the page is at its top, where the next step is', async () => {
  const actor = reviewOf(profile)
  const scrolled = vi.spyOn(window, 'scrollTo')
  show(<ProfileReview actor={actor} />)
  const submit = await screen.findByRole('button', { name: 'Submit for review' })
  scrolled.mockClear()
  await act(async () => submit.click())
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull()
  expect(scrolled).toHaveBeenCalledWith(0, 0)
  const next = screen.getByRole('link', { name: 'View my listing' })
  const completeness = screen.getByRole('heading', { name: /^Completeness/ })
  expect(next.compareDocumentPosition(completeness) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('a website without a scheme is a link on the page too', async () => {
  const answered = { ...profile, business: { ...profile.business, link: 'www.iyercoldfoods.in' } }
  show(<ProfileReview actor={reviewOf(answered)} />)
  const link = await screen.findByRole('link', { name: 'www.iyercoldfoods.in' })
  expect(link.getAttribute('href')).toBe('https://www.iyercoldfoods.in')
})

it.each([
  ['suspended', false, true],
  ['rejected', false, true],
  ['rejected', true, false],
] as const)('a profile that is %s leads to support unless it can be resubmitted (%s)', (status, submit, leads) => {
  const review = { note: 'Complaints about advance fees.', fields: {} }
  show(<ReviewNotices profile={{ ...profile, status, review, can: { edit: false, submit } }} />)
  screen.getByText('Complaints about advance fees.')
  const link = screen.queryByRole('link', { name: 'Contact support' })
  expect(link?.getAttribute('href') ?? null).toBe(leads ? '/contact-support' : null)
})

it('a stranger’s view of an answer marks each redacted part where it stands', () => {
  const preview: Preview = {
    ...empty,
    anonymous: true,
    facts: [
      {
        ...{ field: 'vision', section: 'story', label: 'Vision', value: 'Call … or write to … today.', dropped: [] },
        marks: [
          { start: 5, end: 6, was: '98200 98200' },
          { start: 19, end: 20, was: 'a@b.in' },
        ],
      },
    ],
  }
  show(<StrangersView preview={preview} />)
  const answer = screen.getByRole('definition')
  expect([...answer.querySelectorAll('mark')].map(({ title }) => title)).toHaveLength(2)
  for (const removed of answer.querySelectorAll('del')) removed.remove()
  expect(answer.textContent).toBe('Call … or write to … today.')
})
