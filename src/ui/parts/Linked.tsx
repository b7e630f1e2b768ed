import { splitAtLinks } from '../../domain/chats/links.ts'
import { addressOf, splitAddresses } from '../../domain/validation/links.ts'

interface Props {
  text: string
  /** Whether the text is one web address or several, with or without a scheme. */
  isAddress?: boolean
}

/** Text with clickable web addresses, opened without a referrer. */
export const Linked = ({ text, isAddress = false }: Props) =>
  (isAddress ? splitAddresses : splitAtLinks)(text).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <a key={index} href={addressOf(part)} target="_blank" rel="noreferrer noopener nofollow">
        {part}
      </a>
    ) : (
      part
    ),
  )
