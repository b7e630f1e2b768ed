/** Other tabs of this browser. */
export const tabs = new BroadcastChannel('session')
/** `changed`: a login or a switch; `ended`: a logout or a refused token. */
export type TabNews = 'changed' | 'ended'
