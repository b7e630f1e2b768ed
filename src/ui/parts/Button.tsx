import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Link } from 'wouter'

type Variant = 'primary' | 'secondary' | 'quiet' | 'destructive'

const buttonStyle = css`
  display: inline-flex; align-items: center; justify-content: center; gap: .5rem; min-height: 2.75rem;
  padding: .5rem 1.25rem; border: 1px solid transparent; border-radius: .75rem; font-weight: 600;
  text-decoration: none; cursor: pointer; transition: background-color 150ms, border-color 150ms;
  &[data-wide='true'] { width: 100%; }
  &[data-variant='primary'] { background: var(--brand); color: var(--brand-ink); }
  &[data-variant='primary']:hover { background: color-mix(in oklab, var(--brand) 88%, var(--ink)); }
  &[data-variant='secondary'] { background: var(--card); color: var(--ink); border-color: color-mix(in srgb, var(--soft) 70%, transparent); }
  &[data-variant='secondary']:hover { border-color: var(--brand); }
  &[data-variant='quiet'] { background: transparent; color: var(--brand); padding-inline: .5rem; }
  &[data-variant='quiet']:not([data-wide='true']) { margin-inline: -.5rem; }
  &[data-variant='quiet']:not(:disabled):hover { text-decoration: underline; }
  &[data-variant='destructive'] { background: var(--bad-wash); color: var(--bad); border-color: currentColor; }
  &[aria-disabled='true'] { opacity: .65; cursor: progress; }
  &:disabled { opacity: .55; cursor: not-allowed; }
`
const Pressed = styled.button`${buttonStyle}`
const Linked = styled(Link)`${buttonStyle}`

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: Variant
  busy?: boolean
  wide?: boolean
}

/** While busy, the button keeps its focus and ignores further presses. */
export function Button({
  variant = 'primary',
  busy = false,
  wide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Pressed
      {...rest}
      type={type}
      data-variant={variant}
      data-wide={wide}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {children}
    </Pressed>
  )
}

export function LinkButton({
  href,
  variant = 'primary',
  wide = false,
  children,
}: {
  href: string
  variant?: Variant
  wide?: boolean
  children: ReactNode
}) {
  return (
    <Linked href={href} data-variant={variant} data-wide={wide}>
      {children}
    </Linked>
  )
}
