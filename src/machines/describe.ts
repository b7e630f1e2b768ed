// No page of the product loads the words: only the lab reads them.
export { describe, type MachineWords } from 'flowlab/model/words.ts'
