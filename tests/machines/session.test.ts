import { describeModel } from 'flowlab/describeFlow.ts'
import { areas } from '../../flowlab/registry.ts'

for (const flow of areas.session) describeModel(flow)
