import type { ProposalReader } from './readers.ts'

/** The reasons for declining or ending talks that only one of the two gives; the others fit both. */
const onlyFor: Readonly<Record<string, ProposalReader['brings']>> = {
  'stage-too-early': 'investor',
  'stage-too-late': 'investor',
  'not-investing-now': 'investor',
  'owner-withdrew': 'owner',
}

/** The reason that reports the other member, who never learns of it. */
export const reportingReason = 'suspicious-spam'

/** True if the investor, or the owner of the business, can give this reason. */
export const isReasonOf = (brings: ProposalReader['brings'], reason: string): boolean =>
  (onlyFor[reason] ?? brings) === brings
