import type { Proposal } from '../../domain/proposals/proposalSchema.ts'
import { useWords } from '../../i18n/useWords.ts'

/** How a sentence names the other member, inside it and where it opens with them: by their role while hidden. */
export function useParty(): (other: Pick<Proposal['other'], 'kind' | 'name' | 'name_hidden'>) => Party {
  const { LL, locale } = useWords()
  return ({ kind, name, name_hidden: isHidden }) => {
    if (!isHidden) return { name, Name: name }
    const role = LL.proposals.unnamed[kind]()
    return { name: role, Name: role.charAt(0).toLocaleUpperCase(locale) + role.slice(1) }
  }
}

export interface Party {
  name: string
  Name: string
}
