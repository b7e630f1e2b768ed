import { statesOf, transitionId, transitionsOf } from 'flowlab/model/transitions.ts'
import { useSyncExternalStore } from 'react'
import { areas, flows } from '../registry.ts'
import { useWords } from './Spoken.tsx'

/** The ids that contain the searched text; none without a text. */
export const matching = (ids: readonly string[], search: string) =>
  search === '' ? [] : ids.filter((id) => id.toLowerCase().includes(search.toLowerCase()))

/** On a phone the chart comes first: the list of flows opens on request and closes after a choice. */
const wide = matchMedia('(min-width: 60.01rem)')
const watchWidth = (changed: () => void) => {
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

interface FlowListProps {
  current: string
  search: string
  onSearch: (search: string) => void
}

/** The flows by area, only those with a match while the reader searches. */
export function FlowList({ current, search, onSearch }: FlowListProps) {
  const say = useWords()
  const hasRoom = useSyncExternalStore(watchWidth, () => wide.matches)
  return (
    <nav aria-label={say.flows}>
      <h1>{say.title}</h1>
      <label>
        {say.search}
        <input type="search" value={search} onChange={({ target }) => onSearch(target.value)} />
      </label>
      <details className="flows" key={`${current}:${hasRoom}`} open={hasRoom}>
        <summary>{say.allFlows}</summary>
        {areaNames.map((area) => (
          <Area
            key={area}
            title={say.areas[area]}
            names={areas[area].filter((each) => isHit(each.name, search)).map(({ name }) => name)}
            current={current}
          />
        ))}
      </details>
    </nav>
  )
}

const areaNames = Object.keys(areas) as (keyof typeof areas)[]

/** True if the flow's name, one of its states or one of its transitions matches the search. */
function isHit(name: string, search: string): boolean {
  const machine = flows.find((flow) => flow.name === name)?.model.machine
  if (!machine || search === '') return true
  return (
    matching([name, ...statesOf(machine).map(({ id }) => id), ...transitionsOf(machine).map(transitionId)], search)
      .length > 0
  )
}

function Area({ title, names, current }: { title: string; names: readonly string[]; current: string }) {
  if (names.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
