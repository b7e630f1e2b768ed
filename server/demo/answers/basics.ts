import type { ProfileKind } from '../../../src/domain/offerings.ts'
import type { Answers } from '../../../src/domain/registration/answerSchema.ts'
import type { ProfileText } from '../people.ts'
import { personOf } from './facts.ts'

/** The working habits that a member describes: what they measure, and what they do when something goes wrong. */
const habits = [
  'We agree a date for every order and met 96% of them last year. When we will miss one, the customer hears from us before they have to ask.',
  'Two thirds of new customers come from existing ones. We publish our complaint rate every quarter, and every complaint is answered by a person within a working day.',
  'Our accounts are audited, our taxes are filed monthly, and no single customer brings more than a fifth of what we earn. We turn work down when we can’t do it well.',
  'We track four numbers every week: orders, margin, days to pay and staff who leave. All four are better than a year ago, and everyone here can see them.',
  'Half the team has been here for more than three years. We train on the job, promote from within and write down how the work is done, so that it doesn’t depend on one person.',
  'We grew without discounts. Customers stay because the work is right the first time; fewer than one order in fifty comes back, and we know why for each of them.',
]

/** The goals that a member describes, and how they intend to reach them. */
const aims = [
  'In five years we want to be the first name people think of in our field, in every large city of the region. We will get there one market at a time, and only enter the next one once the last one pays for itself.',
  'We want to double in three years without lowering our standards: a second site, a stronger sales team, and software that takes the paperwork off people’s desks. Investors and partners get a one-page report every month.',
  'Our aim is a business that runs without its founders. We are building a second line of managers, moving what we know into written processes, and sharing profits with the people who earn them.',
  'We want to prove that this can be done cleanly and at a fair price, and then license it to others. Every step has a number attached to it, and we review those numbers with our advisers every quarter.',
  'We plan to reach customers abroad through local partners rather than offices of our own. Two pilots are running; we will scale the one that works and close the other.',
  'We would rather be the best at one thing than average at five. The next three years go into quality, certification and repeat customers; new products follow when those ask for them.',
]

const rules = [
  'Two rules don’t change: suppliers are paid on the day we agreed, and partners hear bad news from us first, on one page, every month.',
  'We will not borrow to grow, and we will not enter a market that none of us knows; both rules have saved us from expensive mistakes before.',
  'Every manager spends a day a month with customers, and what they bring back decides what we work on next, whatever the plan said before.',
  'A tenth of what we earn goes into training and better tools, in good years and in bad ones, and everyone can see how it was spent.',
]

export function basics(kind: ProfileKind, block: ProfileText, about: string, aim: string): Answers {
  const { first, last } = personOf(kind, block)
  const name = block.facts[0] ?? ''
  // The choice depends only on the name, so a member always gets the same text.
  const place = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return {
    first_name: first,
    last_name: last,
    company_name: name,
    currency: 'INR',
    entity_type: 'private-limited',
    brief_about_business: `${about} ${habits[place % habits.length]}`,
    vision_and_mission: `${aim} ${aims[Math.floor(place / habits.length) % aims.length]} ${rules[place % rules.length]}`,
  }
}
