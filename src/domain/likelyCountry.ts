/** The visitor's country, guessed from the browser's languages and time zone; India if they reveal none. */
export function likelyCountry(languages: readonly string[], timeZone: string): string {
  const named = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find((region) => region !== undefined)
  if (named) return named
  return /^Asia\/(?:Kolkata|Calcutta)$/.test(timeZone) ? 'IN' : (regionOf(languages[0] ?? '') ?? 'IN')
}

const regionOf = (language: string): string | undefined => {
  try {
    return language === '' || language === 'en' ? undefined : new Intl.Locale(language).maximize().region
  } catch {
    return undefined
  }
}
