import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Drawing } from './layout.ts'
import { Picture } from './Picture.tsx'

const style = readFileSync(new URL('./picture.css', import.meta.url), 'utf8')

/** The drawing as a standalone file, light or dark as its reader prefers. */
export const svgOf = (drawing: Drawing): string => {
  const rounded = renderToStaticMarkup(createElement(Picture, { drawing })).replaceAll(/(\d+\.\d)\d+/g, '$1')
  return `${rounded.replace('<defs>', `<style>${style}</style><defs>`)}\n`
}
