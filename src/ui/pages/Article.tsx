import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Page } from '../parts/Layout.tsx'

const Prose = styled.div`
  display: grid; gap: 2rem; max-width: 65ch; margin-top: .75rem;
  section { display: grid; gap: .5rem; } h2 { font-size: var(--step-1); } p { color: var(--soft); }
`

interface Props {
  title: string
  lead: string
  sections: readonly { title: () => string; text: () => string }[]
  children?: ReactNode
}

/** A page that contains only text. */
export const Article = ({ title, lead, sections, children }: Props) => (
  <Page title={title} lead={lead} narrow>
    <Prose>
      {sections.map((section) => (
        <section key={section.title()}>
          <h2>{section.title()}</h2>
          <p>{section.text()}</p>
        </section>
      ))}
      {children}
    </Prose>
  </Page>
)
