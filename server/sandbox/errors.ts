/** The provider's error envelope. */
export class SandboxError extends Error {
  readonly status: 400 | 401 | 402 | 404
  readonly body: Record<string, unknown>

  constructor(status: 400 | 401 | 402 | 404, body: { type: string; message: string; [key: string]: unknown }) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export const invalidRequest = (message: string, param?: string) =>
  new SandboxError(400, { type: 'invalid_request_error', message, ...(param ? { param } : {}) })

export const noSuch = (what: string, id: string) =>
  new SandboxError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  })

export const unauthorized = () =>
  new SandboxError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
