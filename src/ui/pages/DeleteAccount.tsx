import { useWords } from '../../i18n/useWords.ts'
import { Page } from '../parts/Layout.tsx'

export default function DeleteAccount() {
  const { LL } = useWords()
  const words = LL.pages.deletion
  return (
    <Page title={words.title()} narrow>
      <p>{words.text()}</p>
      <p>
        <a href={`mailto:${LL.pages.contact.email()}`}>{LL.pages.contact.email()}</a>
      </p>
    </Page>
  )
}
