import { business } from './business.ts'
import { businessExchange } from './businessExchange.ts'
import { capitalBridge } from './capitalBridge.ts'
import { globalConnect } from './globalConnect.ts'
import { investor } from './investor.ts'
import { reasons } from './reasons.ts'
import { shared } from './shared.ts'

/**
 * `English | Hindi`, one option per line; a third part is the slug if it no longer follows from the English label.
 * Options are deactivated, never deleted, and slugs never change: saved profiles contain them.
 */
export const optionLines = {
  ...capitalBridge,
  ...businessExchange,
  ...globalConnect,
  ...investor,
  ...business,
  ...shared,
  ...reasons,
}
