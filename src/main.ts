import './trust.ts'

/** In steps: between them the processor of a cheap phone answers to a touch. The account is asked for in the first. */
const pause = () => new Promise((passed) => setTimeout(passed))

import(/* webpackMode: "eager", webpackExports: ["createActor"] */ 'xstate')
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ './effects/session.ts'))
  .then(({ session }) => session.start())
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ 'react-dom/client'))
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ './start.tsx'))
