import type { Flow } from 'flowlab/model/flow.ts'
import { inLanguage } from 'flowlab/model/wording.ts'
import { nameOfVisit, type TraceStep, type Traffic } from 'flowlab/traffic/traffic.ts'
import { type FlowTraffic, type Tested, trafficOf } from 'flowlab/traffic/use.ts'
import { useEffect, useMemo, useState } from 'react'
import { flows } from '../registry.ts'
import { nameOfRun, testOfRun } from '../traffic/recordedRun.ts'
import { Marked } from './Marked.tsx'
import { useLanguage, useWords } from './Spoken.tsx'
import { testedInBrowser, testedInUnit } from './useHeat.ts'
import type { OpenTraffic } from './useTraffic.ts'
import type { GalleryWords } from './words.ts'

/** What recorded visits used of a flow, and one visit step by step. */
export function TrafficPanel({ flow, opened }: { flow: Flow; opened: OpenTraffic }) {
  const say = useWords().traffic
  const { traffic } = opened
  return (
    <section>
      <h2>{say.title}</h2>
      <p>
        <Marked text={say.lead} />
      </p>
      <label className="file">
        {say.file}{' '}
        <input
          type="file"
          accept=".jsonl,.json,.ndjson"
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            if (chosen) opened.open(chosen)
          }}
        />
        {/* The browser's own button speaks the browser's language. */}
        <span className="button" aria-hidden="true">
          {say.choose}
        </span>
      </label>
      <FileStatus opened={opened} />
      {traffic ? (
        <>
          <Scrubber flow={flow} traffic={traffic} opened={opened} />
          <UseOfFlow flow={flow} traffic={traffic} />
        </>
      ) : null}
    </section>
  )
}

function FileStatus({ opened: { file, traffic, problem } }: { opened: OpenTraffic }) {
  const say = useWords().traffic
  const language = useLanguage()
  const text = () => {
    if (problem) {
      const { because } = problem
      return say.refused(problem.file, because ? inLanguage(because, language) : say.unreadable)
    }
    return file && traffic ? say.opened(file, traffic.visits.length, traffic.days) : say.noFile
  }
  return <p role="status">{text()}</p>
}

const isFlow = (name: string) => flows.some(({ model }) => model.machine.id === name)
const wordsOf = ({ flow, event, states, at }: TraceStep, say: GalleryWords['traffic']) =>
  say.stepOf(flow, event, states.join(' + '), at)

/** Goes through a visit with a slider; the drawing follows. */
function Scrubber({ flow, traffic, opened }: { flow: Flow; traffic: Traffic; opened: OpenTraffic }) {
  const say = useWords().traffic
  const { visit, place, step } = opened
  if (!visit || !step) return <p>{say.countsOnly}</p>
  const text = `${say.place(place.position + 1, visit.steps.length)} ${wordsOf(step, say)}`
  return (
    <fieldset className="scrubber">
      <legend>{say.oneVisit}</legend>
      <label>
        {say.visit}{' '}
        <select value={place.visit} onChange={({ target }) => opened.choose(Number(target.value))}>
          {traffic.visits.map((each, index) => (
            <option key={nameOfVisit(each)} value={index}>
              {say.visitOf(nameOfVisit(each), each.day, each.steps.length)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say.step}
        <input
          type="range"
          min={0}
          max={visit.steps.length - 1}
          value={place.position}
          aria-valuetext={text}
          onChange={({ target }) => opened.move(Number(target.value))}
        />
      </label>
      <p>{text}</p>
      {step.flow === flow.model.machine.id ? (
        <RegressionTest
          key={`${nameOfVisit(visit)} ${step.run}`}
          flow={flow}
          traffic={traffic}
          run={nameOfRun(nameOfVisit(visit), step.run)}
        />
      ) : (
        <p>
          {isFlow(step.flow) ? <a href={`#${step.flow}/traffic`}>{say.showFlow(step.flow)}</a> : say.noFlow(step.flow)}
        </p>
      )}
    </fieldset>
  )
}

const folder = 'tests/machines'

/** A test of the path that a recorded run took, at a click. */
function RegressionTest({ flow, traffic, run }: { flow: Flow; traffic: Traffic; run: string }) {
  const say = useWords().traffic
  const language = useLanguage()
  const [found, setFound] = useState<Awaited<ReturnType<typeof testOfRun>> | null>(null)
  const make = async () => setFound(await testOfRun(flow, traffic, run))
  return (
    <>
      <div className="row">
        <button type="button" onClick={make}>
          {say.makeTest}
        </button>
      </div>
      <div role="status">
        {found?.problem ? <p>{say.noTest(inLanguage(found.problem, language))}</p> : null}
        {found?.problem === null ? (
          <>
            <p>
              <Marked text={found.replay ? say.saveOrReplay(folder, found.replay) : say.save(folder)} />
            </p>
            <label>
              {say.test}
              <textarea readOnly rows={12} value={found.test} />
            </label>
          </>
        ) : null}
      </div>
    </>
  )
}

function UseOfFlow({ flow, traffic }: { flow: Flow; traffic: Traffic }) {
  const say = useWords().traffic
  const tested = useTested(flow)
  const report = useMemo(
    () => trafficOf(flow, traffic, tested ?? { unit: new Set(), browser: new Set() }),
    [flow, traffic, tested],
  )
  return (
    <>
      <h3>{say.use(flow.name)}</h3>
      <EdgeTable report={report} />
      <h3>{say.ways}</h3>
      <ol className="ways">
        {report.paths.slice(0, 20).map(({ states, times }) => (
          <li key={states.join('\n')}>
            {times} × {states.join(' → ')}
          </li>
        ))}
      </ol>
      <Listed title={say.unused} ids={tested ? report.testedButUnused : null} />
      <Listed title={say.uncovered} ids={tested ? report.dailyButUncovered : null} />
    </>
  )
}

function EdgeTable({ report: { edges } }: { report: FlowTraffic }) {
  const say = useWords().traffic
  const used = edges.filter(({ times }) => times > 0)
  if (used.length === 0) return <p>{say.nobody}</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say.transition}</th>
          <th scope="col">{say.times}</th>
          <th scope="col">{say.visits}</th>
          <th scope="col">{say.days}</th>
        </tr>
      </thead>
      <tbody>
        {used.map(({ transition, times, visits, days }) => (
          <tr key={transition}>
            <th scope="row">{transition}</th>
            <td>{times}</td>
            <td>{visits}</td>
            <td>{days}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Listed({ title, ids }: { title: string; ids: readonly string[] | null }) {
  const say = useWords().traffic
  return (
    <>
      <h3>{title}</h3>
      {ids === null ? <p>{say.running}</p> : null}
      {ids?.length === 0 ? <p>{say.nothing}</p> : null}
      <ul>
        {ids?.map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
    </>
  )
}

/** The transitions that tests take: on the chart as run in this page, in a browser as the last tests stored it. */
function useTested(flow: Flow): Tested | null {
  const [tested, setTested] = useState<{ flow: string; of: Tested } | null>(null)
  useEffect(() => {
    let isWanted = true
    void Promise.all([testedInUnit(flow), testedInBrowser()]).then(([unit, browser]) => {
      const taken = new Set(Object.keys(browser[flow.name] ?? {}))
      if (isWanted) setTested({ flow: flow.name, of: { unit: new Set(unit.keys()), browser: taken } })
    })
    return () => {
      isWanted = false
    }
  }, [flow])
  return tested?.flow === flow.name ? tested.of : null
}
