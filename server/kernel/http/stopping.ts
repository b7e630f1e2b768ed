/** True while this process is stopping: it still responds, and closes its connections. */
export const service = { stopping: false }
