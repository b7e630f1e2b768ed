/** The package as Node gets it: all that runs in a browser too, and what reads and writes approved paths. */
export { type ApproveOptions, approve } from './approved/approve.ts'
export * from './inBrowser.ts'
export { type MutationReport, mutate } from './mutation/mutate.ts'
