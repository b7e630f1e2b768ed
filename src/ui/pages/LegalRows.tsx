import { styled } from 'styled-components'
import { useWords } from '../../i18n/useWords.ts'
import { type LegalFact, legalFacts } from './legalFacts.ts'

const Rows = styled.dl`
  display: grid; gap: .75rem; margin: 0;
  &:empty { display: none; }
  dt { font-weight: 600; } dd { margin: 0; color: var(--soft); overflow-wrap: anywhere; }
`

/** The configured facts about this installation. The server fills in the same markup. */
export function LegalRows({ names }: { names: readonly LegalFact[] }) {
  const { LL } = useWords()
  const words = LL.pages.facts
  return (
    <Rows>
      {names
        .filter((name) => legalFacts[name])
        .map((name) => (
          <div key={name} data-fact={name}>
            <dt>{words[name]()}</dt>
            <dd>{legalFacts[name]}</dd>
          </div>
        ))}
    </Rows>
  )
}
