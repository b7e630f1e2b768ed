/** The provider has refused permanently: a retry cannot help. */
export class Undeliverable extends Error {}
