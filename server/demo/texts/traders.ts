import { first } from './traders/first.ts'
import { second } from './traders/second.ts'

/**
 * Global Connect, one block per member.
 * Facts: company | person | industries | city | participant | size | objectives | collaboration | active in | looking to |
 * trade terms (- for services) | languages.
 * Then: headline, what they do, what they look for, products, certifications (- for none), keywords. Then, by their
 * label, the rest of the overview and the aims.
 */
export const traders = [first, second].map((part) => part.trim()).join('\n\n')
