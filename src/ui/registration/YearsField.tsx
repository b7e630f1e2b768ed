import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { YearFigures, YearsAnswer } from '../../domain/registration/answerSchema.ts'
import { isYears, maxYears, nextYear } from '../../domain/registration/years.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { Checkbox } from '../parts/Choices.tsx'
import { describedBy, FieldMessages, TextField } from '../parts/Field.tsx'
import { useReadBack } from '../parts/MoneyField.tsx'
import { Select } from '../parts/Select.tsx'
import { useOptionLists } from './useOptionLists.ts'
import type { Shown } from './WizardField.tsx'

const Table = styled.fieldset`
  display: grid; gap: .75rem; legend { font-weight: 600; font-size: var(--step--1); padding: 0; margin-bottom: .35rem; }
 
  .year { display: grid; gap: .5rem .75rem; align-items: end; grid-template-columns: 7rem minmax(0, 1fr) minmax(0, 1fr) auto auto; }
  @media (max-width: 47.99rem) { .year { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); padding-bottom: .75rem; border-bottom: 1px solid var(--line); } }
`
const Rows = styled.div`display: grid; gap: .75rem; &[aria-invalid='true'] { border-left: 3px solid var(--bad); padding-left: .75rem; }`

/** A table of revenue and profit by financial year that grows row by row. */
export function YearsField({ actor, answer, shared, keep }: Shown) {
  const { LL } = useWords()
  const words = LL.registration.years
  const id = useId()
  const { currencies } = useOptionLists(actor)
  const thisYear = useSelector(actor, ({ context }) => context.thisYear)
  const preferred = useSelector(actor, ({ context }) => context.answers.currency)
  const { years, currency }: YearsAnswer = isYears(answer)
    ? answer
    : { years: [], currency: typeof preferred === 'string' ? preferred : 'INR' }
  const change = (more: YearFigures[]) => keep({ years: more, currency })
  return (
    <Table aria-describedby={describedBy(id, shared)}>
      <legend>{shared.label}</legend>
      <Rows aria-invalid={shared.error ? true : undefined} role="group" aria-label={shared.label}>
        {years.length > 0 ? (
          <Select
            label={LL.registration.wizard.currency()}
            name={`${shared.name}-currency`}
            options={currencies.map(({ code }) => ({ slug: code, label: code }))}
            value={currency}
            onChange={(code) => keep({ years, currency: code })}
          />
        ) : null}
        {years.map((year, index) => (
          <Year
            // biome-ignore lint/suspicious/noArrayIndexKey: while it is being written a year is known by its place alone
            key={index}
            name={`${shared.name}-${index}`}
            year={year}
            currency={currency}
            onChange={(changed) => change(years.map((one, at) => (at === index ? changed : one)))}
            onRemove={() => change(years.filter((_, at) => at !== index))}
          />
        ))}
      </Rows>
      {years.length < maxYears ? (
        <div>
          <Button variant="secondary" onClick={() => change([...years, nextYear(years, thisYear)])}>
            {words.add()}
          </Button>
        </div>
      ) : null}
      <FieldMessages id={id} error={shared.error} hint={shared.hint} />
    </Table>
  )
}

function Year({
  name,
  year,
  currency,
  onChange,
  onRemove,
}: {
  name: string
  year: YearFigures
  currency: string
  onChange: (year: YearFigures) => void
  onRemove: () => void
}) {
  const { LL } = useWords()
  const words = LL.registration.years
  const field = (part: 'year' | 'revenue' | 'profit') => ({
    label: words[part](),
    name: `${name}-${part}`,
    value: year[part],
    onChange: (text: string) => onChange({ ...year, [part]: text }),
  })
  return (
    <fieldset className="year" aria-label={words.of({ year: year.year })}>
      <TextField {...field('year')} inputMode="numeric" />
      <TextField {...field('revenue')} inputMode="decimal" hint={useReadBack(year.revenue, currency)} />
      <TextField {...field('profit')} hint={useReadBack(year.profit, currency)} />
      <Checkbox
        label={words.plan()}
        name={`${name}-plan`}
        checked={year.plan}
        onChange={(plan) => onChange({ ...year, plan })}
      />
      <Button variant="quiet" aria-label={words.remove({ year: year.year })} onClick={onRemove}>
        ×
      </Button>
    </fieldset>
  )
}
