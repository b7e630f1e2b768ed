import type { Flow } from 'flowlab/model/flow.ts'
import { nameOfVisit, type TraceStep, type Traffic } from 'flowlab/traffic/traffic.ts'
import { type FlowTraffic, type Tested, trafficOf } from 'flowlab/traffic/use.ts'
import { useEffect, useMemo, useState } from 'react'
import { flows } from '../registry.ts'
import { nameOfRun, testOfRun } from '../traffic/recordedRun.ts'
import { testedInBrowser, testedInUnit } from './useHeat.ts'
import type { OpenTraffic } from './useTraffic.ts'

/** What recorded visits used of a flow, and one visit step by step. */
export function TrafficPanel({ flow, opened }: { flow: Flow; opened: OpenTraffic }) {
  const { file, traffic, problem } = opened
  return (
    <section>
      <h2>Traffic</h2>
      <p>
        Open what <code>npm run operate traces</code> or <code>npm run operate trace NUMBER</code> has written. The file
        stays in this browser.
      </p>
      <label>
        A file of traces{' '}
        <input
          type="file"
          accept=".jsonl,.json,.ndjson"
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            if (chosen) opened.open(chosen)
          }}
        />
      </label>
      <p role="status">
        {problem ??
          (traffic
            ? `${file}: ${traffic.visits.length} visits step by step, ${traffic.days} days.`
            : 'No file is open.')}
      </p>
      {traffic ? (
        <>
          <Scrubber flow={flow} traffic={traffic} opened={opened} />
          <UseOfFlow flow={flow} traffic={traffic} />
        </>
      ) : null}
    </section>
  )
}

const isFlow = (name: string) => flows.some(({ model }) => model.machine.id === name)
const wordsOf = ({ flow, event, states, at }: TraceStep) =>
  `${flow}: ${event} → ${states.join(' + ') || 'its start'}, after ${at} s`

/** Goes through a visit with a slider; the drawing follows. */
function Scrubber({ flow, traffic, opened }: { flow: Flow; traffic: Traffic; opened: OpenTraffic }) {
  const { visit, place, step } = opened
  if (!visit || !step) return <p>The file has counts only, no visit step by step.</p>
  const text = `Step ${place.position + 1} of ${visit.steps.length}. ${wordsOf(step)}`
  return (
    <fieldset className="scrubber">
      <legend>One visit</legend>
      <label>
        Visit{' '}
        <select value={place.visit} onChange={({ target }) => opened.choose(Number(target.value))}>
          {traffic.visits.map((each, index) => (
            <option key={nameOfVisit(each)} value={index}>
              {nameOfVisit(each)} · {each.day} · {each.steps.length} steps
            </option>
          ))}
        </select>
      </label>
      <label>
        Step
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
          {isFlow(step.flow) ? (
            <a href={`#${step.flow}/traffic`}>Show {step.flow} in the drawing</a>
          ) : (
            `This version has no flow ${step.flow}.`
          )}
        </p>
      )}
    </fieldset>
  )
}

/** A test of the path that a recorded run took, at a click. */
function RegressionTest({ flow, traffic, run }: { flow: Flow; traffic: Traffic; run: string }) {
  const [found, setFound] = useState<Awaited<ReturnType<typeof testOfRun>> | null>(null)
  const make = async () => setFound(await testOfRun(flow, traffic, run))
  return (
    <>
      <div className="row">
        <button type="button" onClick={make}>
          Make a regression test
        </button>
      </div>
      <div role="status">
        {found?.problem ? <p>No test: {found.problem}</p> : null}
        {found?.problem === null ? (
          <>
            <p>
              Save it in <code>tests/machines</code>
              {found.replay ? (
                <>
                  , or take the same path in a browser: <code>{found.replay}</code>
                </>
              ) : null}
              .
            </p>
            <label>
              The test
              <textarea readOnly rows={12} value={found.test} />
            </label>
          </>
        ) : null}
      </div>
    </>
  )
}

function UseOfFlow({ flow, traffic }: { flow: Flow; traffic: Traffic }) {
  const tested = useTested(flow)
  const report = useMemo(
    () => trafficOf(flow, traffic, tested ?? { unit: new Set(), browser: new Set() }),
    [flow, traffic, tested],
  )
  return (
    <>
      <h3>{flow.name}, as it is used</h3>
      <EdgeTable report={report} />
      <h3>Ways, by use</h3>
      <ol className="ways">
        {report.paths.slice(0, 20).map(({ states, times }) => (
          <li key={states.join('\n')}>
            {times} × {states.join(' → ')}
          </li>
        ))}
      </ol>
      <Listed title="Tested but never used" ids={tested ? report.testedButUnused : null} />
      <Listed title="Used daily and not covered by a browser test" ids={tested ? report.dailyButUncovered : null} />
    </>
  )
}

function EdgeTable({ report: { edges } }: { report: FlowTraffic }) {
  const used = edges.filter(({ times }) => times > 0)
  if (used.length === 0) return <p>Nobody used this flow.</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">transition</th>
          <th scope="col">times</th>
          <th scope="col">visits</th>
          <th scope="col">days</th>
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
  return (
    <>
      <h3>{title}</h3>
      {ids === null ? <p>Running the tests of this flow…</p> : null}
      {ids?.length === 0 ? <p>Nothing.</p> : null}
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
    Promise.all([testedInUnit(flow), testedInBrowser()]).then(([unit, browser]) => {
      const taken = new Set(Object.keys(browser[flow.name] ?? {}))
      if (isWanted) setTested({ flow: flow.name, of: { unit: new Set(unit.keys()), browser: taken } })
    })
    return () => {
      isWanted = false
    }
  }, [flow])
  return tested?.flow === flow.name ? tested.of : null
}
