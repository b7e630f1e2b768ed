import type { ProfileKind } from '../offerings.ts'

/** True if one kind can send proposals to the other (catalogue, section 6, directions). */
export const mayPropose = (sender: ProfileKind, receiver: ProfileKind): boolean =>
  (receiver === 'INVESTOR' && sender !== 'INVESTOR') ||
  (sender === 'INVESTOR' && receiver !== 'INVESTOR') ||
  receiver === 'WANT_TO_GROW'
