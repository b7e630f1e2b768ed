import { first } from './businesses/first.ts'
import { second } from './businesses/second.ts'

/**
 * Business Exchange, one block per business. An anonymous listing shows these texts: none of them names the business.
 * Facts: business | owner | industry | city | what is sold | ownership | asking price (- on request) | stake % |
 * annual revenue | EBITDA % | employees | founded | reason | timeline | type of sale | transition | visibility | model.
 * Then: headline, what there is, why it is for sale, products, strategic assets, keywords. Then, by their label, the
 * rest of the overview and the aims: what a new owner could do with it, and how it is handed over.
 */
export const businesses = [first, second].map((part) => part.trim()).join('\n\n')
