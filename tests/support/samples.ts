export {
  completeBasic,
  completeBusiness,
  message,
  profile,
  proposal,
  transaction,
} from '../../flowlab/flows/samples.ts'
