/** A text whose parts between backticks are commands or names of files. */
export function Marked({ text }: { text: string }) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))
}
