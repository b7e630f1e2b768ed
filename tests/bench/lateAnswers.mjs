import { Server } from 'node:http'

// Preloaded by `npm run bench flaky -- --late`: a browser's call of the API reaches the server this much later.
const lateness = 700

const emit = Server.prototype.emit
Server.prototype.emit = function emitLate(event, ...given) {
  const [request] = given
  const isCall = event === 'request' && request.url.startsWith('/api/') && /Chrom/.test(request.headers['user-agent'])
  if (!isCall) return emit.call(this, event, ...given)
  setTimeout(() => emit.call(this, event, ...given), lateness)
  return true
}
