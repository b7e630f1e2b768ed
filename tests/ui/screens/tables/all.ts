import { accountTables } from './account.tsx'
import { talkTables } from './chats.tsx'
import { marketTables } from './market.tsx'
import { membershipTables } from './memberships.tsx'
import { registrationTables } from './registration.tsx'

export const tables = [...accountTables, ...registrationTables, ...membershipTables, ...marketTables, ...talkTables]
