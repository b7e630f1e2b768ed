import { planById } from '../../domain/memberships/plans.ts'

/** How others see the buyer of a plan: founders see an investor's profile, and everybody else has a listing. */
export const shownAs = (planId: string | undefined): 'profile' | 'listing' =>
  planById(planId ?? '')?.accountType === 'investor' ? 'profile' : 'listing'
