import type { Inspection } from './useInspector.ts'

const says: Record<Exclude<Inspection, 'off'>, string> = {
  offered: 'The walk can be shown in Stately’s inspector too. It opens in a window of its own and needs the network.',
  waiting: 'Waiting for the inspector…',
  connected: 'Connected: the inspector shows this walk step by step.',
  blocked: 'The browser did not let the inspector’s window open. Allow pop-up windows for this page and try again.',
  silent:
    'The inspector does not answer. It needs the network; everything else on this page works without it. Try again once you are online.',
}

/** Shows the status of Stately's inspector. */
export function InspectBar({ inspection, open }: { inspection: Inspection; open: () => void }) {
  if (inspection === 'off') return null
  const isSettled = inspection === 'waiting' || inspection === 'connected'
  return (
    <div className="inspect">
      <p role="status">{says[inspection]}</p>
      {isSettled ? null : (
        <button type="button" onClick={open}>
          Open Stately’s inspector
        </button>
      )}
    </div>
  )
}
