/** What a message to support is about. */
export const contactTopics = ['account', 'payment', 'proposal', 'report', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]
