import { html } from 'hono/html'
import { serverPaths } from '../../../src/routes.ts'
import type { Language } from '../../kernel/ports/deps.ts'
import { factsOf, taxLinesOf, titleOf } from './receiptFacts.ts'
import type { ReceiptWords } from './receiptWords.ts'

/** The displayed values of a receipt. */
export interface Receipt {
  language: Language
  words: ReceiptWords
  number: string
  date: string
  seller: string[]
  buyer: { lines: string[]; gstin: string }
  item: string
  period: string
  lines: { name: string; amount: string }[]
  total: string
  rate: string | null
  /** `Visa •••• 4242`; empty if the provider does not say. */
  card: string
  payment: string
  /** Shown beside the title if the charge was refunded or disputed. */
  mark: string | null
  /** Null if the seller was not registered for GST: the receipt then says nothing about tax. */
  tax: {
    gstin: string
    sac: string
    place: string
    taxable: string
    taxes: { name: string; amount: string }[]
    note: string
  } | null
}

/** A printable page without scripts; the PDF link is hidden on paper. */
export function receiptPage(receipt: Receipt, pdfAddress: string) {
  const { words, tax } = receipt
  const rows = [...receipt.lines, ...taxLinesOf(receipt)]
  return html`<!doctype html>
<html lang="${receipt.language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${titleOf(receipt)} ${receipt.number}</title>
    <link rel="stylesheet" href="${serverPaths.style.mount}" />
  </head>
  <body>
    <main class="receipt">
      <header><img src="/logo.svg" alt="Founders" width="187" height="52" /><time>${receipt.date}</time></header>
      <h1>${titleOf(receipt)}${receipt.mark ? html` <mark>${receipt.mark}</mark>` : ''}</h1>
      <dl>
        ${factsOf(receipt).map(([name, value], place) => html`${place > 0 ? '\n        ' : ''}<dt>${name}</dt><dd>${value}</dd>`)}
      </dl>
      <table>
        <caption>${receipt.item}</caption>
        <thead><tr><th scope="col">${words.item}</th><th scope="col">${words.amount}</th></tr></thead>
        <tbody>${rows.map(({ name, amount }) => html`<tr><td>${name}</td><td>${amount}</td></tr>`)}</tbody>
        <tfoot><tr><th scope="row">${words.total}</th><td>${receipt.total}</td></tr></tfoot>
      </table>
      ${[tax?.note, receipt.rate].filter(Boolean).map((note) => html`<p>${note}</p>`)}
      <p>${words.thanks}</p>
      <p class="screen"><a href="${pdfAddress}">${words.download}</a></p>
    </main>
  </body>
</html>`
}
