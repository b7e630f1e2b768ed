import { describeModel } from '../../flowlab/describeFlow.ts'
import { membershipFlows } from '../../flowlab/flows/memberships.ts'

for (const flow of membershipFlows) describeModel(flow)
