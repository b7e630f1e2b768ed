import { accountMachine } from './accountMachine.ts'
import { describe } from './describe.ts'

export const accountWords = describe(accountMachine, {
  states: {
    loading: [
      'the devices and the security activity of the account are loading',
      'खाते के डिवाइस और सुरक्षा गतिविधि लोड हो रही है',
    ],
    unavailable: [
      'the account page could not be loaded; the member can try again',
      'खाता पृष्ठ लोड नहीं हो सका; सदस्य फिर कोशिश कर सकता है',
    ],
    shown: [
      'the account page shows the devices, the recent activity and the member’s data',
      'खाता पृष्ठ डिवाइस, हाल की गतिविधि और सदस्य का डेटा दिखाता है',
    ],
    changingDetail: [
      'the member is changing their name, email or mobile number in a dialog',
      'सदस्य संवाद में अपना नाम, ईमेल या मोबाइल नंबर बदल रहा है',
    ],
    confirmingEnd: [
      'a dialog asks whether to log out one device or all the others',
      'संवाद पूछता है कि एक डिवाइस को लॉग आउट करना है या बाकी सबको',
    ],
    endingSession: ['the server is logging the chosen devices out', 'सर्वर चुने हुए डिवाइसों को लॉग आउट कर रहा है'],
    exporting: ['the member’s data is being prepared for download', 'सदस्य का डेटा डाउनलोड के लिए तैयार हो रहा है'],
    cancellingDeletion: [
      'the server is cancelling the deletion of the account',
      'सर्वर खाता हटाने का अनुरोध रद्द कर रहा है',
    ],
    savingSharing: [
      'the server is storing whether the member shares how they use the site',
      'सर्वर सहेज रहा है कि सदस्य साइट के उपयोग की जानकारी साझा करता है या नहीं',
    ],
  },
  events: {
    'detail.changeRequested': [
      'the member chooses to change their name, email or mobile number',
      'सदस्य अपना नाम, ईमेल या मोबाइल नंबर बदलना चुनता है',
    ],
    'device.endRequested': ['the member chooses to log out a device', 'सदस्य किसी डिवाइस को लॉग आउट करना चुनता है'],
    'otherDevices.endRequested': [
      'the member chooses to log out all other devices',
      'सदस्य बाकी सभी डिवाइसों को लॉग आउट करना चुनता है',
    ],
    'ending.confirmed': [
      'the member confirms that the devices are to be logged out',
      'सदस्य डिवाइसों को लॉग आउट करने की पुष्टि करता है',
    ],
    'ending.cancelled': ['the member leaves the devices logged in', 'सदस्य डिवाइसों को लॉग इन ही रहने देता है'],
    'export.requested': [
      'the member chooses to download all the data about the account',
      'सदस्य खाते का सारा डेटा डाउनलोड करना चुनता है',
    ],
    'deletion.cancelled': ['the member cancels the deletion of the account', 'सदस्य खाता हटाने का अनुरोध रद्द करता है'],
    'sharing.switched': [
      'the member starts or stops sharing how they use the site',
      'सदस्य साइट के उपयोग की जानकारी साझा करना शुरू या बंद करता है',
    ],
    'retry.requested': ['the member tries to load the account page again', 'सदस्य खाता पृष्ठ फिर लोड करने की कोशिश करता है'],
  },
  actors: {
    ownDetails: ['the dialog that changes a detail', 'विवरण बदलने का संवाद'],
    loadSecurity: ['the request for devices and security activity', 'डिवाइसों और सुरक्षा गतिविधि का अनुरोध'],
    endSession: ['the request to log the devices out', 'डिवाइसों को लॉग आउट करने का अनुरोध'],
    downloadExport: ['the download of the member’s data', 'सदस्य के डेटा का डाउनलोड'],
    saveSharing: [
      'the request to share the use of the site, or to stop',
      'साइट के उपयोग की जानकारी साझा करने या बंद करने का अनुरोध',
    ],
    cancelDeletion: ['the request to cancel the deletion', 'खाता हटाना रद्द करने का अनुरोध'],
  },
})
