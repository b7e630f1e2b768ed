import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Locked {
  version?: string
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }

/** npm looks for a dependency beside its dependent first, then in each folder above it. */
function placesOf(dependent: string, name: string): string[] {
  const inside = dependent === '' ? `node_modules/${name}` : `${dependent}/node_modules/${name}`
  if (dependent === '') return [inside]
  return [inside, ...placesOf(dependent.slice(0, Math.max(0, dependent.lastIndexOf('node_modules') - 1)), name)]
}

it('the lock file names the packages of every platform, so that it installs on each', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !placesOf(path, name).some((place) => packages[place])),
  )
  expect(missing).toEqual([])
})
