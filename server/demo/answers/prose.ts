import { labelOf } from '../../features/catalog/index.ts'

/**
 * Sentences about a member's habits, aims and people. Each has a slot for what only this member has, and members of a
 * kind take them in turn, so that no two listings contain the same sentence.
 */

/** What the sentences may mention. */
export interface Subject {
  /** The member's place among those of its kind. */
  place: number
  products: readonly string[]
  keywords: readonly string[]
  sector: string
  number: (low: number, high: number) => number
}

const habits = [
  'We promise a date for every order of {product} and kept {90-98}% of them last year; when we will miss one, the customer hears it from us first.',
  'Two in three customers for {product} came because somebody told them. In {keyword} few publish their complaint rate; ours was, at the last count, {1-4}.{1-9}%.',
  'We track four numbers for {product} every week: orders, margin, days to pay and people who leave; all four are better than a year ago, and everybody here can see them.',
  'Half of the team has worked on {product} for more than {3-7} years. We train on the job and write down what we learn about {keyword}, so that it does not depend on one person.',
  'We have grown in {keyword} without discounts. Of a hundred orders for {product}, {2-4} come back, and we know the reason for each.',
  'Everyone here spends {2-5} days a month with customers: what they hear about {product} decides what we work on next.',
  'Suppliers are paid on day {21-45} and never later: in {keyword} that gives us the first choice when something is scarce.',
  'A new colleague works {4-9} weeks beside somebody who has already made the usual mistakes in {keyword}. Only then do customers for {product} meet them.',
  'Our worst month in {keyword} taught us to keep {6-14} weeks of costs at the bank; we have not touched that money since.',
  'Prices for {product} change once a year, in writing, {30-60} days ahead. Customers in {keyword} tell us that this is rarer than it should be.',
  'We turn work in {keyword} down when we cannot do it well: {5-19} times last year. Most of those who asked came back later for {product}.',
  'One team answers every call about {product} and knows {80-190} customers by voice. Questions about {keyword} reach a specialist within the hour.',
  'Every order for {product} has a number that leads back to the day and the people. In {keyword} this has settled {3-11} disputes, most of them within a day.',
  'We ask each customer for {product} one question a year: would you choose us again? {86-97}% said yes, and the others told us what to change in {keyword}.',
  'The accounts close on day {4-9} of the month, and the whole team reads them: nobody here has to guess what {product} means for the result.',
  'What we know about {keyword} is kept in {40-160} short films that we took ourselves. They show a newcomer how we handle {product}.',
]

const aims = [
  'In five years we want to be the first name in {keyword}. We enter one market at a time with {product}, and the next only once the last one pays for itself.',
  'We want to double our sales of {product} within {3-4} years without lowering the standard: a second site, a stronger team in {keyword}, less paperwork.',
  'Our aim is a firm that runs without its founders: a second line of managers already decides about {product}, up to a limit that we raise each year.',
  'We want to show that {keyword} can be done cleanly and at a fair price, and later license to others what we have learnt about {product}.',
  'We plan to reach customers further away through local partners rather than offices of our own: {2-4} pilots with {product} are running.',
  'We would rather be the best at {product} than average at five things. The coming years go into quality and repeat customers in {keyword}.',
  'Every step in our plan for {product} has a number attached. Advisers who know {keyword} read it with us each quarter, and start with {product}.',
  'By {2028-2031} no customer should wait longer than a week for {product}; today it is {2-4} weeks in a busy month.',
  'We want the people behind {product} to own a tenth of the firm; the first {2-9} of them already do.',
  'What we save in {keyword} we intend to share with our customers: {2-5}% a year, so that both sides grow.',
  'The next version of {product} is being tried by {2-6} customers who pay for the trial. If they like it, we will offer it to everyone in {keyword}.',
  'Beside {product} we will add one thing, chosen from what customers ask for most, and stop one that nobody would miss in {keyword}.',
]

const rules = [
  'Partners hear bad news about {product} from us first, on one page, by day {5-10} of the month.',
  'We do not borrow to grow in {keyword}, and we kept to that in {2-4} tempting years.',
  'A tenth of what we earn with {product} goes into training and tools, in good years and in bad.',
  'Whoever joins us in {keyword} may ask for any number that we have.',
  'We will not enter a part of {keyword} in which none of us has worked for at least {2-5} years.',
  'No contract for {product} runs longer than {3-5} years without a way out for both sides.',
  'Nobody at the top earns more than {3-6} times what a newcomer in {keyword} earns.',
  'If we cannot explain {product} to a new neighbour in {2-4} minutes, we have not finished thinking.',
]

