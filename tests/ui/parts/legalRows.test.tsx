import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

/** The facts about the owner of an installation, below the terms and the privacy policy. */

const labels = {
  ...{ company: 'Company', address: 'Registered address', contact: 'Email', since: 'In force since' },
  ...{ courts: 'Governing law and courts', officer: 'Grievance officer' },
  ...{ officerContact: 'How to reach the grievance officer', payments: 'Card payments', push: 'Push notifications' },
  ...{ mail: 'Sending emails', sms: 'Sending text messages', files: 'Storing files' },
}

/** The module reads the facts of the page once. */
async function rows(facts: Partial<Record<keyof typeof labels, string>>) {
  document.head.innerHTML = ''
  document.head.append(Object.assign(document.createElement('meta'), { name: 'legal', content: JSON.stringify(facts) }))
  vi.resetModules()
  const { show } = await import('../../support/inLanguage.tsx')
  const { LegalRows } = await import('../../../src/ui/pages/LegalRows.tsx')
  const { ownerFacts, processorFacts } = await import('../../../src/ui/pages/legalFacts.ts')
  show(<LegalRows names={[...ownerFacts, ...processorFacts]} />)
  return screen.queryAllByRole('term').map(({ textContent }) => textContent)
}

it('each fact has a label that says what it is', async () => {
  const facts = Object.fromEntries(Object.keys(labels).map((name) => [name, `the ${name}`]))
  expect(await rows(facts)).toEqual(Object.values(labels))
  for (const value of Object.values(facts)) expect(screen.getByText(value)).toBeDefined()
})

it('a fact that is not configured has no row', async () => {
  expect(await rows({ company: 'Rao & Sons' })).toEqual(['Company'])
})
