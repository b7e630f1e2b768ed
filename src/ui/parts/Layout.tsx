import { type ReactNode, useEffect } from 'react'
import { styled } from 'styled-components'

const Sheet = styled.div`
  width: min(72rem, 100% - 2rem); margin: 0 auto; padding: clamp(1.5rem, 4vw, 3.5rem) 0; display: grid; gap: 1.5rem;
  &[data-narrow='true'] { width: min(34rem, 100% - 2rem); }
  > header { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; justify-content: space-between; }
  h1 { font-size: var(--step-3); }
  .lead { color: var(--soft); font-size: var(--step-1); max-width: 60ch; margin-top: .5rem; }
`

/** The one heading of a screen, its lead and its content; the heading names the tab. */
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
  useEffect(() => {
    document.title = `${title} · Founders`
  }, [title])
  return (
    <Sheet data-narrow={narrow}>
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

export const Card = styled.div`
  background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; padding: clamp(1rem, 3vw, 1.75rem); box-shadow: var(--shadow);
`
export const Stack = styled.div`display: grid; gap: 1.1rem; align-content: start;`
export const Form = styled.form`display: grid; gap: 1.1rem;`
export const Row = styled.div`display: flex; flex-wrap: wrap; gap: .75rem; align-items: center;`
export const Columns = styled.div`display: grid; gap: 1.1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));`
export const Grid = styled.ul`
  display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); list-style: none; margin: 0; padding: 0;
`
export const Badge = styled.span`
  display: inline-flex; align-items: center; padding: .1rem .65rem; border-radius: 99px; font-size: var(--step--1); font-weight: 600;
  background: var(--sunk); color: var(--soft);
  &[data-tone='good'] { background: var(--good-wash); color: var(--good); }
  &[data-tone='warn'] { background: var(--warn-wash); color: var(--warn); }
  &[data-tone='bad'] { background: var(--bad-wash); color: var(--bad); }
  &[data-tone='brand'] { background: var(--brand-wash); color: var(--brand); }
`
export const Soft = styled.p`color: var(--soft);`
const Note = styled.p`
  background: var(--bad-wash); color: var(--bad); border-radius: .75rem; padding: .8rem 1rem; font-weight: 600;
`
/** An error that concerns the whole form or screen; announced when it appears. */
export const ErrorNote = ({ children }: { children: ReactNode }) => <Note role="alert">{children}</Note>

const Emptiness = styled.div`text-align: center; display: grid; gap: .75rem; justify-items: center; padding: 3rem 1rem; color: var(--soft); h1, h2 { color: var(--ink); font-size: var(--step-2); }`
interface EmptyProps {
  title: string
  text?: string
  action?: ReactNode
  /** It is all that the page shows, so its title is the page's heading. */
  isPage?: boolean
}
export const EmptyState = ({ title, text, action, isPage = false }: EmptyProps) => (
  <Emptiness>
    {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
    {text ? <p>{text}</p> : null}
    {action}
  </Emptiness>
)

const Turning = styled.div`
  display: grid; place-items: center; gap: .75rem; padding: 4rem 1rem; color: var(--soft);
  &::before { content: ''; width: 2rem; height: 2rem; border-radius: 50%; border: 3px solid var(--line); border-top-color: var(--brand); animation: turn 900ms linear infinite; }
  @keyframes turn { to { transform: rotate(1turn); } }
`
export const Spinner = ({ label }: { label: string }) => <Turning role="status">{label}</Turning>

const Trail = styled.ol`
  display: flex; gap: .5rem; list-style: none; margin: 0; padding: 0; counter-reset: step; flex-wrap: wrap;
  li { flex: 1 1 8rem; border-top: 4px solid var(--line); font-size: var(--step--1); color: var(--soft); counter-increment: step; }
  li > * { display: flex; align-items: center; min-height: 2.75rem; width: 100%; padding: 0; border: 0; background: none; color: inherit; text-align: left; font-weight: inherit; }
  li > ::before { content: counter(step) '.'; margin-right: .35em; }
  li[data-done='true'] { border-color: var(--brand); }
  li[aria-current='step'] { border-color: var(--brand); color: var(--ink); font-weight: 700; }
  button { cursor: pointer; } button:hover { color: var(--brand); }
`
interface StepsProps {
  labels: readonly string[]
  current: number
  label: string
  /** Steps that can be opened. */
  reached?: readonly boolean[]
  onChoose?: (place: number) => void
}
export const Steps = ({ labels, current, label, reached, onChoose }: StepsProps) => (
  <Trail aria-label={label}>
    {labels.map((words, place) => (
      <li key={words} data-done={place <= current} aria-current={place === current ? 'step' : undefined}>
        {onChoose && reached?.[place] && place !== current ? (
          <button type="button" onClick={() => onChoose(place)}>
            {words}
          </button>
        ) : (
          <span>{words}</span>
        )}
      </li>
    ))}
  </Trail>
)

const Choosing = styled.div`
  display: inline-flex; flex-wrap: wrap; gap: .25rem; padding: .25rem; border-radius: .9rem; background: var(--sunk);
  button { min-height: 2.75rem; padding: .3rem 1rem; border: 0; border-radius: .7rem; background: transparent; font-weight: 600; color: var(--soft); cursor: pointer; }
  button[aria-pressed='true'] { background: var(--card); color: var(--brand); box-shadow: var(--shadow); }
`
/** One of a few views. */
export const Tabs = ({
  label,
  value,
  onChange,
  items,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  items: readonly { value: string; label: string }[]
}) => (
  <Choosing role="group" aria-label={label}>
    {items.map((item) => (
      <button key={item.value} type="button" aria-pressed={item.value === value} onClick={() => onChange(item.value)}>
        {item.label}
      </button>
    ))}
  </Choosing>
)
