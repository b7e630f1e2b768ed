import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Round = styled.button`
  display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border-radius: 50%; cursor: pointer; color: var(--ink);
  border: 1px solid var(--line); background: color-mix(in srgb, var(--card) 92%, transparent); transition: border-color 150ms;
  &:hover { border-color: var(--brand); }
  svg { width: 1.25rem; height: 1.25rem; fill: none; stroke: currentColor; stroke-width: 1.8; }
  &[aria-disabled='true'] { opacity: .65; cursor: progress; }
  &[aria-pressed='true'] { color: var(--bad); } &[aria-pressed='true'] svg { fill: currentColor; }
`

/** A button with only an icon; its label is spoken and shown as a tooltip. */
export const IconButton = ({
  label,
  pressed,
  busy = false,
  onClick,
  children,
}: {
  label: string
  pressed?: boolean
  /** While busy, the button keeps its focus and ignores presses. */
  busy?: boolean
  onClick: () => void
  children: ReactNode
}) => (
  <Round
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    aria-disabled={busy || undefined}
    onClick={busy ? undefined : onClick}
  >
    {children}
  </Round>
)

export const Heart = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 20.5 4.6 13a4.9 4.9 0 0 1 0-6.9 4.7 4.7 0 0 1 6.8 0l.6.6.6-.6a4.7 4.7 0 0 1 6.8 0 4.9 4.9 0 0 1 0 6.9Z" />
  </svg>
)
