/** What the list of conversations shows: all that are not archived, of these the unread ones, or the archived ones. */
export const chatFolders = ['all', 'unread', 'archived'] as const
export type ChatFolder = (typeof chatFolders)[number]

/** As the address names it; what it does not know is all. */
export const folderIn = (query: URLSearchParams): ChatFolder =>
  chatFolders.find((folder) => folder === query.get('show')) ?? 'all'
