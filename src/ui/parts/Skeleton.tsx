import { styled } from 'styled-components'

const Bone = styled.li`
  min-height: 19rem; border-radius: 1.1rem; border: 1px solid var(--line); background: linear-gradient(100deg, var(--card) 40%, var(--sunk) 50%, var(--card) 60%) 0 0 / 300% 100%; animation: shimmer 1.4s linear infinite;
  @keyframes shimmer { from { background-position: 100% 0; } to { background-position: -50% 0; } }
  &[data-view='listView'] { min-height: 8rem; }
`

/** Placeholders for tiles that are loading; hidden from screen readers, because the list announces that it loads. */
export const Skeletons = ({ count, view }: { count: number; view: string }) =>
  Array.from({ length: count }, (_, index) => `bone-${index}`).map((key) => (
    <Bone key={key} data-view={view} aria-hidden="true" />
  ))
