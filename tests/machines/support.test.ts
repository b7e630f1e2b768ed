import { describeModel } from 'flowlab/describeFlow.ts'
import { supportFlows } from '../../flowlab/flows/support.ts'

for (const flow of supportFlows) describeModel(flow)
