/**
 * The messages for responses that have none of their own. The English ones are the specification's, literally (section
 * 8).
 */
export const faultWords = {
  unknown: {
    en: 'An unkown exception has occur. Please Contact administrator',
    hi: 'एक अनपेक्षित त्रुटि हुई। कृपया सहायता से संपर्क करें।',
  },
  unauthorized: { en: 'Unauthorized', hi: 'अनधिकृत' },
  silent: { en: 'Server Not Responding', hi: 'सर्वर से जवाब नहीं मिला' },
} as const
