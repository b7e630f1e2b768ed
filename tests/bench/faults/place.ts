import { demoDatabase } from '../../support/instances.ts'

/** A database of its own with the demo members at the PostgreSQL that is given, or null where none is. */
export const remotePlace = async () => {
  const given = process.env.TEST_DATABASE_URL
  return given ? demoDatabase(given) : null
}
