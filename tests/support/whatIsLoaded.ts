import { createRequire } from 'node:module'
import { firebasePush } from '../../server/kernel/ports/firebase.ts'
import '../../server/wire.ts'

/** In a process of its own: what the server's modules bring with them, and what its push brings once it is configured. */
const isLoaded = () => Object.keys(createRequire(import.meta.url).cache).some((name) => /firebase-admin/.test(name))

const byTheServer = isLoaded()
await firebasePush({ project_id: 'p', client_email: 'push@p', private_key: 'k', token_uri: 'https://t' })
console.log(JSON.stringify({ byTheServer, byItsPush: isLoaded() }))
