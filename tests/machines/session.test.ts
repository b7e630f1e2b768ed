import { describeModel } from 'flowlab/describeFlow.ts'
import { sessionFlows } from '../../flowlab/flows/session.ts'

for (const flow of sessionFlows) describeModel(flow)
