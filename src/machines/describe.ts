// The product loads no words of machines; only the lab reads them.
export { describe, type MachineWords } from 'flowlab/model/words.ts'
