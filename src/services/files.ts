/** Saves a file that the page generated or received. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** Downloads a PDF from base64. */
export const savePdf = (name: string, base64: string): void =>
  saveFile(
    name,
    Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)),
    'application/pdf',
  )
