import { describeModel } from 'flowlab/describeFlow.ts'
import { notificationFlows } from '../../flowlab/flows/notifications.ts'

for (const flow of notificationFlows) describeModel(flow)
