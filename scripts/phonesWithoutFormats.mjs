/**
 * Loader for the bundler: the numbering plans of all countries without the formats, which take more than half of their
 * size. The client checks numbers and does not format them.
 */
export default (source) =>
  `export default ${JSON.stringify(withoutFormats(JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1))))}`

/** The place of the formats in a plan of libphonenumber-js. */
const formats = 4

export const withoutFormats = ({ countries, nonGeographic, ...other }) => ({
  ...other,
  countries: without(countries),
  nonGeographic: without(nonGeographic),
})

const without = (plans) =>
  Object.fromEntries(
    Object.entries(plans).map(([country, plan]) => [
      country,
      plan.map((part, place) => (place === formats ? 0 : part)),
    ]),
  )
