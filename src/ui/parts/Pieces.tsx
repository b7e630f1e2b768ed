import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export const Card = styled.div`
  background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; padding: clamp(1rem, 3vw, 1.75rem); box-shadow: var(--shadow);
`
export const Stack = styled.div`display: grid; gap: 1.1rem; align-content: start;`
export const Form = styled.form`display: grid; gap: 1.1rem;`
export const Columns = styled.div`display: grid; gap: 1.1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));`
export const Grid = styled.ul`
  display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); list-style: none; margin: 0; padding: 0;
`
export const Badge = styled.span`
  display: inline-flex; align-items: center; justify-self: start; padding: .1rem .65rem; border-radius: 99px; font-size: var(--step--1); font-weight: 600;
  background: var(--sunk); color: var(--soft);
  &[data-tone='good'] { background: var(--good-wash); color: var(--good); }
  &[data-tone='warn'] { background: var(--warn-wash); color: var(--warn); }
  &[data-tone='bad'] { background: var(--bad-wash); color: var(--bad); }
  &[data-tone='brand'] { background: var(--brand-wash); color: var(--brand); }
`
/** Action buttons in a row; on a phone one below the other, whatever the length of their labels. */
export const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: .75rem; align-items: center;
  @media (max-width: 35.99rem) { flex-direction: column; align-items: stretch; width: 100%; }
`
export const Soft = styled.p`color: var(--soft);`
const Note = styled.p`
  background: var(--bad-wash); color: var(--bad); border-radius: .75rem; padding: .8rem 1rem; font-weight: 600;
`
/** An error about the whole form or screen; announced when it appears. */
export const ErrorNote = ({ children }: { children: ReactNode }) => <Note role="alert">{children}</Note>

const Emptiness = styled.div`text-align: center; display: grid; gap: .75rem; justify-items: center; padding: 3rem 1rem; color: var(--soft); h1, h2 { color: var(--ink); font-size: var(--step-2); }`
interface EmptyProps {
  title: string
  text?: string | undefined
  action?: ReactNode
  /** True if nothing else is on the page, so that the title is its heading. */
  isPage?: boolean
}
export const EmptyState = ({ title, text, action, isPage = false }: EmptyProps) => (
  <Emptiness className="empty">
    {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
    {text ? <p>{text}</p> : null}
    {action}
  </Emptiness>
)
