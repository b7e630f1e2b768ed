import { formatMoney } from '../../domain/money.ts'
import type { Answers } from '../../domain/registration/answerSchema.ts'
import type { FieldSpec } from '../../domain/registration/fields.ts'
import { otherWords } from '../../domain/registration/formFields.ts'
import { cityName } from '../../domain/registration/indianCities.ts'
import { countryOfCity, placeWords } from '../../domain/registration/places.ts'
import { filledShares, isShares } from '../../domain/registration/shares.ts'
import { amountOf, filledYears, isYears } from '../../domain/registration/years.ts'
import type { Locales, TranslationFunctions } from '../../i18n/i18n-types.ts'
import type { OptionLists } from '../../machines/optionListsMachine.ts'

/** An answer as text: options and countries by name, amounts in their currency; empty if there is none. */
export function answerWords(
  LL: TranslationFunctions,
  locale: Locales,
  spec: FieldSpec,
  answers: Answers,
  { lists, countries }: OptionLists,
): string {
  const answer = answers[spec.name] ?? null
  const label = (slug: string): string => {
    if (spec.control === 'country' || spec.control === 'countries')
      return countries.find(({ code }) => code === slug)?.name ?? slug
    if (spec.control === 'place' || spec.control === 'places')
      return placeWords(slug, {
        language: locale,
        option: (one) => lists['preferred-location']?.find((option) => option.slug === one)?.label ?? one,
        country: (one) => countries.find(({ code }) => code === one)?.name ?? one,
      })
    if (spec.cityOf !== undefined) return cityName(slug, countryOfCity(answers, spec), locale)
    const own = spec.list ? otherWords(spec, slug, answers) : null
    return own ?? lists[spec.list ?? '']?.find((option) => option.slug === slug)?.label ?? slug
  }
  if (answer === null) return ''
  if (typeof answer === 'boolean') return spec.control === 'switch' && !answer ? '' : answer ? LL.yes() : LL.no()
  if (Array.isArray(answer)) return answer.map(label).join(', ')
  if (isShares(answer))
    return filledShares(answer)
      .map(({ slug, percent }) => `${label(slug)} ${percent}%`)
      .join(', ')
  // The amounts are shown as a table.
  if (isYears(answer))
    return filledYears(answer)
      .map(({ year }) => year)
      .join(', ')
  if (typeof answer !== 'object') return label(String(answer))
  const amount = amountOf(answer)
  return amount ? formatMoney(amount, locale, 'price') : ''
}
