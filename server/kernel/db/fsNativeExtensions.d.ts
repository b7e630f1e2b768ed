declare module 'fs-native-extensions' {
  /** Locks the whole file for as long as this descriptor is open; false if another one holds the lock. */
  export function tryLock(descriptor: number): boolean
}
