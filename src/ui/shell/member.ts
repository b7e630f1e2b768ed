/** The parts around a screen that only members see. */
export { default as AccountUnavailable } from './AccountUnavailable.tsx'
export { default as MemberDialogs } from './MemberDialogs.tsx'
export { default as MemberLinks } from './MemberLinks.tsx'
export { default as Navigation } from './Navigation.tsx'
export { default as ProfileMenu } from './ProfileMenu.tsx'
