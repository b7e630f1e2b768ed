/**
 * Shows a copy of a closed dialog while it fades out (theme.css), so that the page behind can be used at once with a
 * pointer, keyboard or screen reader. Call it while the dialog is still in the page.
 */
export function fadeOut(dialog: HTMLDialogElement): void {
  if (!dialog.open || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const picture = dialog.cloneNode(true) as HTMLDialogElement
  for (const frame of picture.querySelectorAll('iframe')) frame.remove()
  for (const named of [picture, ...picture.querySelectorAll('*')])
    for (const name of ['id', 'name', 'open', 'aria-labelledby']) named.removeAttribute(name)
  picture.style.blockSize = `${dialog.offsetHeight}px`
  picture.inert = true
  picture.ariaHidden = 'true'
  picture.popover = 'manual'
  picture.dataset.leaving = ''
  document.body.append(picture)
  picture.showPopover()
  picture.scrollTop = dialog.scrollTop
  void Promise.allSettled(picture.getAnimations().map(({ finished }) => finished)).then(() => picture.remove())
}
