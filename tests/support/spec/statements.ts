import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One statement that the documents in docs/product make about the product. */
export interface Statement {
  /** The number of its document, a dot and its own number, such as `4.12`. */
  id: string
  /** The sentence, without its Markdown. */
  text: string
  /** The name of its document. */
  document: string
  /** The reason why no test can show it here; null if one does. */
  untested: string | null
  /** The rows of the table below it, by column name; empty if it has no table. */
  rows: Record<string, string>[]
}

const folder = join('docs', 'product')
const numberOf = (name: string) => Number.parseInt(name, 10)
const plain = (markdown: string) => markdown.replaceAll('`', '').trim()
const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(plain)

/** Every statement of docs/product, in the order of the documents. */
export function readStatements(): Statement[] {
  return readdirSync(folder)
    .filter((name) => /^\d+-.*\.md$/.test(name))
    .sort((one, other) => numberOf(one) - numberOf(other))
    .flatMap((name) => statementsOf(name, readFileSync(join(folder, name), 'utf8')))
}

function statementsOf(document: string, markdown: string): Statement[] {
  const found: Statement[] = []
  let columns: string[] | null = null
  for (const line of markdown.split('\n')) {
    const [, id, said] = line.match(/^- \*\*(\d+\.\d+)\*\* (.+)$/) ?? []
    const last = found.at(-1)
    if (id && said) {
      const [text = '', untested = null] = said.split(' — not tested here: ')
      found.push({ id, text: plain(text), document, untested, rows: [] })
      columns = null
    } else if (line.startsWith('|') && last) {
      const cells = cellsOf(line)
      if (!columns) columns = cells
      else if (!cells.every((cell) => /^:?-+:?$/.test(cell)))
        last.rows.push(Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])))
    } else if (line.startsWith('#')) columns = null
  }
  return found
}
