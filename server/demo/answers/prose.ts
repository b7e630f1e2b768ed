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
  sector: string
  number: (low: number, high: number) => number
}

const habits = [
  'We commit to a date on every order for {product}, and met {90-98}% of those dates last year.',
  'Two in three new customers for {product} come by referral, and {91-97}% of last year’s customers bought again.',
  'We review orders, margin, days to payment and repeat sales of {product} every week, and all four have improved for {4-9} quarters.',
  'Half the team has worked in {sector} for more than {3-7} years, and we document what we learn about {product} so that nothing depends on one person.',
  'We have grown without discounts: {2-4}% of orders for {product} come back, and we log the reason for each.',
  'Everyone spends {2-5} days a month with customers, and what they hear about {product} decides what we work on next.',
  'We pay suppliers within {21-45} days without fail, so we get first call when supplies for {product} run short.',
  'New colleagues spend {4-9} weeks alongside a senior one before they deal with customers for {product} on their own.',
  'We hold {6-14} weeks of costs in cash, a habit from a bad month early on with {product}.',
  'Prices for {product} change once a year with {30-60} days’ written notice, which customers tell us is rare.',
  'We turned down {5-19} orders for {product} last year that we could not have served well, and most of those customers came back later.',
  'One team answers every enquiry about {product} and passes technical questions to a specialist within the hour.',
  'Every order for {product} can be traced to the day and the people who handled it, which settled {3-11} disputes last year.',
  'Once a year we ask every customer for {product} whether they would choose us again: {86-97}% said yes last time.',
  'We close the accounts by day {4-9} of each month, and the whole team sees the margin on {product}.',
  'New colleagues learn from {40-160} short videos of our own that show how we handle {product}.',
]

const aims = [
  'We want to lead in {sector} within five years, and will open each new market for {product} only once the last one is profitable.',
  'We aim to double sales of {product} within {3-4} years, with a second site and a larger sales team.',
  'We are building a company that runs without its founders: our managers already decide on {product} up to a limit that we raise every year.',
  'We want to show that {sector} can be done responsibly at a fair price, and later license what we have learnt about {product}.',
  'We will reach customers further away through local partners rather than offices of our own, and have {2-4} pilots with {product} under way.',
  'We would rather be the best at {product} than average at five things, so the coming years go into quality and repeat customers.',
  'Every milestone in our plan for {product} has a number attached, and two outside advisers review it with us each quarter.',
  'By {2028-2031} no customer should wait more than a week for {product}, against {2-4} weeks in a busy month today.',
  'We want employees to own a tenth of the company, and the first {2-9} people behind {product} already hold shares.',
  'We plan to pass on our savings to customers: {2-5}% a year on {product}.',
  'The next version of {product} is in paid trials with {2-6} customers and, if they renew, will open to everyone.',
  'Alongside {product} we will add one line a year, chosen from what customers ask for most.',
]

const rules = [
  'Investors hear bad news about {product} from us first, in a one-page report by day {5-10} of each month.',
  'We have not borrowed to grow {product}, even in {2-4} years when it was tempting.',
  'A tenth of our profit on {product} goes into training and tools every year.',
  'Investors can ask for any number about {product}, and see our main ones every month.',
  'We add a new line next to {product} only if one of us has worked in it for at least {2-5} years.',
  'Our contracts for {product} run for {3-5} years at most, with an exit for both sides.',
  'The highest salary in the team behind {product} is at most {3-6} times the lowest.',
  'If we cannot explain {product} in {2-4} minutes, we have not finished thinking.',
]

/** What a business for sale may become under a new owner. */
const prospects = [
  'A new owner could grow from the first month: we turned away {3-9} enquiries for {product} last year for lack of capacity.',
  'We have never advertised {product}: every customer came by referral.',
  'With {2-4} more people the same premises could handle a fifth more {product}.',
  'The next step is costed: {2-5} customers have asked for more than {product} alone.',
  'Customers in {2-4} nearby towns have asked for {product}, and we said no only for lack of a second manager.',
  'A buyer already in {sector} would save {3-8}% of what we spend on {product} today.',
  'Younger customers order online, while we still take most orders for {product} by phone.',
  'Our {5-15} largest customers for {product} have told us that they would sign for three years with a new owner.',
]
const bequests = [
  'We have delivered {product} as promised in every season and never missed a payroll.',
  'The handover is documented: {30-90} pages cover every task around {product}.',
  'We have promised our team, who know {product} best, their jobs for {12-24} months after a sale.',
  'Our good name for {product} took years to build, and we want it to outlast us.',
  'We would rather wait {2-6} months for a buyer who cares about {product} than sell to the first who calls.',
  'We have put {4-9}% of revenue from {product} back into equipment every year, so nothing is overdue for repair.',
]

const small = [
  'We are a small team and look after {product} ourselves; two former customers advise us, and an accountant keeps the books one day a week.',
  'Two of us run {product} and one sells, with a part-time adviser who has spent {11-25} years in {sector}.',
]
const middling = [
  'A head of operations with {9-18} years in {sector}, a sales lead who knows every customer for {product}, and a finance lead who joined last year.',
  'Two co-founders who have worked together in {sector} for {6-12} years, one leading {product} and the other sales, and an accountant from a larger company.',
  'Three team leads for {product}, sales and service, each promoted after {3-6} years in {sector}.',
]
const large = [
  '{4-6} department heads, most of them promoted from within, and an advisory board with two former customers for {product} and a lawyer.',
  '{5-8} managers look after {product} from day to day. The finance head came from a listed company, and the head of operations has {12-20} years in {sector}.',
]

const careers = [
  'spent {7-13} years in {sector}, first in sales and then in finance, before starting with {product}.',
  'trained as an engineer, ran operations for a larger competitor in {sector} for {4-9} years, and left to offer {product} the way customers kept asking for.',
  'grew up in a family that works in {sector} and returned to it after {5-11} years in consulting, with a plan for {product}.',
  'founded and sold an earlier company in {sector} and put {20-60}% of the proceeds into {product}.',
  'learnt the trade on the job and brought {product} in person to the first {40-150} customers.',
]

const filled = (template: string, { products, sector, number }: Subject): string =>
  template
    .replace(/\{product\}/g, products[0] ?? 'goods')
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

/** The products and the sector as they are called inside a sentence. */
export function subjectOf(
  place: number,
  { products, industry }: { products: string; industry: string },
  number: Subject['number'],
): Subject {
  const named = products
    .split(/, | and /)
    .map((name) => name.replace(/^(?:a|an|the) /, '').trim())
    .map((name) => (/^[A-Z][a-z-]+(?: [a-z0-9-]+)*$/.test(name) ? lowerFirst(name) : name))
  return {
    place,
    products: named,
    sector: lowerFirst(labelOf('industry', industry, 'en')),
    number,
  }
}
