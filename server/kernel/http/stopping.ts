/** Whether this process has been told to stop: it still answers, and asks not to be sent more. */
export const service = { stopping: false }
