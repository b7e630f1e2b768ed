import type { Flow, FlowModel } from 'flowlab/model/flow.ts'
import { defineProject } from 'flowlab/model/project.ts'
import { equivalents } from './equivalents.ts'
import { accountFlows } from './flows/accounts.ts'
import { chatFlows } from './flows/chats.ts'
import { conversationFlows } from './flows/conversations.ts'
import { listingFlows } from './flows/listing.ts'
import { marketFlows } from './flows/market.ts'
import { membershipFlows } from './flows/memberships.ts'
import { notificationFlows } from './flows/notifications.ts'
import { proposalFlows } from './flows/proposals.ts'
import { registrationFlows } from './flows/registration.ts'
import { sessionFlows } from './flows/session.ts'
import { supportFlows } from './flows/support.ts'
import { uploadFlows } from './flows/uploads.ts'
import { machineWords } from './machineWords.ts'
import { promises } from './promises.ts'
import { sentences } from './sentences.ts'

/** Every flow of the product, by area, for the tests, the command and the gallery. */
export const areas = {
  session: [...sessionFlows, ...accountFlows],
  registration: [...registrationFlows, ...uploadFlows],
  memberships: membershipFlows,
  market: [...marketFlows, ...listingFlows, ...proposalFlows],
  chats: [...chatFlows, ...conversationFlows],
  support: supportFlows,
  notifications: notificationFlows,
} satisfies Record<string, readonly Flow[]>

export const flows: readonly Flow[] = Object.values(areas).flat()

export const flowNamed = (name: string): Flow | null => flows.find((flow) => flow.name === name) ?? null

/** The model of a flow that exists, for tests. */
export function modelNamed(name: string): FlowModel {
  const flow = flowNamed(name)
  if (!flow) throw new Error(`there is no flow "${name}"`)
  return flow.model
}

/** The lab's project for this product. */
export default defineProject({
  approveWith: 'npm run flows approve',
  flows,
  approved: 'docs/flows/approved',
  words: machineWords,
  promises: Object.fromEntries(
    flows.map(({ name }) => [name, [...(promises[name] ?? []), ...(sentences[name] ?? [])]]),
  ),
  equivalents,
  exclusive: [['has_active_subscription', 'has_subscription_expired']],
})
