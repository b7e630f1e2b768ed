export { periodsOf, permissionsFor, subscriptionOf } from './entitlements.ts'
export { entitlementsForUse, isUnusedPurchase, lockAccount, lockMember, recordUse } from './locks.ts'
