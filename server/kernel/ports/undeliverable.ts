/** The provider has refused permanently, so a retry cannot help. */
export class Undeliverable extends Error {}
