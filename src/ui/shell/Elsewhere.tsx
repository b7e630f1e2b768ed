import { Redirect, useLocation, useSearch } from 'wouter'
import { movedTo } from '../../elsewhere.ts'
import { useWords } from '../../i18n/useWords.ts'
import { home } from '../../routes.ts'
import { LinkButton } from '../parts/Button.tsx'
import { EmptyState } from '../parts/Layout.tsx'
import { PageTitle } from '../parts/PageTitle.ts'

/** An address without a screen: what it stands for, or that it does not exist. */
export default function Elsewhere() {
  const [pathname] = useLocation()
  const to = movedTo(pathname, useSearch())
  return to ? <Redirect to={to} replace /> : <NotFound />
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
