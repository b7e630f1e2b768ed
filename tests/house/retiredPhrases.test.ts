import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Phrases that an editor removed, each with its replacement. The terms themselves are in docs/glossary.md. */
const retired: readonly [phrase: RegExp, say: string][] = [
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bgo(es)? on (with|here|after)\b/i, 'continue, switch to, resume'],
  [/\basked for\b/i, 'requested'],
  [/\bask (us )?for (the|a|another) (credit|refund|code|new)/i, 'request'],
  [/\bask for a new one\b/i, 'request a new one'],
  [/\bthe other side\b(?! keeps)/i, 'the person’s or company’s name'],
  [/\b(no answer came|got no answer)\b/i, 'we couldn’t reach the server, we didn’t get a response'],
  [/\b(is|was) not right\b/i, 'incorrect'],
  [/\bthis was not found\b/i, 'the thing that was not found'],
  [/\bthat is kept\b|\bKept\b/, 'saved, stored'],
  [/\bnothing is lost\b|\bnothing you typed is lost\b/i, 'your entries are safe'],
  [/\bnothing is done twice\b/i, 'you won’t be charged twice'],
  [/\btries left\b|\btoo many tries\b/i, 'attempts'],
  [/\byou are told\b(?! before)|\bbe told of\b/i, 'notified, notifications'],
  [/\bit is your turn\b/i, 'your turn'],
  [/\b(wait|waits) for (the|your|review)\b/i, 'is waiting for, pending'],
  [/\bare still on their way\b/i, 'are still uploading'],
  [/\bhas arrived under\b/i, 'reference'],
  [/\b(once more|one and all)\b/i, 'again'],
  [/\bprove that\b/i, 'confirm'],
  [/\bas the law asks\b/i, 'as the law requires'],
  [/\btake (a|this) (filter|step)\b/i, 'remove a filter; name the step'],
  [/\bwhat happened\b/i, 'activity'],
  [/\bin short\b/i, 'summary'],
  [/\bcompanies that (raise|are raising)\b/i, 'companies raising capital'],
  [/\bper cent\b|\d %/i, '%'],
  [/\be-mail\b/i, 'email'],
  [/\bLogin (as|with)\b/, 'Log in'],
  [/\bcould not (be )?(load|open|sav|sen|cop|delet)/i, 'we couldn’t load, open, save'],
  [
    /\b(is|was|were|does|did|has|have|will|can|could)( |n)ot\b/i,
    'isn’t, wasn’t, doesn’t: a contraction, as people speak',
  ],
  [/(?<!of )\b(you (are|have (already|built|reached))|you will|we will)\b/i, 'you’re, you’ve, you’ll, we’ll'],
  [/\bare found by\b/i, 'we find: active, with who does it'],
  [/\bsent to you\b/i, 'you receive'],
  [/\bNobody opened\b/i, 'no views'],
  [/\bconfidentiality agreement\b/i, 'NDA'],
  [/\bone’s own\b|\boneself\b/i, 'your own, yourself'],
  [/ — /, 'a colon, a full stop or a comma'],
]

/** The retired phrases in Hindi. */
const retiredInHindi: readonly [phrase: RegExp, say: string][] = [
  [/एनडीए/, 'गोपनीयता समझौता'],
  [/एबिटडा/, 'EBITDA'],
  [/वित्तीय वर्ष/, 'वित्त वर्ष'],
  [/ द्वारा /, 'ने, की ओर से'],
  [/एक पक्ष|इसी पक्ष/, 'सदस्य'],
  [/ — /, 'a colon or a danda'],
  [/परीक्षण/, 'ट्रायल'],
  [/विशेष बातचीत/, 'एक्सक्लूसिव बातचीत'],
  [/संग्रहित/, 'आर्काइव'],
  [/प्रति-ऑफ़र|जवाबी प्रस्ताव/, 'जवाबी ऑफ़र'],
  [/जवाब(?!ी)/, 'उत्तर'],
]

