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

/** Scrolls the other drawing to the same share of its size. */
const together = `const [one, other] = document.querySelectorAll('figure')
const follow = (from, to) => from.addEventListener('scroll', () => {
  if (!from.matches(':hover, :focus')) return
  to.scrollTo(from.scrollLeft / from.scrollWidth * to.scrollWidth, from.scrollTop / from.scrollHeight * to.scrollHeight)
})
follow(one, other)
follow(other, one)`

/**
 * A page with two versions of a flow side by side, at full size or fitted: removed parts are red, added ones green,
 * changed ones amber.
 */
export const beforeAndAfter = ({ name, revision, sentences, marks, before, now }: Versions): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(name)}, before and after</title>
<style>
:root { color-scheme: light dark; }
body { margin: 1.5rem; font: 15px/1.5 system-ui, sans-serif; }
label { display: inline-flex; gap: .5rem; align-items: center; min-height: 2.75rem; }
.both { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
figure { margin: 0; min-width: 0; height: 75vh; overflow: auto; border: 1px solid light-dark(#cfd8e0, #3a4650); border-radius: .75rem; }
figcaption { position: sticky; inset: 0 auto auto 0; width: max-content; padding: .5rem; font-weight: 600; background: Canvas; }
body:has(#fit:checked) svg { width: 100%; height: auto; }
@media (max-width: 60rem) { .both { grid-template-columns: 1fr; } }
${rule('before', marks.gone, 'light-dark(#b00020, #ff8a98)')}
${rule('after', marks.added, 'light-dark(#0b6e2f, #6fd08f)')}
${rule('before', marks.changed, 'light-dark(#9a5b00, #f0b35a)')}
${rule('after', marks.changed, 'light-dark(#9a5b00, #f0b35a)')}
</style>
<h1>${escaped(name)}</h1>
<ul>
${sentences.map((each) => `<li>${escaped(each)}</li>`).join('\n')}
</ul>
<label><input type="checkbox" id="fit"> Fit into the window</label>
<div class="both">
<figure class="before" tabindex="0"><figcaption>${escaped(revision)}</figcaption>
${before}</figure>
<figure class="after" tabindex="0"><figcaption>Now</figcaption>
${now}</figure>
</div>
<script>
${together}
</script>
</html>
`
