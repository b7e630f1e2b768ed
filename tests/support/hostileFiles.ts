import { compoundOf, officeOf, pdfOf, zipOf } from './files.ts'
import { onePixel } from './server.ts'

/** Files that must never be stored: the real content, the file name, the bytes. */
export const hostileFiles: readonly [what: string, name: string, bytes: () => Uint8Array][] = [
  ['a renamed program', 'plan.pdf', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512, 1)])],
  ['a renamed Linux program', 'plan.docx', () => Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(512)])],
  ['a shell script', 'plan.pdf', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['a page', 'plan.pdf', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'an SVG with a script',
    'logo.svg',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  [
    'an SVG named as a photo',
    'logo.png',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ],
  [
    'a PDF that is an archive too',
    'plan.pdf',
    () => Buffer.concat([pdfOf(300), zipOf([{ name: 'a.js', content: Buffer.from('x') }])]),
  ],
  ['a PDF with a page behind it', 'plan.pdf', () => pdfOf(3000, `<script>${'x'.repeat(1500)}</script>`)],
  ['a PDF behind a page', 'plan.pdf', () => Buffer.concat([Buffer.from('<html>'), pdfOf(300)])],
  [
    'an Office file with a tail',
    'plan.docx',
    () => Buffer.concat([officeOf('docx'), Buffer.from('<script>alert(1)</script>')]),
  ],
  [
    'an Office file with macros',
    'plan.docx',
    () => officeOf('docx', { name: 'word/vbaProject.bin', content: Buffer.from('x') }),
  ],
  ['a plain archive', 'plan.docx', () => zipOf([{ name: 'a.txt', content: Buffer.from('x') }])],
  [
    'an archive bomb',
    'plan.docx',
    () => officeOf('docx', { name: 'word/media/a.bmp', content: Buffer.alloc(60_000_000) }),
  ],
  [
    'an archive that claims 4 GB',
    'plan.docx',
    () => officeOf('docx', { name: 'word/media/a.bmp', content: Buffer.from('x'), claims: 4_294_967_280 }),
  ],
  ['an installer', 'plan.doc', () => compoundOf('Binary.setup')],
  ['half an image', 'photo.png', () => onePixel.subarray(0, 40)],
  ['an image header alone', 'photo.jpg', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
]
