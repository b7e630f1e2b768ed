/** Checks of a file before the upload (specification, sections 5 and 9); the server checks its content. */

/** 10 MB, inclusive. */
export const largestFile = 10 * 1024 * 1024
export const photoEndings = ['jpg', 'jpeg', 'png', 'webp']
export const fileEndings = [...photoEndings, 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx']

export type FileProblem = 'fileEmpty' | 'fileTooLarge' | 'fileType'

export function fileProblem(
  file: { name: string; size: number },
  endings: readonly string[] = fileEndings,
): FileProblem | null {
  if (file.size === 0) return 'fileEmpty'
  if (file.size > largestFile) return 'fileTooLarge'
  return endings.includes(endingOf(file.name)) ? null : 'fileType'
}

const endingOf = (name: string): string => name.toLowerCase().match(/\.([a-z]+)$/)?.[1] ?? ''

export const isPhoto = (name: string): boolean => photoEndings.includes(endingOf(name))

/** The storage limit of one member's documents and sent files together, in bytes (`docs/decisions/027`). */
export const storageLimit = 500 * 1024 * 1024

/** A file size for display: whole kilobytes, at least one, then megabytes with one decimal. */
export function sizeOf(bytes: number): { unit: 'kilobytes' | 'megabytes'; size: string } {
  const kilobytes = bytes / 1024
  return kilobytes < 1000
    ? { unit: 'kilobytes', size: String(Math.max(1, Math.round(kilobytes))) }
    : { unit: 'megabytes', size: (kilobytes / 1024).toFixed(1) }
}
