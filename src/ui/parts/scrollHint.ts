const shade = 'color-mix(in srgb, var(--ink) 20%, transparent)'
const side = (edge: 'left' | 'right', surface: string) =>
  `linear-gradient(to ${edge === 'left' ? 'right' : 'left'}, ${surface} 40%, transparent) ${edge} / 3rem 100% no-repeat local`
const end = (edge: 'left' | 'right') =>
  `linear-gradient(to ${edge === 'left' ? 'right' : 'left'}, ${shade}, transparent) ${edge} / .9rem 100% no-repeat scroll`

/** Shades the edge of a row that scrolls sideways while there is more in that direction. `surface` is its color. */
export const scrollHint = (surface: string): string =>
  `background: ${[side('left', surface), side('right', surface), end('left'), end('right')].join(', ')} ${surface};`
