import { styled } from 'styled-components'
import { Badge } from '../parts/Layout.tsx'

export const Places = styled.div`display: grid; gap: 1.1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));`

export const Slot = styled.section`
  border: 1px solid var(--line); border-radius: 1rem; padding: 1rem; display: flex; flex-direction: column; gap: .75rem; min-width: 0;
  h2 { font: 600 1rem/1.6 var(--font); } > :last-child { margin-top: auto; }
  .error { color: var(--bad); font-weight: 600; font-size: var(--step--1); }
`
export const Optional = styled(Badge)`margin-left: .25rem; line-height: 1.3; white-space: nowrap;`
