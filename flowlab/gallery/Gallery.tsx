import { partAt } from 'flowlab/draw/anchor.ts'
import { nodesOf } from 'flowlab/draw/chart.ts'
import { type View, views } from 'flowlab/draw/layout.ts'
import { statesIn, statesOf, transitionId, transitionsOf } from 'flowlab/model/transitions.ts'
import { languages } from 'flowlab/model/wording.ts'
import { statesOfStep } from 'flowlab/traffic/traffic.ts'
import { countsOf } from 'flowlab/traffic/use.ts'
import { useEffect, useMemo, useState } from 'react'
import { addressOf } from '../comments.ts'
import { flows } from '../registry.ts'
import { type Address, useAddress } from './address.ts'
import { Choice } from './Choice.tsx'
import { FlowList, matching } from './FlowList.tsx'
import { InspectBar } from './InspectBar.tsx'
import { Paper } from './Paper.tsx'
import { PartPanel } from './PartPanel.tsx'
import { PicturesPanel } from './PicturesPanel.tsx'
import { PathsPanel, SimulatePanel, WatchPanel, WordsPanel } from './panels.tsx'
import { useChosen, useWords } from './Spoken.tsx'
import { TrafficPanel } from './TrafficPanel.tsx'
import { type PictureKind, pictureKinds, useBoards, useComments, usePictures } from './useDocuments.ts'
import { closedAtFirst, groupsOf, useChart, useDrawing } from './useDrawing.ts'
import { type HeatKind, heatKinds, useHeat } from './useHeat.ts'
import { useInspector } from './useInspector.ts'
import { useTraffic } from './useTraffic.ts'
import { useWalk } from './useWalk.ts'
import { useWatch } from './useWatch.ts'
import { languageNames } from './words.ts'

const panels = ['simulate', 'paths', 'pictures', 'look', 'watch', 'traffic', 'words'] as const
type Panel = (typeof panels)[number]
const themes = ['auto', 'light', 'dark'] as const

