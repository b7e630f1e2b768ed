export interface ThrowawayPostgres {
  url: string
  stop(): void
}
/** Null where PostgreSQL is neither installed nor installable. */
export declare function startPostgres(): Promise<ThrowawayPostgres | null>
/** The path of a Chromium; null where there is none. */
export declare function findChromium(): string | null
