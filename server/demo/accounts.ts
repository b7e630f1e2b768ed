import type { ProfileKind } from '../../src/domain/offerings.ts'

export interface DemoAccount {
  role: string
  kind: ProfileKind
  name: string
  email: string
  mobile: string
  password: string
}

const password = 'Demo@1234'

/** One account for each role, in every new embedded database. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'Investor',
    kind: 'INVESTOR',
    name: 'Anjali Mehta',
    email: 'investor@demo.in',
    mobile: '+919820012345',
    password,
  },
  {
    role: 'Capital Bridge',
    kind: 'INVESTMENT',
    name: 'Rohan Kulkarni',
    email: 'founder@demo.in',
    mobile: '+919820012346',
    password,
  },
  {
    role: 'Business Exchange',
    kind: 'WANT_TO_SELL',
    name: 'Meera Nair',
    email: 'owner@demo.in',
    mobile: '+919820012347',
    password,
  },
  {
    role: 'Global Connect',
    kind: 'WANT_TO_GROW',
    name: 'Imran Shaikh',
    email: 'trader@demo.in',
    mobile: '+919820012348',
    password,
  },
]
