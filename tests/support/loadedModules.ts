import { createRequire } from 'node:module'
import { firebasePush } from '../../server/kernel/ports/firebase.ts'
import '../../server/wire.ts'

/**
 * Runs in its own process: reports whether firebase-admin is loaded with the server's modules, and whether it is once
 * push is configured.
 */
const isLoaded = () => Object.keys(createRequire(import.meta.url).cache).some((name) => /firebase-admin/.test(name))

const byTheServer = isLoaded()
await firebasePush({ project_id: 'p', client_email: 'push@p', private_key: 'k', token_uri: 'https://t' })
console.log(JSON.stringify({ byTheServer, byItsPush: isLoaded() }))
