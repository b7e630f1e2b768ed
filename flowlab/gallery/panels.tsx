import { chartOf, nodesOf } from 'flowlab/draw/chart.ts'
import type { Flow } from 'flowlab/model/flow.ts'
import { valueName } from 'flowlab/model/names.ts'
import { plain } from 'flowlab/model/plainValue.ts'
import { valueWords, wordsOf } from 'flowlab/model/wording.ts'
import { flowOfMachine } from 'flowlab/report/seen.ts'
import { secondOf } from '../../src/domain/time.ts'
import { flows } from '../registry.ts'
import { useLanguage, useWords } from './Spoken.tsx'
import { usePaths, type Walk } from './useWalk.ts'
import type { Watch } from './useWatch.ts'

/** Walks by hand: a button for every possible step. */
export function SimulatePanel({ flow, walk }: { flow: Flow; walk: Walk }) {
  const say = useWords().simulate
  const language = useLanguage()
  const { here, options, steps } = walk
  return (
    <section>
      <h2>{say.title}</h2>
      <p>
        {say.now} <strong>{here ? valueName(here.snapshot.value) : '–'}</strong>
        {here?.snapshot.status === 'done' ? say.over : ''}
      </p>
      {here ? <p>{valueWords(flow.model.machine.id, here.snapshot.value, language)}</p> : null}
      <div className="row">
        <button type="button" onClick={walk.back} disabled={steps.length === 0}>
          {say.back}
        </button>
        {Object.keys(flow.model.inputs).map((start) => (
          <button type="button" key={start} onClick={() => walk.restart(start)} aria-pressed={start === walk.start}>
            {say.startWith(start)}
          </button>
        ))}
      </div>
      <ul className="steps">
        {options.map(({ step }) => (
          <li key={step.name}>
            <button type="button" className={step.kind} onClick={() => walk.take(step)}>
              {step.name}
            </button>
          </li>
        ))}
      </ul>
      <details>
        <summary>{say.context}</summary>
        <pre>{JSON.stringify(plain(here?.snapshot.context), null, 1)}</pre>
      </details>
    </section>
  )
}

/** The generated paths. The address selects one, and its steps are played one by one. */
export function PathsPanel({ flow, walk, pathId }: { flow: Flow; walk: Walk; pathId: string | null }) {
  const say = useWords().paths
  const { steps } = walk
  const paths = usePaths(flow)
  const path = paths.find(({ id }) => id === pathId) ?? null
  return (
    <section>
      <h2>{say.title}</h2>
      {path ? (
        <div className="row">
          <button type="button" onClick={() => walk.play(path, 0)}>
            {say.first}
          </button>
          <button type="button" onClick={() => walk.play(path, Math.max(0, steps.length - 1))}>
            {say.previous}
          </button>
          <button
            type="button"
            onClick={() => walk.play(path, steps.length + 1)}
            disabled={steps.length >= path.edges.length}
          >
            {say.next}
          </button>
          <button type="button" onClick={() => walk.play(path, path.edges.length)}>
            {say.last}
          </button>
        </div>
      ) : null}
      {path ? (
        <ol className="script">
          {path.edges.map(({ step }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same step may come twice, its place is what it is
            <li key={index} aria-current={index === steps.length - 1 ? 'step' : undefined}>
              <button type="button" onClick={() => walk.play(path, index + 1)}>
                {step.name}
              </button>
            </li>
          ))}
        </ol>
      ) : null}
      <ul className="steps">
        {paths.map(({ id, start, edges }) => (
          <li key={id}>
            <a href={`#${flow.name}/path/${id}`} aria-current={id === path?.id ? 'true' : undefined}>
              {say.path(id, start, edges.length)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The activity of the product's open tabs; typed text and numbers are never reported. */
export function WatchPanel({ watch }: { watch: Watch }) {
  const say = useWords().watch
  const { isOn, updates: news, counts } = watch
  const save = `data:application/json,${encodeURIComponent(JSON.stringify(counts))}`
  return (
    <section>
      <h2>{say.title}</h2>
      <p>{say.lead}</p>
      <div className="row">
        <button type="button" aria-pressed={isOn} onClick={() => watch.turn(!isOn)}>
          {isOn ? say.stop : say.start}
        </button>
        <a className="button" href={save} download="flows-seen.json">
          {say.save}
        </a>
        <button type="button" onClick={watch.forget}>
          {say.forget}
        </button>
      </div>
      <ol className="news" aria-live="polite">
        {news.slice(0, 30).map((each) => (
          <li key={`${each.at} ${each.flow} ${each.event.type} ${valueName(each.value)}`}>
            <a href={`#${nameOf(each.flow)}`}>{nameOf(each.flow)}</a> <strong>{valueName(each.value)}</strong>
            <br />
            <small>
              {secondOf(each.at)} · {say.tab(each.tab)} · {each.event.type} {JSON.stringify(each.event.data)}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

const nameOf = (machine: string) => flowOfMachine(flows, machine)?.name ?? machine

/** The descriptions of each state in both languages. */
export function WordsPanel({ flow }: { flow: Flow }) {
  const say = useWords().words
  const states = nodesOf(chartOf(flow.name, flow.model.machine).root).slice(1)
  return (
    <section>
      <h2>{say.title}</h2>
      <dl>
        {states.map(({ id }) => {
          const [en = '', hi = ''] = wordsOf(id) ?? []
          return (
            <div key={id}>
              <dt>
                <a href={`#${flow.name}/state/${id}`}>{id}</a>
              </dt>
              <dd>
                <span lang="en">{en}</span>
                <br />
                <span lang="hi">{hi}</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
