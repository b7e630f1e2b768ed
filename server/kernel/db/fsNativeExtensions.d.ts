declare module 'fs-native-extensions' {
  /** The whole file, for as long as this descriptor is open; false where another one holds it. */
  export function tryLock(descriptor: number): boolean
}
