import { useWords } from '../../i18n/useWords.ts'
import { Article } from './Article.tsx'
import { LegalRows } from './LegalRows.tsx'
import { ownerFacts } from './legalFacts.ts'

export default function Terms() {
  const { LL } = useWords()
  const { title, lead, sections } = LL.pages.terms
  return (
    <Article title={title()} lead={lead()} sections={Object.values(sections)}>
      <LegalRows names={ownerFacts} />
    </Article>
  )
}
