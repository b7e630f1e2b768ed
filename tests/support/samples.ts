export { message } from '../../flowlab/flows/chatSamples.ts'
export { proposal } from '../../flowlab/flows/listingSamples.ts'
export { transaction } from '../../flowlab/flows/membershipSamples.ts'
export { completeBasic, completeBusiness, profile } from '../../flowlab/flows/profileSamples.ts'
