/** A link inside a popover leads away; the popover goes with it. */
export const closePopover = (id: string): void => document.getElementById(id)?.hidePopover()
