import { styled } from 'styled-components'

export const Slot = styled.section`
  border: 1px solid var(--line); border-radius: 1rem; padding: 1rem; display: grid; gap: .75rem; align-content: start; min-width: 0;
  h2, h3 { font: 600 1rem/1.3 var(--font); display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
  .error { color: var(--bad); font-weight: 600; font-size: var(--step--1); }
`
