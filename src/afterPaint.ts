/** A drawn page keeps its scripts in a template until it is painted: nothing hurries ahead of what the visitor sees. */
const scripts = document.querySelector('template')

const start = () => {
  if (scripts) document.body.append(scripts.content)
}

new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
// A tab in the background is not painted.
setTimeout(start, 1_000)

const page = document.querySelector<HTMLElement>('[data-drawn]')
const isDrawn = () => page?.dataset.drawn !== undefined
const state = window as { pressed?: Element | null }

// What is pressed before the page's own script hears it is pressed again then. A form that the browser sent itself would
// load the page anew, with its fields in the address.
document.addEventListener(
  'click',
  (event) => {
    if (!isDrawn()) return
    state.pressed = (event.target as Element).closest('main button')
    if (!state.pressed || !page?.dataset.drawn) return
    event.preventDefault()
    event.stopPropagation()
  },
  true,
)
document.addEventListener('submit', (event) => isDrawn() && event.preventDefault(), true)
// React holds back what it has not taken over yet: what comes through was heard.
document.addEventListener('click', () => {
  if (!page?.dataset.drawn) state.pressed = null
})
