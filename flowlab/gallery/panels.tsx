import { chartOf, nodesOf } from 'flowlab/draw/chart.ts'
import type { Flow } from 'flowlab/model/flow.ts'
import { valueName } from 'flowlab/model/names.ts'
import { plain } from 'flowlab/model/plainValue.ts'
import { type Language, valueWords, wordsOf } from 'flowlab/model/wording.ts'
import { flowOfMachine } from 'flowlab/report/seen.ts'
import { secondOf } from '../../src/domain/time.ts'
import { flows } from '../registry.ts'
import type { Walk } from './useWalk.ts'
import type { Watch } from './useWatch.ts'

/** Walks by hand: a button for every possible step. */
export function SimulatePanel({ flow, walk, language }: { flow: Flow; walk: Walk; language: Language }) {
  const { here, options, steps } = walk
  return (
    <section>
      <h2>Simulate</h2>
      <p>
        Now in <strong>{here ? valueName(here.snapshot.value) : '–'}</strong>
        {here?.snapshot.status === 'done' ? ', and the flow is over' : ''}
      </p>
      {here ? <p lang={language}>{valueWords(flow.model.machine.id, here.snapshot.value, language)}</p> : null}
      <div className="row">
        <button type="button" onClick={walk.back} disabled={steps.length === 0}>
          Back
        </button>
        {Object.keys(flow.model.inputs).map((start) => (
          <button type="button" key={start} onClick={() => walk.restart(start)} aria-pressed={start === walk.start}>
            Start with {start}
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
        <summary>What the flow knows</summary>
        <pre>{JSON.stringify(plain(here?.snapshot.context), null, 1)}</pre>
      </details>
    </section>
  )
}

/** The generated paths. The address selects one, and its steps are played one by one. */
export function PathsPanel({ flow, walk }: { flow: Flow; walk: Walk }) {
  const { path, paths, steps } = walk
  return (
    <section>
      <h2>Generated paths</h2>
      {path ? (
        <div className="row">
          <button type="button" onClick={() => walk.play(path, 0)}>
            First
          </button>
          <button type="button" onClick={() => walk.play(path, Math.max(0, steps.length - 1))}>
            Previous
          </button>
          <button
            type="button"
            onClick={() => walk.play(path, steps.length + 1)}
            disabled={steps.length >= path.edges.length}
          >
            Next
          </button>
          <button type="button" onClick={() => walk.play(path, path.edges.length)}>
            Last
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
              {id} · {start} · {edges.length} steps
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The activity of the product's open tabs; typed text and numbers are never reported. */
export function WatchPanel({ watch }: { watch: Watch }) {
  const { isOn, updates: news, counts } = watch
  const save = `data:application/json,${encodeURIComponent(JSON.stringify(counts))}`
  return (
    <section>
      <h2>Watch the product</h2>
      <p>
        Switch it on, then open or reload the product in another tab of this browser. Values are masked: texts and
        numbers never leave their tab.
      </p>
      <div className="row">
        <button type="button" aria-pressed={isOn} onClick={() => watch.turn(!isOn)}>
          {isOn ? 'Stop watching' : 'Watch tabs'}
        </button>
        <a className="button" href={save} download="flows-seen.json">
          Save what was seen
        </a>
        <button type="button" onClick={watch.forget}>
          Forget it
        </button>
      </div>
      <ol className="news" aria-live="polite">
        {news.slice(0, 30).map((each) => (
          <li key={`${each.at} ${each.flow} ${each.event.type} ${valueName(each.value)}`}>
            <a href={`#${nameOf(each.flow)}`}>{nameOf(each.flow)}</a> <strong>{valueName(each.value)}</strong>
            <br />
            <small>
              {secondOf(each.at)} · tab {each.tab} · {each.event.type} {JSON.stringify(each.event.data)}
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
  const states = nodesOf(chartOf(flow.name, flow.model.machine).root).slice(1)
  return (
    <section>
      <h2>In words</h2>
      <dl>
        {states.map(({ id }) => {
          const [en = '', hi = ''] = wordsOf(id) ?? []
          return (
            <div key={id}>
              <dt>
                <a href={`#${flow.name}/state/${id}`}>{id}</a>
              </dt>
              <dd>
                {en}
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
