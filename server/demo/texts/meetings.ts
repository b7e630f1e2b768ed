import { businessMeetings } from './meetings/business.ts'
import { companyMeetings } from './meetings/company.ts'
import { investorMeetings } from './meetings/investor.ts'
import { traderMeetings } from './meetings/trader.ts'

/**
 * The proposals of the demo accounts, one block each: `sender > receiver`, then what happened, as
 * `days ago, time in India, step, details`.
 *
 * A step is an action of the lifecycle; `s:` and `r:` are messages of the sender and the receiver, `s[Title]:` one with
 * a page of `pages`. An offer is `amount instrument terms validity note`, its terms in the order of their table:
 * `14` percent of the shares, a cap of `15Cr/15%` with a discount, `9%/96` a year for eight years, or `6%/1.2` of the
 * revenue until 1.2 times the amount is repaid. Both may confirm a deal, so it says who did.
 */
export const meetings = [investorMeetings, companyMeetings, businessMeetings, traderMeetings]
  .map((each) => each.trim())
  .join('\n\n')

/** Pages that are sent with a message. */
export const pages: Readonly<Record<string, readonly string[]>> = {
  'What is included': [
    'Included: both mills with land and machinery, the laboratory, stock at cost, the brand, customer contracts, all staff.',
    'Not included: the family house beside the first mill, two private cars, cash at bank.',
    'Handover: six months in person, then two days a month for a year. Every buyer is introduced at a meeting.',
  ],
  'What a tank costs': [
    'One indoor tank: ₹1.9 Cr with pumps and filters, paid back in 31 months at today’s price.',
    'Best of fourteen cycles: 22.4 tonnes, 21% margin. Worst: 15.1 tonnes, 2% margin, after a power failure.',
    'Since then each hall has two generators and its own oxygen.',
  ],
  'Documents for the review': [
    'Accounts of three years with the auditor’s notes: our finance head.',
    'Grower contracts, 1,900 in four formats, with a list of every exception: the head of procurement.',
    'The process patent and its renewals: our lawyer in Pune. Licences and laboratory reports: the plant head.',
  ],
}
