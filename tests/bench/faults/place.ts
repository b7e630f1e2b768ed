import { demoDatabase } from '../../support/instances.ts'

/** A separate database with the demo members on the given PostgreSQL, or null if none is given. */
export const remotePlace = async () => {
  const given = process.env.TEST_DATABASE_URL
  return given ? demoDatabase(given) : null
}
