import { useWords } from './Spoken.tsx'
import type { Inspection } from './useInspector.ts'

/** Shows the status of Stately's inspector. */
export function InspectBar({ inspection, open }: { inspection: Inspection; open: () => void }) {
  const say = useWords().inspector
  if (inspection === 'off') return null
  const isSettled = inspection === 'waiting' || inspection === 'connected'
  return (
    <div className="inspect">
      <p role="status">{say[inspection]}</p>
      {isSettled ? null : (
        <button type="button" onClick={open}>
          {say.open}
        </button>
      )}
    </div>
  )
}