/** Every flow of the product: its drawing, its walks and its watched tabs. */
export function Gallery() {
  const say = useWords()
  const { language, choose } = useChosen()
  const address = useAddress()
  const [search, setSearch] = useState('')
  const [zoom, setZoom] = useState<number | null>(1)
  const [closed, setClosed] = useState<{ flow: string; groups: ReadonlySet<string> } | null>(null)
  const [view, setView] = useState<View>('both')
  const [panel, setPanel] = useState<Panel>(panelOf(address) ?? 'simulate')
  const [pictureKind, setPictureKind] = useState<PictureKind>('off')
  const [request, setRequest] = useState(0)
  const [heatKind, setHeatKind] = useState<HeatKind>('off')
  const [theme, setTheme] = useState<(typeof themes)[number]>('auto')
  const flow = flows.find(({ name }) => name === address.flow) ?? flows[0]
  if (!flow) throw new Error('no flows are registered')
  const chart = useChart(flow)
  const atFirst = useMemo(() => closedAtFirst(chart), [chart])
  const part = useMemo(() => (address.part === null ? null : partAt(chart, address.part)), [chart, address.part])
  const folded = useMemo(() => {
    const groups = closed?.flow === flow.name ? closed.groups : atFirst
    return part ? openAround(groups, part.kind === 'state' ? [part.id] : [part.edge.from, part.edge.to]) : groups
  }, [closed, flow, atFirst, part])
  const comments = useComments()
  const allBoards = useBoards()
  const boards = useMemo(() => allBoards.filter((each) => each.flow === flow.name), [allBoards, flow.name])
  const pictures = usePictures(boards, pictureKind, language)
  const drawing = useDrawing(chart, folded, language, view, pictures)
  const overview = useDrawing(chart, folded, language, view, pictures, true)
  const focus = useMemo(() => (part ? { id: part.id, request } : null), [part, request])
  const walk = useWalk(flow)
  const inspector = useInspector(flow, walk.start, walk.steps)
  const watch = useWatch()
  const opened = useTraffic()
  const real = useMemo(() => (opened.traffic ? countsOf(opened.traffic) : watch.counts), [opened.traffic, watch.counts])
  const heat = useHeat(flow, heatKind, real)
  const { machine } = flow.model
  const news = panel === 'watch' ? watch.latestOf(machine.id) : null
  const recorded = panel === 'traffic' && opened.step?.flow === machine.id ? opened.step : null
  const active = recorded
    ? new Set(statesOfStep(recorded))
    : news
      ? new Set(statesIn(machine.id, news.value))
      : new Set(walk.here?.snapshot._nodes.map(({ id }) => id) ?? [])
  const ids = [...statesOf(machine).map(({ id }) => id), ...transitionsOf(machine).map(transitionId)]
  const found = new Set(matching(ids, search))
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  useEffect(() => {
    const asked = panelOf(address)
    if (asked) setPanel(asked)
  }, [address])
  const close = (groups: Iterable<string>) => setClosed({ flow: flow.name, groups: new Set(groups) })
  const fold = (id: string) => close(folded.has(id) ? [...folded].filter((each) => each !== id) : [...folded, id])
  const groups = groupsOf(chart)
  const nameOf = (id: string) => nodesOf(chart.root).find((node) => node.id === id)?.name ?? id
  return (
    <div className="gallery">
      <FlowList current={flow.name} search={search} onSearch={setSearch} />
      <main>
        <header>
          <h2>{flow.name}</h2>
          <div className="row">
            <button type="button" onClick={() => setZoom((old) => (old ?? 1) * 1.2)} aria-label={say.larger}>
              +
            </button>
            <button type="button" onClick={() => setZoom((old) => (old ?? 1) / 1.2)} aria-label={say.smaller}>
              −
            </button>
            <button type="button" onClick={() => setZoom(1)}>
              {zoom === null ? say.fullSize : `${Math.round(zoom * 100)} %`}
            </button>
            <button type="button" onClick={() => setZoom(null)} aria-pressed={zoom === null}>
              {say.fit}
            </button>
            <Choice label={say.view} values={views} texts={say.views} value={view} onChange={setView} />
            <Choice label={say.language} values={languages} texts={languageNames} value={language} onChange={choose} />
            {boards.length > 0 ? (
              <Choice
                label={say.pictures}
                values={pictureKinds}
                texts={say.pictureKinds}
                value={pictureKind}
                onChange={setPictureKind}
              />
            ) : null}
            <Choice label={say.heat} values={heatKinds} texts={say.heatKinds} value={heatKind} onChange={setHeatKind} />
            <Choice label={say.theme} values={themes} texts={say.themes} value={theme} onChange={setTheme} />
            <button type="button" onClick={() => print()}>
              {say.print}
            </button>
          </div>
        </header>
        {groups.length > 0 ? (
          <details className="groups">
            <summary>{say.groups(groups.length - folded.size, groups.length)}</summary>
            <div className="row">
              <button type="button" onClick={() => close([])}>
                {say.openAll}
              </button>
              <button type="button" onClick={() => close(groups)}>
                {say.closeAll}
              </button>
              {groups.map((id) => (
                <button type="button" key={id} aria-pressed={!folded.has(id)} onClick={() => fold(id)}>
                  {nameOf(id)}
                </button>
              ))}
            </div>
          </details>
        ) : null}
        {drawing ? (
          <Paper
            key={flow.name}
            drawing={drawing}
            overview={overview}
            zoom={zoom}
            focus={focus}
            onZoom={setZoom}
            step={
              recorded
                ? `${opened.place.visit} ${opened.place.position}`
                : news
                  ? `${news.at}`
                  : walk.steps.map(({ name }) => name).join(' ')
            }
            look={{
              active,
              found,
              heat,
              taken: recorded ? new Set(recorded.taken) : news ? new Set(news.transitions) : walk.taken,
              open: new Set(walk.options.flatMap(({ transitions }) => transitions)),
              onEdge: walk.takeEdge,
              onFold: fold,
              onState: (id) => {
                location.hash = addressOf(flow.name, id)
              },
              selected: part?.id ?? null,
            }}
          />
        ) : (
          <p role="status">{say.drawing}</p>
        )}
      </main>
      <aside>
        <div className="row" role="tablist">
          {panels.map((each) => (
            <button type="button" role="tab" key={each} aria-selected={each === panel} onClick={() => setPanel(each)}>
              {say.panels[each]}
            </button>
          ))}
        </div>
        <InspectBar {...inspector} />
        {panel === 'simulate' ? <SimulatePanel flow={flow} walk={walk} /> : null}
        {panel === 'paths' ? <PathsPanel flow={flow} walk={walk} pathId={address.path} /> : null}
        {panel === 'pictures' ? <PicturesPanel boards={boards} kind={pictureKind} /> : null}
        {panel === 'look' ? (
          <PartPanel
            chart={chart}
            part={part}
            comments={comments}
            onZoom={() => setRequest((earlier) => earlier + 1)}
          />
        ) : null}
        {panel === 'watch' ? <WatchPanel watch={watch} /> : null}
        {panel === 'traffic' ? <TrafficPanel flow={flow} opened={opened} /> : null}
        {panel === 'words' ? <WordsPanel flow={flow} /> : null}
      </aside>
    </div>
  )
}

/** The panel of an address. */
function panelOf({ path, part, isPictures, isTraffic }: Address): Panel | null {
  if (path !== null) return 'paths'
  if (part !== null) return 'look'
  if (isTraffic) return 'traffic'
  return isPictures ? 'pictures' : null
}

/** The closed groups, without those that contain the states. */
const openAround = (groups: ReadonlySet<string>, states: readonly string[]): ReadonlySet<string> =>
  new Set([...groups].filter((group) => !states.some((state) => state.startsWith(`${group}.`))))
