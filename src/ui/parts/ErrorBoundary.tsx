import { Component, type ReactNode } from 'react'
import { forgetFailures } from './loaded.tsx'
import { reportStage } from './pageStage.ts'

/** Catches what a screen throws and shows the error screen in its place. */
export class ErrorBoundary extends Component<
  { fallback: (error: unknown, retry: () => void) => ReactNode; children: ReactNode },
  { error: unknown }
> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch() {
    reportStage('screen')
    // What did not come for want of a network comes with it.
    addEventListener('online', this.begin, { once: true })
  }

  begin = () => {
    forgetFailures()
    this.setState({ error: null })
  }

  /** Code that is gone was replaced by a newer version, which a new page brings. */
  again(error: unknown) {
    if (isMissingCode(error) && navigator.onLine) location.reload()
    else this.begin()
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : this.props.fallback(error, () => this.again(error))
  }
}

/** A part of the product that did not come over the network. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'
