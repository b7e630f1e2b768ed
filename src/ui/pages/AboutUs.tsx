import { useI18nContext } from '../../i18n/i18n-react.tsx'
import { Page } from '../parts/Layout.tsx'

export default function AboutUs() {
  const { LL } = useI18nContext()
  const words = LL.pages.about
  return (
    <Page title={words.title()} narrow>
      <p>{words.text()}</p>
    </Page>
  )
}
