import type { ExportedFlow } from './exports.ts'

/** The states and transitions that only one version has, and those that differ between the two. */
export interface Marks {
  gone: readonly string[]
  added: readonly string[]
  changed: readonly string[]
}

export function marksOf(before: ExportedFlow, now: ExportedFlow): Marks {
  const parts = ({ states, transitions }: ExportedFlow) =>
    new Map<string, unknown>(Object.entries({ ...states, ...transitions }))
  const [old, recent] = [parts(before), parts(now)]
  return {
    gone: [...old.keys()].filter((id) => !recent.has(id)),
    added: [...recent.keys()].filter((id) => !old.has(id)),
    changed: [...recent].flatMap(([id, part]) =>
      old.has(id) && JSON.stringify(old.get(id)) !== JSON.stringify(part) ? [id] : [],
    ),
  }
}

const selectors = (side: string, ids: readonly string[], part: string) =>
  ids.map((id) => {
    const named = JSON.stringify(id)
    return `.${side} :is([data-state=${named}], [data-edge=${named}]) > ${part}`
  })
const rule = (side: string, ids: readonly string[], colour: string): string =>
  ids.length === 0
    ? ''
    : `${selectors(side, ids, ':is(rect:first-of-type, .line)').join(',\n')} { stroke: ${colour} !important; stroke-width: 3px !important; }
${selectors(side, ids, 'text').join(',\n')} { fill: ${colour} !important; }`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

interface Versions {
  name: string
  revision: string
  sentences: readonly string[]
  marks: Marks
  /** The drawings as SVG, with every group open. */
  before: string
  now: string
}

/** A page with two versions of a flow side by side: removed parts are red, added ones green, changed ones amber. */
export const beforeAndAfter = ({ name, revision, sentences, marks, before, now }: Versions): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(name)}, before and after</title>
<style>
body { margin: 1.5rem; font: 15px/1.5 system-ui, sans-serif; }
.both { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
figure { margin: 0; overflow: auto; border: 1px solid #cfd8e0; }
figcaption { padding: .5rem; font-weight: 600; }
svg { width: 100%; height: auto; }
@media (max-width: 60rem) { .both { grid-template-columns: 1fr; } }
${rule('before', marks.gone, '#b00020')}
${rule('after', marks.added, '#0b6e2f')}
${rule('before', marks.changed, '#9a5b00')}
${rule('after', marks.changed, '#9a5b00')}
</style>
<h1>${escaped(name)}</h1>
<ul>
${sentences.map((each) => `<li>${escaped(each)}</li>`).join('\n')}
</ul>
<div class="both">
<figure class="before"><figcaption>${escaped(revision)}</figcaption>
${before}</figure>
<figure class="after"><figcaption>Now</figcaption>
${now}</figure>
</div>
</html>
`
