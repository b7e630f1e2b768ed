import { describe } from './describe.ts'
import { profileReviewMachine } from './profileReviewMachine.ts'

export const profileReviewWords = describe(profileReviewMachine, {
  states: {
    loading: ['the profile to review is loading', 'समीक्षा के लिए प्रोफ़ाइल लोड हो रही है'],
    reviewing: [
      'the member reviews the profile and sees how others will see it',
      'सदस्य प्रोफ़ाइल देखता है और यह भी कि दूसरे उसे कैसे देखेंगे',
    ],
    submitting: ['the profile is being submitted for review', 'प्रोफ़ाइल समीक्षा के लिए जमा हो रही है'],
    unanswered: [
      'the server did not confirm the submission; the member can submit the profile again',
      'सर्वर ने जमा होने की पुष्टि नहीं की; सदस्य प्रोफ़ाइल फिर जमा कर सकता है',
    ],
    unavailable: [
      'the profile to review could not be loaded; the member can try again',
      'समीक्षा के लिए प्रोफ़ाइल लोड नहीं हो सकी; सदस्य फिर कोशिश कर सकता है',
    ],
  },
  events: {
    'profile.submitted': ['the member submits the profile', 'सदस्य प्रोफ़ाइल जमा करता है'],
    'retry.requested': [
      'the member tries to load the profile review again',
      'सदस्य प्रोफ़ाइल की समीक्षा फिर लोड करने की कोशिश करता है',
    ],
  },
  guards: {
    wasSubmitted: ['the server has accepted the profile', 'सर्वर ने प्रोफ़ाइल स्वीकार कर ली'],
    maySubmit: ['the profile is complete and may be submitted', 'प्रोफ़ाइल पूरी है और जमा की जा सकती है'],
  },
  actors: {
    loadReview: ['the request for the profile and its preview', 'प्रोफ़ाइल और उसके पूर्वावलोकन का अनुरोध'],
    submitProfile: ['the submission of the profile', 'प्रोफ़ाइल जमा करना'],
    optionLists: ['the option names shown in the review', 'समीक्षा में दिखने वाले विकल्पों के नाम'],
    documentUploads: ['the profile’s documents in the review', 'समीक्षा में प्रोफ़ाइल के दस्तावेज़'],
  },
})
