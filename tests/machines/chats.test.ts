import { describeModel } from 'flowlab/describeFlow.ts'
import { chatFlows } from '../../flowlab/flows/chats.ts'

for (const flow of chatFlows) describeModel(flow)
