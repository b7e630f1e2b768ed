let listen: () => void = () => {}

/** Carries each 401 of an authorized call to the session, without pulling the HTTP client into the first page. */
export const unauthorized = {
  tell: (): void => listen(),
  heardBy: (listener: () => void): void => {
    listen = listener
  },
}
