import { useSelector } from '@xstate/react'
import { useWords } from '../../i18n/useWords.ts'
import { home, redirectFor } from '../../routes.ts'
import { LinkButton } from '../parts/Button.tsx'
import { EmptyState } from '../parts/Layout.tsx'
import { PageTitle } from '../parts/PageTitle.ts'
import { Redirect } from '../parts/Redirect.tsx'
import type { Loaded } from './loaded.ts'

/** An address without a screen: redirects to another address, or says that the page does not exist. */
export default function MovedPage({ navigation }: Loaded) {
  const { pathname, search } = useSelector(navigation, ({ context }) => context.address)
  const to = redirectFor(pathname, search)
  return to ? <Redirect to={to} /> : <NotFound />
}

function NotFound() {
  const { LL } = useWords()
  return (
    <>
      <PageTitle title={LL.notFound.title()} />
      <EmptyState
        isPage
        title={LL.notFound.title()}
        text={LL.notFound.text()}
        action={<LinkButton href={home}>{LL.notFound.home()}</LinkButton>}
      />
    </>
  )
}
