import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { diskRoom } from '../../../server/kernel/ports/disk.ts'
import { startTestServer } from '../../support/server.ts'

const megabyte = 1024 * 1024
const directory = mkdtempSync(join(tmpdir(), 'founders-room-'))
/** A disk of 8 MB, if this machine allows mounting one. */
const mounted = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', directory], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()
afterAll(() => {
  if (mounted) execFileSync('umount', [directory])
  rmSync(directory, { recursive: true, force: true })
})

describe('the free space of a disk', () => {
  it.skipIf(!mounted)('is zero below the threshold and on a full disk, and returns with free space', async () => {
    let now = 0
    const room = diskRoom(directory, { least: 2 * megabyte, clock: () => now })
    const looked = async () => {
      now += 5_000
      return room()
    }
    const filler = join(directory, 'filler')
    expect(await looked()).toBe(true)
    writeFileSync(filler, Buffer.alloc(7 * megabyte))
    expect(await room()).toBe(true)
    expect(await looked()).toBe(false)
    expect(() => writeFileSync(`${filler}-2`, Buffer.alloc(2 * megabyte))).toThrow('ENOSPC')
    expect(await looked()).toBe(false)
    // Only the write itself can detect a disk that is full to the last byte.
    expect(await diskRoom(directory, { least: 0 })()).toBe(false)
    rmSync(`${filler}-2`, { force: true })
    rmSync(filler)
    expect(await looked()).toBe(true)
  })

  it('is zero if nothing can be written', async () => {
    expect(await diskRoom(join(directory, 'none'))()).toBe(false)
    expect(await diskRoom(directory, { least: Number.MAX_SAFE_INTEGER })()).toBe(false)
  })
})

describe('/readyz', () => {
  it('fails while the disk is full, and succeeds again afterwards', async () => {
    const server = await startTestServer()
    const ready = async () => {
      const answer = await server.app.request('/readyz')
      return [answer.status, await answer.text()]
    }
    expect(await ready()).toEqual([200, 'ready'])
    const before = server.deps.hasRoom
    server.deps.hasRoom = async () => false
    expect(await ready()).toEqual([503, 'disk full'])
    expect((await server.app.request('/healthz')).status).toBe(200)
    server.deps.hasRoom = before
    expect(await ready()).toEqual([200, 'ready'])
    await server.close()
  })
})
