import { distance } from '../../domain/closeness.ts'
import { folded } from './folded.ts'

interface Named {
  label: string
  /** Other words by which the choice is found, such as a code. */
  keywords?: string
}

const unlike = 4

/** The closeness of a choice to a typed text; its label counts before its keywords, except that a whole keyword is close. */
function rankOf({ label, keywords = '' }: Named, typed: string): number {
  const byLabel = distance(folded(label), typed) ?? unlike
  if (keywords === '') return byLabel
  if (folded(keywords).split(' ').includes(typed)) return Math.min(byLabel, 0.5)
  return Math.min(byLabel, (distance(folded(keywords), typed) ?? unlike) + 0.5)
}

/** Choices by their closeness to a typed text, otherwise in their order: exact, then prefix, word start and inside. */
export function ordered<Choice>(
  choices: readonly Choice[],
  text: string,
  named: (choice: Choice) => Named,
): readonly Choice[] {
  const typed = folded(text.trim())
  if (typed === '') return choices
  return choices
    .map((choice) => ({ choice, rank: rankOf(named(choice), typed) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice)
}
