import { useWords } from '../../i18n/useWords.ts'
import { Page } from '../parts/Layout.tsx'

export default function AboutUs() {
  const { LL } = useWords()
  const words = LL.pages.about
  return (
    <Page title={words.title()} narrow>
      <p>{words.text()}</p>
    </Page>
  )
}
