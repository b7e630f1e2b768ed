export { entitlementsOf, periodsOf, permissionsFor, subscriptionOf } from './entitlements.ts'
export { entitledToUse, isUnusedPurchase, lockAccount, lockMember, recordUse } from './locks.ts'
