import { describeModel } from 'flowlab/describeFlow.ts'
import { marketFlows } from '../../flowlab/flows/market.ts'

for (const flow of marketFlows) describeModel(flow)
