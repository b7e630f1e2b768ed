import { first } from './companies/first.ts'
import { second } from './companies/second.ts'
import { third } from './companies/third.ts'

/**
 * Capital Bridge, one block per company.
 * Facts: company | founder | industry | city | model | round | goal | annual revenue | employees | founded | EBITDA %.
 * Then: headline, problem, traction, products, keywords. Then, by their label, the rest of the overview, the aims, the
 * founder and the team.
 */
export const companies = [first, second, third].map((part) => part.trim()).join('\n\n')
