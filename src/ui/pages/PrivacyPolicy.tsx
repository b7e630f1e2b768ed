import { useWords } from '../../i18n/useWords.ts'
import { Page } from '../parts/Layout.tsx'

export default function PrivacyPolicy() {
  const { LL } = useWords()
  const words = LL.pages.privacy
  return (
    <Page title={words.title()} narrow>
      <p>{words.text()}</p>
    </Page>
  )
}
