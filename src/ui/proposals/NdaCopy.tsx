import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { type ByState, useByState, useCan } from '../parts/states.ts'
import type { ProposalActor } from './ProposalDetail.tsx'

const preparing: ByState<ProposalActor, boolean> = {
  loading: false,
  shown: false,
  preparingCopy: true,
  confirming: false,
  takingStep: false,
  stepUnanswered: false,
  offeringSubscription: false,
  complaining: false,
  refused: false,
  unanswered: false,
}

/** Downloads the signed NDA. */
export function NdaCopy({ actor }: { actor: ProposalActor }) {
  const words = useWords().LL.proposals.copy
  const isOffered = useCan(actor, { type: 'copy.requested' })
  const isPreparing = useByState(actor, preparing)
  return (
    <Button variant="quiet" busy={!isOffered} onClick={() => actor.send({ type: 'copy.requested' })}>
      {isPreparing ? words.preparing() : words.download()}
    </Button>
  )
}
