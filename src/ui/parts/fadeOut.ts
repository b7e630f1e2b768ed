/**
 * Shows a dialog for as long as it takes to fade (theme.css) after it has gone. What fades is a picture of it: the page
 * behind is in use at once, for pointer, keyboard and screen reader. For a dialog that still has its place.
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
