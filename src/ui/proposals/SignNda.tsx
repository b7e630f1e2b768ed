import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { type Nda, ndaClauses } from '../../domain/proposals/nda.ts'
import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { excess, maxLengths } from '../../domain/validation/length.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Checkbox } from '../parts/Choices.tsx'
import { TextField } from '../parts/Field.tsx'
import { Soft } from '../parts/Layout.tsx'
import type { ProposalActor } from './ProposalDetail.tsx'
import { useParty } from './useParty.ts'

const Sheet = styled.section`
  max-height: min(22rem, 45vh); overflow-y: auto; padding: .9rem 1rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--sunk); overflow-wrap: anywhere;
  h3 { font-size: 1rem; margin: 0 0 .5rem; } h4 { font-size: var(--step--1); margin: 0; } p { margin: 0; } ol { margin: .75rem 0 0; padding-left: 1.4rem; display: grid; gap: .6rem; }
`

/** The whole agreement, in the words that the PDF has too. */
function NdaText({ nda: { owner, investor, represented_by: name } }: { nda: Nda }) {
  const words = useWords().LL.nda
  const names = { owner, investor }
  const party = name ? words.represented({ investor, name }) : investor
  return (
    <Sheet aria-label={words.title()} tabIndex={0}>
      <h3>{words.title()}</h3>
      <p>{words.parties({ owner, investor: party })}</p>
      <ol>
        {ndaClauses.map((clause) => (
          <li key={clause}>
            <h4>{words.clauses[clause].title()}</h4>
            <p>{words.clauses[clause].text(names)}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

/** What the owner requests: the text that the other will sign, folded, and the documents that it opens. */
export function RequestedNda({ proposal: { nda, other } }: { proposal: Proposal }) {
  const words = useWords().LL.proposals.requested
  const party = useParty()
  if (!nda) return null
  return (
    <>
      <details>
        <summary>{words.read(party(other))}</summary>
        <NdaText nda={nda} />
      </details>
      {nda.opens.length === 0 ? (
        <Soft>{words.none()}</Soft>
      ) : (
        <div>
          <strong>{words.opens()}</strong>
          <ul>
            {nda.opens.map((title, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have the same title
              <li key={index}>{title}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** The agreement, the consent and the signature. */
export function SignNda({ actor }: { actor: ProposalActor }) {
  const { LL } = useWords()
  const words = LL.proposals
  const { form, errors, proposal } = useSelector(actor, ({ context }) => context)
  const excessLength = excess(form.text, maxLengths.answer)
  const wrongName = form.text.trim() ? words.wrong.signature() : words.wrong.text()
  const textError = excessLength > 0 ? words.tooLong({ count: excessLength }) : wrongName
  return (
    <>
      {proposal?.nda ? <NdaText nda={proposal.nda} /> : null}
      <Checkbox
        label={words.form.agreed()}
        name="agreed"
        checked={form.agreed}
        error={errors.agreed ? words.wrong.agreed() : undefined}
        onChange={(value) => actor.send({ type: 'field.changed', field: 'agreed', value })}
      />
      <TextField
        label={words.form.signature()}
        name="text"
        autoComplete="name"
        required
        error={errors.text || excessLength > 0 ? textError : undefined}
        value={form.text}
        onChange={(value) => actor.send({ type: 'field.changed', field: 'text', value })}
      />
      <Soft>{words.form.afterSigning()}</Soft>
    </>
  )
}
