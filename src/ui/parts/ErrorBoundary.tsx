import { Component, type ReactNode } from 'react'

/** Catches what a screen throws and shows the error screen in its place. */
export class ErrorBoundary extends Component<
  { fallback: (error: unknown, retry: () => void) => ReactNode; children: ReactNode },
  { error: unknown }
> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : this.props.fallback(error, () => this.setState({ error: null }))
  }
}
