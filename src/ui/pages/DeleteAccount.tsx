import { useI18nContext } from '../../i18n/i18n-react.tsx'
import { Page } from '../parts/Layout.tsx'

export default function DeleteAccount() {
  const { LL } = useI18nContext()
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