/** What a business for sale may become under a new owner. */
const prospects = [
  'A new owner could sell more from the first month: we turned {3-9} enquiries for {product} away last year for want of time.',
  'No money was ever spent on advertising {product}; every customer in {keyword} came by a recommendation.',
  'With {2-4} more people there is room for a fifth more {product}, in the same premises and with the same tools.',
  'The next step in {keyword} is known and costed: {2-5} customers have asked for more than {product} alone.',
  'We have been asked to offer {product} in {2-4} towns nearby and always said no, because somebody in {keyword} has to be there every day.',
  'A buyer who already works in {keyword} would save about {3-8}% of what we spend on {product} today.',
  'Younger customers of {keyword} order on the telephone they hold; for {product} we still answer the one on the desk.',
  'The largest {5-15} customers for {product} would sign for three years with a new owner, and have told us so.',
]
const bequests = [
  'Our mission has been to do {product} properly and to be paid on time, and in {8-25} years in {keyword} we gave up neither.',
  'Whoever takes over finds {keyword} written down on {30-90} pages, one for each task around {product}.',
  'We promised our people that nobody who looks after {product} loses their work for {12-24} months after a sale.',
  'A good name in {keyword} took us {6-20} years to earn, and it should outlast us with {product} under another owner.',
  'We would rather wait {2-6} months for a buyer who cares about {keyword} than sell {product} to the first who calls.',
  'Of every hundred rupees or pounds from {product}, {4-9} went back into the business, and that is why {keyword} still runs without repairs at night.',
]

const small = [
  'We are a handful of people and look after {product} ourselves; two former customers advise us on {keyword}, and an accountant keeps the books one day a week.',
  'Two of us build {product} and one sells. A part-time adviser has spent {11-25} years in {keyword}.',
]
const middling = [
  'A head of operations with {9-18} years in {keyword}, a sales lead who knows every customer for {product}, and a finance lead who joined last year.',
  'Two co-founders have worked together in {keyword} for {6-12} years: one looks after {product}, the other after customers; an accountant joined from a larger company.',
  'Three team leads are responsible for {product}, sales and service; each was promoted after {3-6} years in {keyword}.',
]
const large = [
  '{4-6} department heads, most of them promoted from within, and an advisory board with two former customers for {product} and a lawyer who knows {keyword}.',
  'A second line of {5-8} managers decides from day to day about {product}. The finance head came from a listed company, the head of operations has {12-20} years in {keyword}.',
]

const careers = [
  'spent {7-13} years in {keyword}, first in sales and then in finance, before starting with {product}.',
  'trained as an engineer, ran operations for a larger competitor in {keyword} for {4-9} years, and left to offer {product} the way customers kept asking for.',
  'comes from a family that has long worked in {keyword} and returned to it after {5-11} years in consulting, with a plan for {product}.',
  'founded and sold an earlier firm close to {keyword} and put {20-60}% of the proceeds into {product}.',
  'learnt {keyword} on the job and brought {product} in person to the first {40-150} customers.',
]

const filled = (template: string, { products, keywords, sector, number }: Subject): string =>
  template
    .replace(/\{product\}/g, products[0] ?? 'goods')
    .replace(/\{keyword\}/g, keywords[0] ?? sector)
    .replace(/\{sector\}/g, sector)
    .replace(/\{(\d+)-(\d+)\}/g, (_, low, high) => String(number(Number(low), Number(high))))
    .replace(/(^|[.!?] )(\p{Ll})/gu, (_, before, letter: string) => `${before}${letter.toUpperCase()}`)

export const inTurn = (of: readonly string[], subject: Subject, step: number): string =>
  filled(of[(subject.place * step) % of.length] ?? '', subject)

/** The fewest characters of both texts. */
const fewest = 350

/** Sentences from these lists in turn, as many as the form asks for. */
function enough(begun: string, lists: readonly (readonly string[])[], subject: Subject): string {
  let text = begun
  for (let turn = 0; text.length < fewest || turn < lists.length; turn++) {
    const place = subject.place + Math.floor(turn / lists.length) * 3
    const products = subject.products.map((_, at, all) => all[(at + turn) % all.length] ?? '')
    text = `${text} ${inTurn(lists[turn % lists.length] ?? [], { ...subject, place, products }, 5)}`.trim()
  }
  return text
}

export const overviewOf = (about: string, subject: Subject) => enough(about, [habits], subject)
export const aimOf = (subject: Subject, isForSale: boolean) =>
  enough('', isForSale ? [prospects, bequests] : [aims, rules], subject)
export const careerOf = (subject: Subject) => lowerFirst(inTurn(careers, subject, 2))
export function teamOf(subject: Subject, employees: string): string {
  const most = Number(employees.split('-')[1] ?? 0)
  return inTurn(most <= 10 ? small : most <= 50 ? middling : large, subject, 1)
}
const lowerFirst = (text: string) =>
  /^\p{Lu}(?!\p{Ll})/u.test(text) || text.startsWith('SaaS') ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** The products as they are called inside a sentence, and the keywords that fit into one. */
export function subjectOf(
  place: number,
  { products, keywords, industry }: { products: string; keywords: readonly string[]; industry: string },
  number: Subject['number'],
): Subject {
  const named = products
    .split(/, | and /)
    .map((name) => name.replace(/^(?:a|an|the) /, '').trim())
    .map((name) => (/^[A-Z][a-z-]+(?: [a-z0-9-]+)*$/.test(name) ? lowerFirst(name) : name))
  return {
    place,
    products: named,
    keywords: keywords.filter(Boolean),
    sector: lowerFirst(labelOf('industry', industry, 'en')),
    number,
  }
}
