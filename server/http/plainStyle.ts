/** The look of the server's own pages: the mailbox and the API. */
export const plainStyle = `:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{margin:0;background:Canvas;color:CanvasText}
main{max-width:46rem;margin:0 auto;padding:2rem 1rem}
article{border:1px solid color-mix(in srgb,CanvasText 20%,transparent);border-radius:.75rem;padding:1rem;margin:1rem 0}
header{display:flex;flex-wrap:wrap;gap:.75rem;font-size:.875rem}
h2{font-size:1.125rem;margin:.5rem 0}
time{margin-inline-start:auto}`
