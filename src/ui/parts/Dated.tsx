import { styled } from 'styled-components'

const Whole = styled.span`white-space: nowrap;`
const date = /(\d{2}-[A-Z][a-z]{2}-\d{4})/

/** A sentence whose dates are never split at a hyphen. */
export const NoWrapDates = ({ text }: { text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
  text.split(date).map((part, index) => (index % 2 === 1 ? <Whole key={index}>{part}</Whole> : part))
