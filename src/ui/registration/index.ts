/** The parts of the registration that other screens use: labels, option lists, documents and uploads. */

export { DocumentBadge } from './DocumentBadge.tsx'
export { DocumentLine } from './DocumentLine.tsx'
export { fieldLabel, partLabel } from './fieldLabel.ts'
export { UploadState } from './UploadState.tsx'
export { useOptionLists, useOptionListsActor } from './useOptionLists.ts'
export { WhoOpens } from './WhoOpens.tsx'
