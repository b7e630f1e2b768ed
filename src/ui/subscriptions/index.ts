/** The part of the plans that other screens use: buying an add-on. */

export { AddonPayment, AddonProblem } from './AddonDialogs.tsx'
