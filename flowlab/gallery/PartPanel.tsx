import { anchorOf, type Part } from 'flowlab/draw/anchor.ts'
import { type Chart, type ChartNode, nodesOf } from 'flowlab/draw/chart.ts'
import { inLanguage } from 'flowlab/model/wording.ts'
import type { Words } from 'flowlab/model/words.ts'
import { useState } from 'react'
import { addressOf, type Comment } from '../comments.ts'
import { Marked } from './Marked.tsx'
import { useLanguage, useWords } from './Spoken.tsx'

interface PartProps {
  chart: Chart
  part: Part | null
  comments: readonly Comment[]
  onZoom: () => void
}

/** The selected part: its meaning, its targets, its comments and its link. */
export function PartPanel({ chart, part, comments, onZoom }: PartProps) {
  const say = useWords().part
  const anchor = part && (part.kind === 'state' ? part.id : anchorOf(part.edge))
  const states = nodesOf(chart.root).slice(1)
  const own = comments.filter(({ flow, at }) => flow === chart.name && (anchor === null || at === anchor))
  return (
    <section>
      <h2>{say.title}</h2>
      <label>
        {say.choose}
        <select
          value={anchor ?? ''}
          onChange={({ target }) => {
            location.hash = addressOf(chart.name, target.value === '' ? null : target.value)
          }}
        >
          <option value="">{say.whole}</option>
          <optgroup label={say.states}>
            {states.map(({ id }) => (
              <option key={id}>{id}</option>
            ))}
          </optgroup>
          <optgroup label={say.transitions}>
            {[...new Set(chart.edges.map(anchorOf))].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </optgroup>
        </select>
      </label>
      {part ? (
        <button type="button" onClick={onZoom}>
          {say.zoom}
        </button>
      ) : null}
      <About words={wordsOfPart(part, states)} />
      <Link key={anchor} address={addressOf(chart.name, anchor)} />
      {part?.kind === 'state' ? <WaysOut chart={chart} state={part.id} /> : null}
      <h2>{say.comments}</h2>
      <ul className="comments">
        {own.map(({ by, on, at, says }) => (
          <li key={`${by} ${on} ${at} ${says}`}>
            <p>{says}</p>
            <small>
              {by}, {on}
              {anchor === null && at !== null ? (
                <>
                  , {say.about} <a href={addressOf(chart.name, at)}>{at}</a>
                </>
              ) : null}
            </small>
          </li>
        ))}
      </ul>
      {own.length === 0 ? <p>{say.noComments}</p> : null}
      <p>
        <Marked
          text={say.toAdd(`npm run flows -- comment ${chart.name}${anchor === null ? '' : ` "${anchor}"`} "…"`)}
        />
      </p>
    </section>
  )
}

function wordsOfPart(part: Part | null, states: readonly ChartNode[]): Words | null {
  if (part?.kind === 'transition') return part.edge.says
  return states.find(({ id }) => id === part?.id)?.says ?? null
}

function About({ words }: { words: Words | null }) {
  if (!words) return null
  const [en, hi] = words
  return (
    <p>
      <span lang="en">{en}</span>
      <br />
      <span lang="hi">{hi}</span>
    </p>
  )
}

function Link({ address }: { address: string }) {
  const say = useWords().part
  const [isCopied, setIsCopied] = useState(false)
  const link = `${location.origin}/flows${address}`
  return (
    <div className="link">
      <label>
        {say.link}
        <input readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" onClick={() => navigator.clipboard.writeText(link).then(() => setIsCopied(true))}>
        {say.copy}
      </button>
      <span role="status">{isCopied ? say.copied : ''}</span>
    </div>
  )
}

function WaysOut({ chart, state }: { chart: Chart; state: string }) {
  const say = useWords().part
  const language = useLanguage()
  const edges = chart.edges.filter(({ from }) => from === state)
  if (edges.length === 0) return null
  return (
    <>
      <h2>{say.waysOut}</h2>
      <ul className="steps">
        {edges.map((edge) => (
          <li key={edge.id}>
            <a href={addressOf(chart.name, anchorOf(edge))}>
              {edge.says ? inLanguage(edge.says, language) : edge.trigger} → {edge.to}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
