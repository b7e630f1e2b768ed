/** A link inside a popover leads away; the popover goes with it. */
export const closePopover = (id: string): void => document.getElementById(id)?.hidePopover()

/** For a link in a panel: it leads away, so the panel does not stay open over the next screen. */
export const closePanelAround = ({ currentTarget }: { currentTarget: Element }): void =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
