import type { Binding } from '../binding.ts'
import { globalConnect } from './globalConnect.ts'
import { payment } from './payment.ts'
import { sendingAProposal } from './proposal.ts'
import { register } from './register.ts'
import { changePassword, login, logout, oneTimeCode, passwordReset } from './session.ts'

/** The flows whose generated paths are walked in the browser, by the name of the flow. */
export const bindings: Readonly<Record<string, Binding>> = {
  login,
  oneTimeCode,
  passwordReset,
  register,
  payment,
  globalConnectWithoutPlan: globalConnect('none'),
  globalConnectExpired: globalConnect('expired'),
  globalConnectWithoutFeature: globalConnect('without_feature'),
  globalConnectIncluded: globalConnect('included'),
  proposalDraft: sendingAProposal,
  changePassword,
  logout,
}
