import { describe, expect, it } from 'vitest'
import { idIn, linksIn, readableLink, splitAtLinks } from '../../src/domain/chats/links.ts'

const id = '7f1d2c3b-0000-4000-8000-000000000001'

it('each link of a text is found once, without the surrounding punctuation', () => {
  expect(linksIn('See https://a.in/x, (http://b.in/y) and https://a.in/x.')).toEqual([
    'https://a.in/x',
    'http://b.in/y',
  ])
  expect(linksIn('javascript:alert(1) ftp://a.in www.a.in')).toEqual([])
})

it.each([
  ['https://example.com/a_(b)', 'https://example.com/a_(b)'],
  ['(see https://example.com/a_(b)).', 'https://example.com/a_(b)'],
  ['https://example.com/a_(b_(c)),', 'https://example.com/a_(b_(c))'],
  ['https://example.com/a)b', 'https://example.com/a)b'],
  ['[https://example.com/?q[]=1&r[]]', 'https://example.com/?q[]=1&r[]'],
  ['(https://example.com/a)?!', 'https://example.com/a'],
  ['https://example.com/a]).', 'https://example.com/a'],
])('a closing bracket ends the link of “%s” unless it is opened within it', (text, link) => {
  expect(linksIn(text)).toEqual([link])
})

it('the parts of a text make up the text again, and every second one is a link', () => {
  const text = 'A (https://a.in/(x)) b https:// c http://... d https://b.in/y).'
  expect(splitAtLinks(text)).toEqual([
    ...['A (', 'https://a.in/(x)', ') b https:// c http://... d ', 'https://b.in/y', ').'],
  ])
  expect(splitAtLinks('')).toEqual([''])
})

describe('the displayed text of a link', () => {
  it.each([
    ['https://www.example.com/', { host: 'example.com', path: '' }],
    ['https://example.com/annual%20report/2026/', { host: 'example.com', path: '/annual report/2026' }],
    // Leaves out parts for machines, including tracking parameters.
    ['https://example.com/a?utm_source=x&fbclid=y#top', { host: 'example.com', path: '/a' }],
    ['https://hi.example.in/%E0%A4%AC%E0%A5%88%E0%A4%A0%E0%A4%95', { host: 'hi.example.in', path: '/बैठक' }],
    // Shows the real target, not the fake one.
    ['https://bank.example@evil.example/login', { host: 'evil.example', path: '/login' }],
    ['https://раураl.example/', { host: 'xn--l-7sba6dbr.example', path: '' }],
    ['https://example.com/%E2%80%AEfdp.exe', { host: 'example.com', path: '/fdp.exe' }],
    ['https://example.com/%ff', { host: 'example.com', path: '/%ff' }],
    ['https://example.com:8443/x', { host: 'example.com:8443', path: '/x' }],
  ])('%s', (link, shown) => {
    expect(readableLink(link)).toEqual(shown)
  })

  it('is no longer than a line', () => {
    expect(readableLink(`https://example.com/${'x'.repeat(500)}`)?.path).toMatch(/^\/x{59}…$/)
    expect(readableLink('https://')).toBe(null)
  })
})

it('the id of a listing is read from the end of its address', () => {
  expect(idIn(`https://a.in/investor/capital-bridge/${id.toUpperCase()}/?x=1`)).toBe(id)
  expect(idIn(`https://a.in/${id}/edit`)).toBe(null)
  expect(idIn(`https://a.in/?id=/${id}`)).toBe(null)
})
