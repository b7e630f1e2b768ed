/**
 * The folders of the list of conversations: all that are not archived, the unread ones among them, and the archived
 * ones.
 */
export const chatFolders = ['all', 'unread', 'archived'] as const
export type ChatFolder = (typeof chatFolders)[number]

/** The folder in an address; `all` if its name is unknown. */
export const folderIn = (query: URLSearchParams): ChatFolder =>
  chatFolders.find((folder) => folder === query.get('show')) ?? 'all'
