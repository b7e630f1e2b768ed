import type { ComponentProps, ComponentType } from 'react'
import { withWords } from '../../i18n/language.ts'
import { loaded } from '../parts/loaded.tsx'

type Parts = typeof import('./member.ts')

/** A part around a screen that only members see, loaded with its words. */
export const memberPart = <N extends keyof Parts>(name: N) =>
  loaded(async () => {
    const parts = await withWords(['memberHome'], import(/* webpackChunkName: "member" */ './member.ts'))
    return { default: parts[name] as ComponentType<ComponentProps<Parts[N]>> }
  })
