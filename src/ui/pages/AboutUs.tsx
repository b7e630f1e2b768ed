import { useWords } from '../../i18n/useWords.ts'
import { Article } from './Article.tsx'

export default function AboutUs() {
  const { LL } = useWords()
  const { title, lead, sections } = LL.pages.about
  return <Article title={title()} lead={lead()} sections={Object.values(sections)} />
}
