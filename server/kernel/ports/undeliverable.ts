/** The carrier has refused for good: no later try can help. */
export class Undeliverable extends Error {}
