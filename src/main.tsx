/** In steps: a processor of a cheap phone answers to a touch between them. */
const pause = () => new Promise((passed) => setTimeout(passed))

import(/* webpackMode: "eager" */ 'react-dom/client')
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ './start.tsx'))
