// No page of the product loads the words: only the lab reads them.
export { describe, type MachineWords, type Words } from 'flowlab/words.ts'