/** The phrases retired from comments, which name the caller, the event and the state. */
const retiredInComments: readonly [phrase: RegExp, say: string][] = [
  [/\bwhoever\b/i, 'the member, the caller, the instance'],
  [/\b(is|are|was|were) (told|heard)\b/i, 'notified, published, received, documented'],
  [/\bno matter here\b/i, 'irrelevant'],
  [/\bwhat became of\b/i, 'result'],
  [/\bon its way\b/i, 'pending, loading, in transit'],
  [/\ball the while\b/i, 'meanwhile'],
]

/** Literal strings of the specification and the catalogue, which stay as they are. */
const literal = [
  'Closing – waiting for the other side',
  'We are unable to authenticate your payment method. Try again, or use another card.',
  'New password & confirm password does not match!',
  'We will update your plan automatically.',
]

const root = join(import.meta.dirname, '../..')
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))

type Language = 'en' | 'hi'

/** The strings that a file shows: all of a dictionary's, the server's under `en`, and the API's summaries. */
function shown(file: string, language: Language = 'en'): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const strings =
    /(?:\b(?:en|hi|summary): (?:\([^)]*\) => )?)?(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/g
  const isDictionary = file.startsWith('src/i18n')
  return [...text.matchAll(strings)].flatMap(([all, ...bodies]) =>
    isDictionary || all.startsWith(`${language}: `) || (language === 'en' && all.startsWith('summary: '))
      ? bodies.filter((body) => body !== undefined)
      : [],
  )
}

/** The comment lines in a file's text. */
const commentLines = (text: string): string[] => text.match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? []

describe('the phrases retired from comments', () => {
  const folders = ['src', 'server', 'flowlab', 'packages/flowlab/src', 'tests', 'scripts']
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('i18n-'))
      .map((file) => join(folder, file)),
  )
  const read = files.flatMap((file) =>
    commentLines(readFileSync(join(root, file), 'utf8')).map((line) => ({ file, line: line.trim() })),
  )

  it('are searched for in thousands of comments', () => {
    expect(read.length).toBeGreaterThan(4000)
  })

  it('are not used again', () => {
    const found = read.flatMap(({ file, line }) =>
      retiredInComments.filter(([phrase]) => phrase.test(line)).map(([, say]) => `${file}: “${line}” (say: ${say})`),
    )
    expect(found).toEqual([])
  })
})

describe('the phrases retired from texts', () => {
  const files = [...sources('src/i18n/en'), ...sources('server'), ...sources('src/domain/contract')]
  const read = files.flatMap((file) => shown(file).map((words) => ({ file, words })))
  const readInHindi = [...sources('src/i18n/hi'), ...sources('server')].flatMap((file) =>
    shown(file, 'hi').map((words) => ({ file, words })),
  )

  it('are searched for in all texts that people read', () => {
    expect(read.filter(({ file }) => file.startsWith('src/i18n')).length).toBeGreaterThan(900)
    expect(read.filter(({ file }) => file.startsWith('server')).length).toBeGreaterThan(100)
    expect(read.filter(({ file }) => file.startsWith('src/domain')).length).toBeGreaterThan(80)
    expect(readInHindi.filter(({ file }) => file.startsWith('server')).length).toBeGreaterThan(100)
  })

  it('are not used again', () => {
    const found = read.flatMap(({ file, words }) =>
      retired
        .filter(([phrase]) => !literal.includes(words) && phrase.test(words))
        .map(([, say]) => `${file}: “${words}” (say: ${say})`),
    )
    expect(found).toEqual([])
  })

  it('are not used in Hindi either', () => {
    const found = readInHindi.flatMap(({ file, words }) =>
      retiredInHindi.filter(([phrase]) => phrase.test(words)).map(([, say]) => `${file}: “${words}” (say: ${say})`),
    )
    expect(found).toEqual([])
  })
})
