import type { Me } from '../../../src/domain/members/meSchema.ts'
import type { Profile } from '../../../src/domain/registration/profileSchema.ts'
import { addresses } from '../../../src/routes.ts'
import { preview } from '../../flows/listingSamples.ts'
import { me } from '../../flows/samples.ts'
import type { Binding } from '../binding.ts'
import { answering, awaitBell, fromServer, ok, press, saysRefusal, signIn } from './acts.ts'
import type { Refused } from './login.ts'

const founder: Me = { ...me, login_type: 'entrepreneur', account_type: 'investment' }

interface Reviewed extends Refused {
  profile: Profile | null
}
const links = [
  'link Add 8 documents +12%',
  'link Answer 2 more questions +1%',
  ...['Basic details', 'Business details', 'Documents'].map((step) => `link Edit : ${step}`),
  ...['link https://vermacold.in', 'link https://vermacold.in', 'link https://linkedin.com/in/asha'],
  ...['Proof of business', 'Business photo'].map((document) => `link ${document} · Trade license licence.pdf 1 KB`),
  'link Continue registration',
  'button Profile photo: Add a photo',
]
const review = (context: Reviewed) =>
  context.profile
    ? {
        reads: context.profile.status === 'draft' ? ['Review your profile', 'Draft'] : ['My Profile', 'Live'],
        liveRegions: saysRefusal(context),
        offers: [
          ...links,
          ...(context.profile.status === 'draft' ? [] : ['link View my listing', 'link Change who can see it']),
        ],
      }
    : { reads: ['You don’t have a profile yet.'], offers: ['link Start'] }

/** The profile before and after it is submitted. */
export const profileReview: Binding = {
  name: 'profileReview',
  reach: 'its screen',
  open: async (page) => {
    await signIn(page, founder)
    await fromServer(page, /\/api\/(master-dropdown|currencies|countries)/)
    await answering(page, /\/api\/profiles\/investment\/preview$/, { preview })
    await page.goto(addresses.profileReview('investment'))
    await awaitBell(page)
  },
  does: { 'profile.submitted': press('Submit for review'), 'retry.requested': press('Try again') },
  calls: {
    loadReview: {
      method: 'GET',
      url: /\/api\/profiles\/investment$/,
      losses: [],
      body: ({ profile }: { profile: Profile | null }) => ok({ profile, suggested: {}, draft: {} }),
    },
    submitProfile: {
      method: 'POST',
      url: /\/api\/profiles\/investment\/submission$/,
      body: ({ value }: { value: Profile }) => ok({ profile: value }),
    },
  },
  main: 'submitProfile',
  screen: {
    presses: { 'button Submit for review': 'profile.submitted', 'button Try again': 'retry.requested' },
    states: {
      loading: { liveRegions: ['status: Loading…'] },
      unavailable: { reads: ['We couldn’t load your profile.'] },
      reviewing: review,
      submitting: review,
      unanswered: (context: Reviewed) => ({
        ...review(context),
        liveRegions: ['alert: We couldn’t save your details yet. Your entries are safe; please try again.'],
      }),
    },
  },
}
