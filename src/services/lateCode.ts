/**
 * Uses code that the page can do without. If the code or its words cannot be loaded, because the page is being left or
 * the network is down, nothing happens; other errors are thrown.
 */
export async function withLateCode<Code>(code: Promise<Code>, use: (code: Code) => unknown): Promise<void> {
  try {
    await use(await code)
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ChunkLoadError')) throw error
  }
}
