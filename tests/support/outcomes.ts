export { no, offline, yes } from '../../flowlab/flows/answers.ts'
export { challenge, grant, me } from '../../flowlab/flows/samples.ts'
