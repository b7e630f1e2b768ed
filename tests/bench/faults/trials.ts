import { databaseDown } from './databaseDown.ts'
import { kills } from './kills.ts'

interface FaultTrial {
  name: string
  run(): Promise<string>
}

const port = 5080 + (process.pid % 10)

export const faultTrials = (rounds: number): FaultTrial[] => [
  { name: 'kill', run: () => kills(rounds, { port, embedded: false }) },
  { name: 'kill-embedded', run: () => kills(rounds, { port, embedded: true }) },
  { name: 'database-down', run: () => databaseDown(port) },
]
