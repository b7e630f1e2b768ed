import { legalAfterAcceptance, legalAfterExclusive, raceAcceptance, raceExclusiveOffers } from '../../support/races.ts'
import { hold, type Trial } from './trial.ts'

const reported = (ends: Record<string, number>) =>
  Object.entries(ends)
    .map(([end, seen]) => `${seen} × ${end}`)
    .join('; ')

export const proposalTrials: Trial[] = [
  {
    number: 24,
    title: 'two sessions accept two exclusive offers on one listing: one wins',
    count: '1,000 races',
    async run(server) {
      const ends = await raceExclusiveOffers(server, 1_000)
      hold(Object.keys(ends).join() === legalAfterExclusive, reported(ends))
      return reported(ends)
    },
  },
  {
    number: 24,
    title: 'accept against withdraw: one legal end, a chat only for an acceptance',
    count: '1,000 races',
    async run(server) {
      const ends = await raceAcceptance(server, 1_000)
      hold(
        Object.keys(ends).every((end) => legalAfterAcceptance.includes(end)),
        reported(ends),
      )
      return reported(ends)
    },
  },
]
