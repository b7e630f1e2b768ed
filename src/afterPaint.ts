/** A drawn page keeps its scripts in a template until it is painted: nothing hurries ahead of what the visitor sees. */
const scripts = document.querySelector('template')

const start = () => {
  if (scripts) document.body.append(scripts.content)
}

new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
// A tab in the background is not painted.
setTimeout(start, 1_000)

// Until the page's own script hears it, which sends it then: the browser would load the page anew, with the fields in
// its address.
document.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  if (event.target instanceof HTMLFormElement) event.target.dataset.sent = ''
})
