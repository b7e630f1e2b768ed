import { identityOf, type Owner } from '../../../src/domain/anonymity/identity.ts'
import { type StrangersView, strangersView } from '../../../src/domain/anonymity/strangers.ts'
import type { Preview } from '../../../src/domain/market/listingSchema.ts'
import { isEmpty } from '../../../src/domain/registration/check.ts'
import { fieldsOf } from '../../../src/domain/registration/formFields.ts'
import type { ProfileRow } from '../../kernel/db/profileRow.ts'
import type { Deps, Language } from '../../kernel/ports/deps.ts'
import { fieldLabel } from '../catalog/index.ts'
import { type DocumentRow, ownersDocuments, strangersDocuments } from '../documents/index.ts'
import { listedColumns, ownersAnswers, presentCard, presentFacts } from '../profiles/index.ts'

/** A profile as a stranger sees it, from the same presenter, plus a list of the redactions for its owner. */
export function previewOf(
  deps: Deps,
  row: ProfileRow,
  { account, documents }: { account: Owner; documents: readonly DocumentRow[] },
  language: Language,
): Preview {
  const [basic, business] = [ownersAnswers(row, 'basic'), ownersAnswers(row, 'business')]
  const shown = { ...row.basic, ...row.business }
  const { name, email, mobile } = account
  const owner = { name, email, mobile }
  const seen = { ...row, basic, business, ...listedColumns(row.kind, basic, business, shown, owner) }
  const answers = { ...basic, ...business }
  const view = seen.anonymous ? strangersView(row.kind, answers, identityOf(row.kind, answers, shown, owner)) : {}
  return {
    ...presentCard(deps, seen, language),
    anonymous: seen.anonymous,
    facts: presentFacts(seen, { language, isRevealed: false, currency: null }).map(({ field, label, value }) => ({
      ...{ field, label, value },
      ...takenOut(view, { field, value }),
    })),
    documents: strangersDocuments(ownersDocuments(documents), language),
    hidden: seen.anonymous ? hiddenOf(seen, language) : [],
  }
}

/** The redacted positions apply only if the value is the whole answer. */
function takenOut(view: StrangersView, { field, value }: { field: string; value: string }) {
  const shown = view[field]
  return { marks: shown?.answer === value ? [...shown.marks] : [], dropped: [...(shown?.dropped ?? [])] }
}

const hiddenOf = ({ kind, basic, business }: ProfileRow, language: Language): Preview['hidden'] =>
  ([['basic', basic] as const, ['business', business] as const] as const)
    .flatMap(([step, answers]) => fieldsOf(kind, step, answers).filter(({ name }) => !isEmpty(answers[name])))
    .filter(({ anonymous, listed, otherOf }) => anonymous === 'hide' && listed && !otherOf)
    .map((spec) => ({ field: spec.name, label: fieldLabel(spec, language) }))
