export { entitlementsOf, periodsOf, permissionsFor, subscriptionOf } from './entitlements.ts'
export { entitledToUse, holdAccount, holdMember, isUnusedPurchase, noteUse } from './using.ts'
