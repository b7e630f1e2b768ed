/** What other screens use of the registration: its labels, option lists, documents and uploads. */

export { DocumentBadge } from './DocumentBadge.tsx'
export { DocumentLine } from './DocumentLine.tsx'
export { fieldLabel, partLabel } from './fieldLabel.ts'
export { UploadState } from './UploadState.tsx'
export { useOptionLists, useOptionListsActor } from './useOptionLists.ts'
