import { useWords } from '../../i18n/useWords.ts'
import { Article } from './Article.tsx'
import { LegalRows } from './LegalRows.tsx'
import { ownerFacts, processorFacts } from './legalFacts.ts'

export default function PrivacyPolicy() {
  const { LL } = useWords()
  const { title, lead, sections } = LL.pages.privacy
  return (
    <Article title={title()} lead={lead()} sections={Object.values(sections)}>
      <LegalRows names={[...processorFacts, ...ownerFacts.filter((name) => name !== 'courts')]} />
    </Article>
  )
}
