const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/

/** Text in which web addresses can be followed; where they lead is not told where from. */
export const Linked = ({ text }: { text: string }) =>
  text.split(address).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <a key={place} href={part} target="_blank" rel="noreferrer noopener nofollow">
        {part}
      </a>
    ) : (
      part
    ),
  )
