import { describeModel } from '../../flowlab/describeFlow.ts'
import { registrationFlows } from '../../flowlab/flows/registration.ts'

for (const flow of registrationFlows) describeModel(flow)
