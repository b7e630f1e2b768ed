/** Other tabs of this browser. */
export const tabs = new BroadcastChannel('session')
export type TabNews = 'signedIn' | 'signedOut'
