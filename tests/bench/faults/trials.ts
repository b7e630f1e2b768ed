import { databaseDown } from './databaseDown.ts'
import { kills } from './kills.ts'

interface FaultTrial {
  name: string
  run(): Promise<string>
}

export const faultTrials = (rounds: number): FaultTrial[] => [
  { name: 'kill', run: () => kills(rounds, { embedded: false }) },
  { name: 'kill-embedded', run: () => kills(rounds, { embedded: true }) },
  { name: 'database-down', run: () => databaseDown() },
]
