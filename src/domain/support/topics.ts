/** The topics of a message to support. */
export const contactTopics = ['account', 'payment', 'proposal', 'report', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]
