import type { MetadataJson } from 'libphonenumber-js/core'

export default function loader(source: string): string
export function withoutFormats(metadata: MetadataJson): MetadataJson
