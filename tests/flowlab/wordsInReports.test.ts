import { chartOf, nodesOf } from 'flowlab/draw/chart.ts'
import { layOut } from 'flowlab/draw/layout.ts'
import { svgOf } from 'flowlab/draw/svg.ts'
import { inLanguage, languages } from 'flowlab/model/wording.ts'
import { exportedOf, indexOf } from 'flowlab/report/exports.ts'
import { mermaid } from 'flowlab/report/mermaid.ts'
import { writeScripts } from 'flowlab/report/scripts.ts'
import { statelyJson } from 'flowlab/report/stately.ts'
import { suiteOf } from 'flowlab/walk/run.ts'
import { describe, expect, it } from 'vitest'
import { flowNamed, flows } from '../../flowlab/registry.ts'
import { reportMachine } from '../../src/machines/reportMachine.ts'
import { reportWords } from '../../src/machines/reportMachine.words.ts'

const report = chartOf('report', reportMachine)
const over = {
  en: 'the report dialog is closed; the report was either sent or discarded',
  hi: 'शिकायत का संवाद बंद है; शिकायत भेज दी गई या छोड़ दी गई',
}
const sent = {
  en: 'the sending of the report returns a result, if the server has accepted the report',
  hi: 'शिकायत भेजना: परिणाम आता है, यदि सर्वर ने शिकायत स्वीकार कर ली',
}

describe.each(languages)('in %s', (language) => {
  it('a drawing describes each state, call and transition', async () => {
    const { nodes, edges } = await layOut(report, new Set(), language)
    const rows = nodes
      .find(({ node }) => node.id === 'report.sending')
      ?.rows.map(({ text }) => text)
      .join(' ')
    const [state, actor] = [reportWords.states.sending, reportWords.actors.sendReport].map((words) =>
      inLanguage(words ?? ['', ''], language),
    )
    expect(rows).toBe(`${state} ${actor} calls sendReport entry / forgetRefusal`)
    const label = edges.find(({ edge }) => edge.guard === 'wasSent')?.label
    expect(label?.lines.slice(0, label.spoken).join(' ')).toBe(sent[language])
    expect(label?.lines.slice(label.spoken)).toEqual(['sendReport answers', '[wasSent]', '/ noteSent'])
  })

  it('its file is marked with the language and holds the words as text', async () => {
    const svg = svgOf(await layOut(report, new Set(), language))
    expect(svg).toContain(`lang="${language}"`)
    const [first = ''] = over[language].split(';')
    expect(svg).toContain(`>${first};`)
  })

  it.each(flows)('the Mermaid text of $name has all of its states and transitions', ({ name, model }) => {
    const chart = chartOf(name, model.machine)
    const text = mermaid(chart, language)
    const states = nodesOf(chart.root)
      .slice(1)
      .map(({ says }) => ` – ${inLanguage(says ?? ['', ''], language)}"`)
    const transitions = chart.edges.map(({ says }) => inLanguage(says ?? ['', ''], language).replaceAll(/[:;]/g, ','))
    expect([...states, ...transitions].filter((words) => words.length < 5 || !text.includes(words))).toEqual([])
  })

  it('a script for a person has each action and the expected result', () => {
    const suite = suiteOf(flowNamed('report')?.model ?? none())
    const text = writeScripts('md', 'report', suite, () => true, language)
    const does = { en: 'the member sends the report – the report has', hi: 'सदस्य शिकायत भेजता है – शिकायत का' }
    const refuses = { en: 'the sending of the report refuses: FORBIDDEN', hi: 'शिकायत भेजना: अस्वीकार (FORBIDDEN)' }
    const lost = { en: 'the sending of the report gets no response', hi: 'शिकायत भेजना: कोई उत्तर नहीं आता' }
    for (const says of [does, refuses, lost, { en: `**over**: ${over.en}`, hi: `**over**: ${over.hi}` }])
      expect(text).toContain(says[language])
    expect(writeScripts('gherkin', 'report', suite, () => true, language)).toContain(
      { en: `    Then ${over.en}`, hi: `    तब ${over.hi}` }[language],
    )
  })
})

describe('in both languages', () => {
  it('Stately’s files describe states with their calls, and transitions with their conditions', () => {
    const { states, on } = JSON.parse(statelyJson(reportMachine))
    expect(states.over.description).toBe(`T${over.en.slice(1)}.\n${over.hi}।`)
    expect(states.sending.description).toBe(
      'The report is on its way to the moderators. In progress: the sending of the report.\nशिकायत मॉडरेटरों को भेजी जा रही है। जारी: शिकायत भेजना।',
    )
    expect(states.sending.invoke.onDone[0].description).toBe(`T${sent.en.slice(1)}.\n${sent.hi}।`)
    expect(states.sending.invoke.onDone[1].description).toContain('The sending of the report returns any other result.')
    expect(states.sending.invoke.onError).toEqual({
      description: 'The sending of the report gets no response.\nशिकायत भेजना: कोई उत्तर नहीं आता।',
      target: 'sendUnanswered',
    })
    expect(on['report.cancelled'].description).toContain('The member closes the report dialog.')
  })

  it('the end of a delay and an immediate step are described too', () => {
    const { states } = JSON.parse(statelyJson(flowNamed('payment')?.model.machine ?? reportMachine))
    expect(states.preparing.after[20_000].description).toContain('20 seconds pass without the card form.')
    expect(states.preparing.always[0].description).toContain(
      'At once, if the payment was already in progress when this checkout opened.',
    )
  })

  it('the page of the drawings and the data of a flow have every description', () => {
    const { machine: _, ...words } = reportWords
    expect(exportedOf(report, reportMachine).words).toEqual(words)
    const [, page] = indexOf(flows)
    expect(page).toContain(`| state | \`over\` | ${over.en} | ${over.hi} |`)
    expect(page).toContain(`| condition | \`wasSent\` | ${reportWords.guards.wasSent?.join(' | ')} |`)
    expect(page).toContain('[हिन्दी में](report.hi.svg)')
  })
})

function none(): never {
  throw new Error('report')
}
