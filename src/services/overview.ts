import type { Overview } from '../domain/contract/overview.ts'
import { get } from './http.ts'

export const loadOverview = (signal: AbortSignal): Promise<Overview> => get<Overview>('overview', {}, signal)
