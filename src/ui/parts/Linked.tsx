import { splitAtLinks } from '../../domain/chats/links.ts'

/** Text with clickable web addresses, opened without a referrer. */
export const Linked = ({ text }: { text: string }) =>
  splitAtLinks(text).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <a key={index} href={part} target="_blank" rel="noreferrer noopener nofollow">
        {part}
      </a>
    ) : (
      part
    ),
  )
