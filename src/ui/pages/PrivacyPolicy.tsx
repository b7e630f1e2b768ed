import { useWords } from '../../i18n/useWords.ts'
import { Article } from './Article.tsx'

export default function PrivacyPolicy() {
  const { LL } = useWords()
  const { title, lead, sections } = LL.pages.privacy
  return <Article title={title()} lead={lead()} sections={Object.values(sections)} />
}
