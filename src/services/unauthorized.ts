let listen: () => void = () => {}

/** Reports each 401 of an authorized call to the session, without loading the HTTP client into the first page. */
export const unauthorized = {
  send: (): void => listen(),
  listen: (listener: () => void): void => {
    listen = listener
  },
}
