/** Closes a popover when a link inside it is followed. */
export const closePopover = (id: string): void => document.getElementById(id)?.hidePopover()

/** Closes the panel around a link when the link is followed, so that it does not cover the next screen. */
export const closePanelAround = ({ currentTarget }: { currentTarget: Element }): void =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
