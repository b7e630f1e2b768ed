import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { closest } from '../../domain/closeness.ts'
import { useWords } from '../../i18n/useWords.ts'
import { Button } from '../parts/Button.tsx'
import { useContextOf } from '../parts/useContextOf.ts'
import type { ListingsActor } from './Listings.tsx'

const Box = styled.search`
  position: relative; flex: 1 1 20rem; min-width: 0;
  form { display: flex; gap: .5rem; }
  input { flex: 1; min-width: 0; min-height: 2.75rem; padding: .55rem .8rem; background-color: var(--card); border: 1px solid color-mix(in srgb, var(--soft) 75%, transparent); border-radius: .6rem; text-overflow: ellipsis; }
  input::placeholder { color: var(--soft); opacity: 1; }
  > ul { display: none; position: absolute; z-index: 3; inset: calc(100% + .35rem) 0 auto; margin: 0; padding: .4rem; list-style: none; background: var(--card); border: 1px solid var(--line); border-radius: .9rem; box-shadow: var(--shadow); }
  &:focus-within > ul { display: grid; }
  li button { width: 100%; min-height: 2.75rem; padding: .4rem .7rem; display: flex; gap: .5rem; align-items: baseline; border: 0; border-radius: .6rem; background: none; color: var(--ink); text-align: start; cursor: pointer; }
  li button:hover, li button:focus-visible { background: var(--sunk); } li b { font-weight: 600; overflow-wrap: anywhere; } li small { color: var(--soft); font-size: var(--step--1); } li small:last-child { margin-inline-start: auto; }
`
const leastTyped = 2
const maxShown = 6

/** A search box that suggests filters for the typed words. */
export function SearchBox({ actor }: { actor: ListingsActor }) {
  const { LL } = useWords()
  const words = LL.market
  const { draft, isSuggesting, options, query } = useContextOf(actor, 'draft', 'isSuggesting', 'options', 'query')
  const typed = draft.trim()
  const suggestions =
    !isSuggesting || typed.length < leastTyped
      ? []
      : closest(
          options
            .flatMap(({ name, label: of, options: all }) => all.map((option) => ({ ...option, name, of })))
            .filter(({ name, value }) => !query.filters[name]?.includes(value)),
          ({ label }) => label,
          typed,
          2,
        ).slice(0, maxShown)
  /** A pressed suggestion disappears with its list, so the focus moves on to what it finds. */
  const take = (event: Parameters<ListingsActor['send']>[0]) => () => {
    document.getElementById('results')?.focus()
    actor.send(event)
  }
  /** The first Escape closes the suggestions; browsers that empty a search box by Escape do so with the next. */
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || suggestions.length === 0) return
    event.preventDefault()
    actor.send({ type: 'suggestions.dismissed' })
  }
  return (
    <Box onKeyDown={dismiss}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'search.submitted' })
        }}
      >
        <input
          name="q"
          type="search"
          aria-label={words.searchLabel()}
          placeholder={words.searchLabel()}
          autoComplete="off"
          value={draft}
          onChange={(event) => actor.send({ type: 'text.changed', text: event.target.value })}
        />
        <Button type="submit">{words.search()}</Button>
      </form>
      {suggestions.length > 0 ? (
        <ul aria-label={words.suggestions()}>
          <li>
            <button type="button" onClick={take({ type: 'search.submitted' })}>
              <b>{words.searchFor({ typed })}</b>
            </button>
          </li>
          {suggestions.map(({ name, value, label, of, count }) => (
            <li key={`${name}:${value}`}>
              <button type="button" onClick={take({ type: 'suggestion.chosen', name, value })}>
                <small>{of}:</small> <b>{label}</b> <small>{count}</small>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Box>
  )
}
