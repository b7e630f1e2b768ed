import { Combobox as Base } from '@base-ui/react/combobox'
import { styled } from 'styled-components'
import type { Choice } from './Field.tsx'

/** A choice that can also be found by other keywords: a code, a dial code, or the name in the other language. */
export interface SearchableChoice extends Choice {
  keywords?: string
}

const Place = styled(Base.Positioner)`z-index: 30; outline: 0;`

const Sheet = styled(Base.Popup)`
  width: var(--anchor-width); min-width: min(16rem, var(--available-width)); max-width: var(--available-width); max-height: min(20rem, var(--available-height)); overflow: auto; overscroll-behavior: contain;
  padding: .35rem; background: var(--card); color: var(--ink); border: 1px solid var(--line); border-radius: .8rem; box-shadow: var(--shadow);
`

const Line = styled(Base.Item)`
  display: grid; grid-template-columns: 1fr 1.25rem; gap: .5rem; align-items: center; min-height: 2.75rem; padding: .35rem .65rem; border-radius: .5rem; cursor: pointer;
  &[data-highlighted] { background: var(--sunk); outline: 2px solid color-mix(in srgb, var(--brand) 55%, transparent); outline-offset: -2px; }
  &[data-selected] { font-weight: 600; }
  svg { width: 1rem; height: 1rem; color: var(--brand); }
`

const Nothing = styled(Base.Empty)`padding: .75rem; color: var(--soft); &:empty { padding: 0; }`

interface OptionsProps {
  empty: string
  /** True while the list does not yet follow the typed text. */
  isBusy: boolean
  /** Called when a press on the list begins. */
  onPress: () => void
  anchor?: React.RefObject<HTMLDivElement | null>
}

export function Options({ empty, isBusy, onPress, anchor }: OptionsProps) {
  return (
    <Base.Portal>
      <Place sideOffset={4} {...(anchor ? { anchor } : {})}>
        <Sheet onPointerDownCapture={onPress}>
          <Nothing>{empty}</Nothing>
          <Base.List aria-busy={isBusy || undefined}>
            {(option: SearchableChoice) => (
              <Line key={option.slug} value={option}>
                {option.label}
                <Base.ItemIndicator>
                  <Tick />
                </Base.ItemIndicator>
              </Line>
            )}
          </Base.List>
        </Sheet>
      </Place>
    </Base.Portal>
  )
}

const strokes = { viewBox: '0 0 16 16', fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const

export const Chevron = () => (
  <svg {...strokes} aria-hidden="true">
    <path d="m3.5 6 4.5 4.5L12.5 6" />
  </svg>
)

export const Cross = () => (
  <svg {...strokes} aria-hidden="true">
    <path d="m3.5 3.5 9 9m0-9-9 9" />
  </svg>
)

const Tick = () => (
  <svg {...strokes} aria-hidden="true">
    <path d="m3 8.5 3.5 3.5L13 4.5" />
  </svg>
)
