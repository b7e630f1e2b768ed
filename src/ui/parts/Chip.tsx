import { styled } from 'styled-components'

/** A selected item that a press removes. */
export const Chip = styled.button`
  display: inline-flex; align-items: center; gap: .4rem; min-height: 2.75rem; padding: .2rem .9rem; border-radius: 99px; cursor: pointer;
  border: 1px solid var(--brand); background: var(--brand-wash); color: var(--brand); font-weight: 600; font-size: var(--step--1);
`
