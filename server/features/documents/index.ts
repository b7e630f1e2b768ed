export { type CheckedFile, checkContent } from './content.ts'
export { fileRoutes } from './files.ts'
export { setPictures } from './pictures.ts'
export { documentUrl, presentDocument } from './present.ts'
export { documentRoutes } from './routes.ts'
export { deleteFiles } from './save.ts'
export { isStorageFull } from './storage.ts'
export {
  type DocumentRow,
  documentsOf,
  documentsOfKindOf,
  isUnconfirmed,
  ownersDocuments,
  placeMarks,
} from './store.ts'
export { isConfidential, isListed, opensAfter, strangersDocuments } from './strangers.ts'
export { sweepOrphans } from './sweep.ts'
export { unreadable } from './unreadable.ts'
export { roomForUpload } from './uploading.ts'
