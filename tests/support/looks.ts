import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'

/**
 * The approved looks: the content and controls of each state of a flow, as a person sees them and a screen reader says
 * them. They are committed and only compared; `APPROVE_LOOKS=1` writes them, for a person to review the difference.
 */

const folder = 'tests/ui/screens/looks'
const writes = process.env.APPROVE_LOOKS === '1'
const fileOf = (flow: string) => `${folder}/${flow}.txt`
const title = (look: string) => `## ${look}`

/** The approved looks by name. */
function approvedOf(flow: string): Map<string, string> {
  if (!existsSync(fileOf(flow))) return new Map()
  const parts = readFileSync(fileOf(flow), 'utf8').split(/^## /m).slice(1)
  return new Map(parts.map((part) => [part.split('\n')[0] ?? '', part.split('\n').slice(1).join('\n').trim()]))
}

function write(flow: string, looks: ReadonlyMap<string, string>) {
  mkdirSync(dirname(fileOf(flow)), { recursive: true })
  writeFileSync(fileOf(flow), [...looks].map(([look, lines]) => `${title(look)}\n${lines}\n`).join('\n'))
}

export function expectApproved(flow: string, look: string, lines: string): void {
  if (writes) write(flow, approvedOf(flow).set(look, lines))
  else expect(lines, `${flow}: ${look}`).toBe(approvedOf(flow).get(look))
}

const compared = new Map<string, string[]>()

/** Says, where a test is defined, that it compares this look. */
export function compares(flow: string, look: string): void {
  compared.set(flow, [...(compared.get(flow) ?? []), look])
}

/** Whatever is approved in a folder is compared by a test of this file; a look that nobody compares would only seem held. */
export function itComparesAllOf(part: string): void {
  it(`compares every approved look of ${part}`, () => {
    const flows = [...compared.keys()].filter((flow) => flow.startsWith(`${part}/`))
    for (const file of readdirSync(`${folder}/${part}`)) {
      const flow = `${part}/${file.replace('.txt', '')}`
      if (writes && !flows.includes(flow)) rmSync(fileOf(flow))
      else expect(flows, `${flow}.txt`).toContain(flow)
    }
    for (const flow of flows) expectNoOther(flow, compared.get(flow) ?? [])
  })
}

export const lookOf = (page: Element): string => linesOf(page).join('\n')

/** The lines of one look that are missing in the other, each as often as it is missing. */
export function differenceOf(before: string, now: string): string {
  const beyond = (lines: readonly string[], others: readonly string[]) => {
    const left = [...others]
    return lines.filter((line) => {
      const place = left.indexOf(line)
      if (place >= 0) left.splice(place, 1)
      return place < 0
    })
  }
  const [one, other] = [before, now].map((look) => look.split('\n').map((line) => line.trim()))
  return [
    ...beyond(one ?? [], other ?? []).map((line) => `- ${line}`),
    ...beyond(other ?? [], one ?? []).map((line) => `+ ${line}`),
  ].join('\n')
}

/** No look may be approved that no row produces. */
export function expectNoOther(flow: string, looks: readonly string[]): void {
  const approved = approvedOf(flow)
  if (writes) write(flow, new Map([...approved].filter(([look]) => looks.includes(look))))
  else expect([...approved.keys()].sort()).toEqual([...looks].sort())
}

const tagOf = (element: Element) => element.tagName.toLowerCase()
const squeezed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
/** What these attributes lead to is reported in other words, or, like the classes, is only painted. */
const isUnreported = (name: string) =>
  /^(class|id|for|value|checked|disabled|required|readonly|selected|data-reactid)$|^data-field-/.test(name)
const inline = /^(SPAN|STRONG|EM|SMALL|B|I|BDI|ABBR)$/

/** One line for each text or control, with nested ones indented. */
function linesOf(element: Element, depth = ''): string[] {
  const lines: string[] = []
  let text = ''
  const flush = () => {
    if (squeezed(text)) lines.push(`${depth}${squeezed(text)}`)
    text = ''
  }
  for (const child of element.childNodes) {
    if (child.nodeType === 3) text += child.textContent ?? ''
    if (!(child instanceof HTMLElement || child instanceof SVGElement)) continue
    if (/^(STYLE|PATH|CIRCLE|RECT|LINE)$/i.test(child.tagName)) continue
    const description = describeElement(child)
    if (inline.test(child.tagName) && description === '' && child.children.length === 0) {
      text += ` ${child.textContent} `
      continue
    }
    const inner = linesOf(child, description ? `${depth}  ` : depth)
    // An element without content still takes its place, or a gap.
    const named = description || (inner.length === 0 && child instanceof HTMLElement ? `[${tagOf(child)} empty]` : '')
    if (!named && inner.length === 0) continue
    flush()
    if (named) lines.push(`${depth}${named}`)
    lines.push(...inner)
  }
  flush()
  return lines
}

/** The role and state of an element besides its text; empty for a purely decorative one. */
function describeElement(element: Element): string {
  const tag = tagOf(element)
  const attributes = [...element.attributes]
    .filter(({ name }) => !isUnreported(name) && (element instanceof HTMLElement || /^(role$|aria-|data-)/.test(name)))
    .map(({ name, value }) => {
      if ((value === '' && name !== 'alt') || name === 'list') return name
      const isReference = /^aria-(describedby|labelledby|controls|owns|activedescendant)$/.test(name)
      return `${name}=${
        isReference
          ? textOf(value)
          : squeezed(value)
              .replace(/url\(.*?\)/, 'url')
              .replace(/^blob:.*/, 'blob')
      }`
    })
    .sort()
  const { disabled, checked, value, required, readOnly } = element as HTMLInputElement
  if (disabled === true) attributes.push('disabled')
  if (required === true) attributes.push('required')
  if (readOnly === true) attributes.push('readonly')
  if (checked === true) attributes.push('checked')
  if (document.activeElement === element && tag !== 'body') attributes.push('focused')
  if (/^(input|select|textarea|progress|meter)$/.test(tag)) attributes.push(`value=${value}`)
  if (tag === 'option' && value !== element.textContent) attributes.push(`value=${value}`)
  if (/^(div|span|p|small|strong|li|ul|ol|section|svg)$/.test(tag) && attributes.length === 0) return ''
  return `[${[tag, ...attributes].join(' ')}]`
}

const textOf = (ids: string) =>
  ids
    .split(' ')
    .map((id) => squeezed(document.getElementById(id)?.textContent))
    .join(' | ')
