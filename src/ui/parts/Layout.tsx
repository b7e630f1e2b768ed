import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageTitle } from './PageTitle.ts'

// Components that the first page does not use are not part of its code.
export { Actions, Badge, Card, Columns, EmptyState, ErrorNote, Form, Grid, Soft, Stack } from './Pieces.tsx'
export { Steps } from './Steps.tsx'
export { Tabs } from './Tabs.tsx'

const Sheet = styled.div`
  width: var(--page); margin: 0 auto; padding: clamp(1.5rem, 4vw, 3.5rem) 0; display: grid; gap: 1.5rem;
  &[data-narrow='true'] { width: min(34rem, 100% - 2rem); }
  > header { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; justify-content: space-between; }
  h1 { font-size: var(--step-3); }
  .lead { color: var(--soft); font-size: var(--step-1); max-width: 60ch; margin-top: .5rem; text-wrap: pretty; }
`

/** The page's only heading, with a lead and content. The heading is also the tab's title. */
export function Page({
  title,
  lead,
  actions,
  narrow = false,
  children,
}: {
  title: string
  lead?: string | undefined
  actions?: ReactNode
  narrow?: boolean
  children: ReactNode
}) {
  return (
    <Sheet data-narrow={narrow}>
      <PageTitle title={title} />
      <header>
        <div>
          <h1>{title}</h1>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        {actions}
      </header>
      {children}
    </Sheet>
  )
}

export const Row = styled.div`display: flex; flex-wrap: wrap; gap: .75rem; align-items: center;`

const Turning = styled.div`
  display: grid; place-items: center; gap: .75rem; padding: 4rem 1rem; color: var(--soft);
  &::before { content: ''; width: 2rem; height: 2rem; border-radius: 50%; border: 3px solid var(--line); border-top-color: var(--brand); animation: turn 900ms linear infinite; }
  @keyframes turn { to { transform: rotate(1turn); } }
`
export const Spinner = ({ label }: { label: string }) => <Turning role="status">{label}</Turning>
