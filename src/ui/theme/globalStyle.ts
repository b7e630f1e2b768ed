import { createGlobalStyle } from 'styled-components'
import { fontFaces } from './fonts.ts'

/** Colours have meaning: one for each offering, one for investors; all pairs keep 4.5:1 in both schemes. */
export const GlobalStyle = createGlobalStyle`
${fontFaces}
:root {
  color-scheme: light dark;
  --paper: #fbf9f5; --card: #ffffff; --sunk: #f2eee6; --ink: #1c1a17; --soft: #5b554c; --line: #ddd5c7;
  --brand: #14505c; --brand-ink: #ffffff; --brand-wash: #e3eff0;
  --bridge: #14505c; --exchange: #8a3b12; --connect: #4b3d8f; --invest: #3d5a1e;
  --good: #23621f; --good-wash: #e5f1e2; --warn: #7a4b00; --warn-wash: #fcefd6; --bad: #a3211c; --bad-wash: #fbe7e4;
  --focus: #b4560b; --shadow: 0 1px 2px rgb(40 30 10 / 8%), 0 8px 24px rgb(40 30 10 / 7%);
  --font: 'Hanken', system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'Noto Sans Devanagari', sans-serif;
  --display: 'Eczar', 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', 'Noto Serif Devanagari', Georgia, serif;
  --step-0: 1rem; --step-1: clamp(1.1rem, 1.05rem + .3vw, 1.3rem); --step-2: clamp(1.35rem, 1.2rem + .7vw, 1.75rem);
  --step-3: clamp(1.75rem, 1.4rem + 1.6vw, 2.6rem); --step-4: clamp(2.2rem, 1.5rem + 3.4vw, 4rem); --step--1: .875rem;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14161a; --card: #1c1f25; --sunk: #101216; --ink: #f1ede5; --soft: #b5aea2; --line: #383c45;
    --brand: #7cc7d1; --brand-ink: #06262c; --brand-wash: #173136;
    --bridge: #7cc7d1; --exchange: #f0a67c; --connect: #b9aef2; --invest: #aed08a;
    --good: #9fd59a; --good-wash: #1b2f1c; --warn: #f2c879; --warn-wash: #35290f; --bad: #ffa59d; --bad-wash: #3a1b19;
    --focus: #ffb35c; --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 35%);
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 5rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.55 var(--font); min-height: 100vh; }
:lang(hi) body, body:lang(hi) { line-height: 1.7; }
h1, h2, h3 { font-family: var(--display); font-weight: 600; line-height: 1.15; margin: 0; text-wrap: balance; }
:lang(hi) :is(h1, h2, h3) { line-height: 1.4; }
p { margin: 0; text-wrap: pretty; }
a { color: var(--brand); text-underline-offset: .2em; }
img, svg { max-width: 100%; display: block; }
button, input, select, textarea { font: inherit; color: inherit; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; } }
`
