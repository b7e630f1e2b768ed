import type { LinkFieldName } from '../registration/fields.ts'

/** The facts that are web addresses, several of them separated by commas. */
const linkFacts: Readonly<Record<LinkFieldName, true>> = {
  link: true,
  founder_linkedin: true,
  cofounder_linkedin: true,
  video_demo_link: true,
}

export const isLinkFact = (field: string): boolean => Object.hasOwn(linkFacts, field)
