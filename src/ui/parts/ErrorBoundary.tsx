import { Component, type ReactNode } from 'react'
import { forgetFailures } from './loaded.tsx'
import { reportStage } from './pageStage.ts'

/** Catches errors of a screen and shows the error screen instead. */
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
    // Code that failed to load without a network is loaded once the network is back.
    addEventListener('online', this.begin, { once: true })
  }

  begin = () => {
    forgetFailures()
    this.setState({ error: null })
  }

  /** Code goes missing when a newer version replaces it, so a reload fetches that. */
  again(error: unknown) {
    if (isMissingCode(error) && navigator.onLine) location.reload()
    else this.begin()
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : this.props.fallback(error, () => this.again(error))
  }
}

/** True if code of the product failed to load over the network. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'
