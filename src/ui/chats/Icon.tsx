import { styled } from 'styled-components'

const shapes = {
  sent: 'M3 9l4 4 8-9',
  delivered: 'M1 9l4 4 8-9M7.5 12l1 1 8-9',
  muted: 'M2 7v4h3l4 3V4L5 7zM12 7l4 4M16 7l-4 4',
  attach: 'M14 8l-6 6a3.5 3.5 0 0 1-5-5l7-7a2.3 2.3 0 0 1 3.3 3.3l-6.6 6.6a1 1 0 0 1-1.6-1.6L11 4.5',
  send: 'M2 9l14-6-5 13-3-5zM8 11l8-8',
  search: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3zM12 12l4 4',
  more: 'M9 4v.01M9 9v.01M9 14v.01',
  back: 'M11 3L5 9l6 6',
  reply: 'M7 4L2 9l5 5M2 9h8a6 6 0 0 1 6 6',
  pen: 'M3 15l1-4 8-8 3 3-8 8zM11 4l3 3',
  bin: 'M3 5h12M7 5V3h4v2M5 5l1 10h6l1-10',
  file: 'M5 2h5l4 4v10H5zM10 2v4h4',
  link: 'M8 10a3 3 0 0 0 4.2 0l2.4-2.4a3 3 0 0 0-4.2-4.2L9 4.8M10 8a3 3 0 0 0-4.2 0l-2.4 2.4a3 3 0 0 0 4.2 4.2L9 13.2',
  close: 'M4 4l10 10M14 4L4 14',
} as const
export type IconName = keyof typeof shapes

const Drawing = styled.svg`
  width: 1.125rem; height: 1.125rem; flex: none; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round;
  &[data-name='more'] { stroke-width: 3; }
`

/** An icon, with a spoken label unless there is text next to it. */
export const Icon = ({ name, label }: { name: IconName; label?: string }) => (
  <>
    <Drawing viewBox="0 0 18 18" data-name={name} aria-hidden="true">
      <path d={shapes[name]} />
    </Drawing>
    {label ? <span className="visually-hidden">{label}</span> : null}
  </>
)

export const IconButton = styled.button`
  display: inline-grid; place-items: center; min-width: 2.75rem; min-height: 2.75rem; border: 0; border-radius: 50%; background: none; color: var(--soft); cursor: pointer;
  &:hover { background: var(--sunk); color: var(--ink); }
  &[data-strong='true'] { background: var(--brand); color: var(--brand-ink); }
`
