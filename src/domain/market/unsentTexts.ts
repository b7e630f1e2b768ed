/** Texts about a listing that were typed but not sent: a proposal, a question, and answers by the id of their question. */
export type UnsentTexts = Readonly<Partial<Record<'proposal' | 'ask' | (string & {}), string>>>

/** Empty texts are left out, so that an answer that was emptied begins as it was published. */
export function withText(unsent: UnsentTexts, about: string, text: string): UnsentTexts {
  const { [about]: _, ...others } = unsent
  return text ? { ...others, [about]: text } : others
}
