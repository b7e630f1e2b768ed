import { type Language, languages } from 'flowlab/model/wording.ts'
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { type GalleryWords, words } from './words.ts'

interface Chosen {
  language: Language
  choose: (language: Language) => void
}
const Choosing = createContext<Chosen>({ language: 'en', choose: () => {} })

export const useChosen = (): Chosen => useContext(Choosing)
export const useLanguage = (): Language => useChosen().language
export const useWords = (): GalleryWords => words[useLanguage()]

const key = 'flowlab-language'
const savedLanguage = (): Language => languages.find((each) => each === localStorage.getItem(key)) ?? 'en'

/** Gives its parts the language that the reader chose, here or on an earlier visit. The document follows it. */
export function Spoken({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(savedLanguage)
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.title = words[language].title
  }, [language])
  const chosen = useMemo(
    () => ({
      language,
      choose: (next: Language) => {
        localStorage.setItem(key, next)
        setLanguage(next)
      },
    }),
    [language],
  )
  return <Choosing value={chosen}>{children}</Choosing>
}
