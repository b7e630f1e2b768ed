import { styled } from 'styled-components'

/** Labels and answers, several in a row if they are short, even on a phone. Text takes the full width. */
export const FactList = styled.dl`
  display: grid; gap: 1.1rem 2rem; margin: 0; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  /* An item alone in its row takes the full width. */
  @media (max-width: 35.99rem) { display: flex; flex-wrap: wrap; gap: 1rem 1.25rem; > div { flex: 1 1 calc(50% - .625rem); min-width: 0; } > [data-wide='true'] { flex-basis: 100%; } }
  [data-long='true'] { grid-column: 1 / -1; max-width: 75ch; }
  dt { color: var(--soft); font-size: var(--step--1); } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; } dd a { padding-block: .15rem; }
`

/** The number of characters above which an answer takes the full width: in general, and on a phone. */
const longest = 90
const longestOnPhone = 24

export const widthOf = (value: string, isText = false) => ({
  'data-long': isText || value.length > longest,
  'data-wide': value.length > longestOnPhone,
})

/** For an answer that is not text, such as a table. */
export const wide = { 'data-long': true, 'data-wide': true }
