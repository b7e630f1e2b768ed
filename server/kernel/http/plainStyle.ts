import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { serverPaths } from '../../../src/routes.ts'

/** The style sheet of the server's own pages: the mailbox, the API and receipts, with the built client's Hindi font. */
export const plainStyleOf = (clientDirectory: string): string => `${hindiFont(clientDirectory)}${plainStyle}`

/** A system without the script would draw boxes instead of the letters. */
function hindiFont(clientDirectory: string): string {
  const directory = join(clientDirectory, 'static', 'font')
  const file =
    existsSync(directory) && readdirSync(directory).find((name) => /^noto-hindi\.(?:\w+\.)?woff2$/.test(name))
  return file
    ? `@font-face{font-family:"Hindi";font-display:block;font-weight:400 700;src:url("${serverPaths.static.font(file)}") format("woff2");unicode-range:U+0900-097F,U+200C-200D}
`
    : ''
}

const plainStyle = `:root{color-scheme:light dark;font-family:"Hindi",system-ui,sans-serif;line-height:1.5}
body{margin:0;background:Canvas;color:CanvasText}
main{max-width:46rem;margin:0 auto;padding:2rem 1rem}
article{border:1px solid color-mix(in srgb,CanvasText 20%,transparent);border-radius:.75rem;padding:1rem;margin:1rem 0}
header{display:flex;flex-wrap:wrap;gap:.75rem;font-size:.875rem}
h2{font-size:1.125rem;margin:.5rem 0}
time{margin-inline-start:auto}
body:has(.receipt){background:#fff}
.receipt{background:#fff;color:#1c1a17;color-scheme:light}
.receipt header{align-items:center}
.receipt dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.4rem 1.5rem}
.receipt dt{font-weight:600}.receipt dd{margin:0;overflow-wrap:anywhere}
.receipt table{border-collapse:collapse;width:100%;margin:1.5rem 0}
.receipt caption{text-align:start;font-weight:600;font-size:1.125rem;padding-bottom:.5rem}
.receipt :is(th,td){padding:.6rem 0;border-top:1px solid #ddd5c7;text-align:start;vertical-align:top}
.receipt :is(th,td):last-child{text-align:end;white-space:nowrap;padding-inline-start:1rem}
.receipt tfoot{font-weight:700}.receipt mark{background:#fbe7e4;color:#a3211c;font-size:1rem;padding:.1rem .6rem;border-radius:1rem}
.receipt a{display:inline-block;padding:.75rem 0;color:#14505c}
@media print{.receipt .screen{display:none}}`
