/** What each state is called by those who read flows: English, then Hindi; by its name, or by flow and name. */
const stateWords: Readonly<Record<string, readonly [en: string, hi: string]>> = {
  accountUnavailable: ['the account could not be loaded', 'खाता लोड नहीं हो सका'],
  asked: ['the deletion is noted', 'हटाने का अनुरोध दर्ज है'],
  askingDeletion: ['the deletion is asked for', 'हटाने का अनुरोध भेजा जा रहा है'],
  askingToSubscribe: ['a subscription is offered', 'सदस्यता का प्रस्ताव दिख रहा है'],
  awaitingCode: ['the code is awaited', 'कोड की प्रतीक्षा है'],
  basic: ['the basic details are asked for', 'मूल विवरण पूछे जा रहे हैं'],
  business: ['the business details are asked for', 'व्यवसाय के विवरण पूछे जा रहे हैं'],
  catchingUp: ['missed messages are fetched', 'छूटे संदेश लाए जा रहे हैं'],
  changed: ['the password is changed', 'पासवर्ड बदल गया है'],
  checking: ['the form is checked', 'फ़ॉर्म जाँचा जा रहा है'],
  checkingEmail: ['the e-mail address is checked', 'ई-मेल पता जाँचा जा रहा है'],
  checkingOut: ['the payment form is open', 'भुगतान फ़ॉर्म खुला है'],
  checkingPassword: ['the new password is checked', 'नया पासवर्ड जाँचा जा रहा है'],
  checkingTarget: ['the address is checked', 'पता जाँचा जा रहा है'],
  choosing: ['a plan is chosen', 'योजना चुनी जा रही है'],
  choosingPassword: ['a new password is chosen', 'नया पासवर्ड चुना जा रहा है'],
  closed: ['the dialog is closed', 'संवाद बंद है'],
  codeSent: ['a code was sent', 'कोड भेजा गया'],
  confirmationPending: ['the confirmation is still missing', 'पुष्टि अभी बाकी है'],
  confirming: ['the answer is being confirmed', 'पुष्टि हो रही है'],
  confirmingEnd: ['the end of a device is asked about', 'डिवाइस हटाने की पुष्टि पूछी जा रही है'],
  confirmingOwner: ['the owner confirms with the password', 'स्वामी पासवर्ड से पुष्टि कर रहा है'],
  confirmingDeletion: ['the deletion is asked about', 'हटाने की पुष्टि पूछी जा रही है'],
  connecting: ['the live connection is wanted', 'लाइव कनेक्शन चाहिए'],
  deleting: ['the document is deleted', 'दस्तावेज़ हटाया जा रहा है'],
  documents: ['the documents are asked for', 'दस्तावेज़ माँगे जा रहे हैं'],
  editing: ['the form is filled in', 'फ़ॉर्म भरा जा रहा है'],
  endingSession: ['the session is ended on the server', 'सर्वर पर सत्र समाप्त हो रहा है'],
  exporting: ['the data are exported', 'डेटा निर्यात हो रहा है'],
  fetchingEarlier: ['earlier messages are fetched', 'पहले के संदेश लाए जा रहे हैं'],
  finished: ['the registration is finished', 'पंजीकरण पूरा हुआ'],
  finishing: ['the documents are handed in', 'दस्तावेज़ जमा हो रहे हैं'],
  fresh: ['the account is up to date', 'खाता अद्यतन है'],
  gathering: ['documents are gathered', 'दस्तावेज़ जुटाए जा रहे हैं'],
  granted: ['the login is granted', 'लॉगिन हो गया'],
  idle: ['the card form is ready', 'कार्ड फ़ॉर्म तैयार है'],
  interrupted: ['the upload was interrupted', 'अपलोड रुक गया'],
  keepingAccount: ['the account is kept', 'खाता बनाए रखा जा रहा है'],
  left: ['the session is left', 'सत्र छोड़ दिया गया'],
  loading: ['the page is loading', 'पृष्ठ लोड हो रहा है'],
  loadingAccount: ['the account is loading', 'खाता लोड हो रहा है'],
  loggingIn: ['the login is asked for', 'लॉगिन माँगा जा रहा है'],
  loggingOut: ['the logout is under way', 'लॉगआउट चल रहा है'],
  maybeReset: ['the password may have been reset', 'पासवर्ड शायद रीसेट हो गया है'],
  namingAccount: ['the account is named', 'खाता बताया जा रहा है'],
  open: ['the live connection stands', 'लाइव कनेक्शन बना है'],
  opening: ['it is opening', 'खुल रहा है'],
  openingPurchase: ['the purchase is opened', 'खरीद खोली जा रही है'],
  over: ['the code is no longer valid', 'कोड अब मान्य नहीं है'],
  paid: ['the payment is made', 'भुगतान हो गया'],
  preparing: ['the card form is prepared', 'कार्ड फ़ॉर्म तैयार हो रहा है'],
  processing: ['the card is charged', 'कार्ड से राशि ली जा रही है'],
  provingOwner: ['the owner is proved by a code', 'कोड से स्वामी प्रमाणित हो रहा है'],
  provingAccount: ['the account is proved by a code', 'कोड से खाता प्रमाणित हो रहा है'],
  recovering: ['a forgotten password is recovered', 'भूला पासवर्ड फिर बनाया जा रहा है'],
  refused: ['it was refused', 'अस्वीकार किया गया'],
  registered: ['the account is open', 'खाता खुल गया'],
  registering: ['the registration is sent', 'पंजीकरण भेजा जा रहा है'],
  resendingCode: ['another code is sent', 'दूसरा कोड भेजा जा रहा है'],
  reset: ['the password is reset', 'पासवर्ड रीसेट हो गया'],
  resetting: ['the new password is sent', 'नया पासवर्ड भेजा जा रहा है'],
  resting: ['nothing is under way', 'कुछ नहीं चल रहा'],
  restoring: ['an earlier visit is restored', 'पिछली यात्रा लौटाई जा रही है'],
  resuming: ['the step to resume is found', 'जारी रखने का चरण खोजा जा रहा है'],
  retrying: ['the confirmation is tried again soon', 'पुष्टि जल्द फिर से होगी'],
  reviewing: ['the profile is looked over', 'प्रोफ़ाइल देखी जा रही है'],
  saving: ['the step is saved', 'चरण सहेजा जा रहा है'],
  sending: ['it is being sent', 'भेजा जा रहा है'],
  sendingCode: ['the code is being sent', 'कोड भेजा जा रहा है'],
  sent: ['it is sent', 'भेज दिया गया'],
  shown: ['the page is shown', 'पृष्ठ दिख रहा है'],
  signedIn: ['the member is signed in', 'सदस्य साइन इन है'],
  signedOut: ['nobody is signed in', 'कोई साइन इन नहीं है'],
  starting: ['the place to start is found', 'आरंभ की जगह खोजी जा रही है'],
  stayed: ['the member stayed', 'सदस्य बना रहा'],
  submitting: ['the profile is submitted', 'प्रोफ़ाइल जमा हो रही है'],
  subscribed: ['the subscription is bought', 'सदस्यता मिल गई'],
  switchingAccount: ['another profile is switched to', 'दूसरी प्रोफ़ाइल चुनी जा रही है'],
  takingStep: ['the decision is sent', 'निर्णय भेजा जा रहा है'],
  unanswered: ['no answer came', 'कोई उत्तर नहीं आया'],
  unavailable: ['it could not be loaded', 'लोड नहीं हो सका'],
  unregisteringDevice: ['the device is forgotten', 'डिवाइस हटाया जा रहा है'],
  unseen: ['the tab is hidden', 'टैब छिपा है'],
  unsent: ['it could not be sent', 'भेजा नहीं जा सका'],
  updating: ['the new password is saved', 'नया पासवर्ड सहेजा जा रहा है'],
  uploading: ['the document is uploaded', 'दस्तावेज़ अपलोड हो रहा है'],
  verified: ['the address is proved', 'पता प्रमाणित हो गया'],
  verifyingCode: ['the code is checked', 'कोड जाँचा जा रहा है'],
  verifyingEmail: ['the e-mail address is proved by a code', 'कोड से ई-मेल प्रमाणित हो रहा है'],
  waiting: ['the next try is awaited', 'अगले प्रयास की प्रतीक्षा है'],
  providerUnavailable: ['the card form could not be loaded', 'कार्ड फ़ॉर्म लोड नहीं हो सका'],
  offering: ['the add-on is offered', 'ऐड-ऑन का प्रस्ताव दिख रहा है'],
  startingPurchase: ['the purchase is started', 'खरीद शुरू हो रही है'],
  paying: ['the payment is made', 'भुगतान किया जा रहा है'],
  bought: ['the add-on is bought', 'ऐड-ऑन मिल गया'],
  readingAccess: ['the subscription is looked at', 'सदस्यता देखी जा रही है'],
  offeringPlan: ['a subscription is offered', 'सदस्यता का प्रस्ताव दिख रहा है'],
  offeringRenewal: ['a renewal is offered', 'नवीनीकरण का प्रस्ताव दिख रहा है'],
  addingFeature: ['the feature is added to the plan', 'योजना में सुविधा जोड़ी जा रही है'],
  askingToConfirm: ['the change is asked about', 'बदलाव की पुष्टि पूछी जा रही है'],
  carryingOut: ['the change is carried out', 'बदलाव किया जा रहा है'],
  listed: ['the list is shown', 'सूची दिख रही है'],
  refreshing: ['the list is refreshed', 'सूची ताज़ा हो रही है'],
  loadingMore: ['more of the list is loaded', 'सूची आगे लोड हो रही है'],
  unchosen: ['nothing is chosen yet', 'अभी कुछ नहीं चुना गया'],
  missing: ['it does not exist', 'यह मौजूद नहीं है'],
  following: ['the conversation is followed', 'बातचीत देखी जा रही है'],
  current: ['it is up to date', 'यह अद्यतन है'],
  behind: ['it is behind', 'यह पीछे है'],
  composing: ['a message is written', 'संदेश लिखा जा रहा है'],
  queued: ['a message waits to be sent', 'संदेश भेजे जाने की प्रतीक्षा में है'],
  failed: ['it failed', 'यह विफल रहा'],
  doing: ['it is being done', 'किया जा रहा है'],
  quiet: ['nobody is typing', 'कोई नहीं लिख रहा है'],
  typing: ['words are typed', 'शब्द लिखे जा रहे हैं'],
  searching: ['it is searched for', 'खोज चल रही है'],
  found: ['something was found', 'कुछ मिला'],
  markingRead: ['they are marked as read', 'पढ़ा हुआ चिह्नित हो रहा है'],
  learning: ['the browser is asked what it can do', 'ब्राउज़र की क्षमता जाँची जा रही है'],
  liveOnly: ['news comes only while the product is open', 'सूचना केवल उत्पाद खुला रहने पर आती है'],
  unasked: ['permission was not asked for yet', 'अनुमति अभी नहीं माँगी गई'],
  asking: ['permission is asked for', 'अनुमति माँगी जा रही है'],
  denied: ['permission was denied', 'अनुमति नहीं मिली'],
  unregistering: ['the device is unregistered', 'डिवाइस का पंजीकरण हट रहा है'],
  unregistered: ['the device is not registered', 'डिवाइस पंजीकृत नहीं है'],
  ready: ['the lists are there', 'सूचियाँ तैयार हैं'],
  translating: ['the lists come in the other language', 'सूचियाँ दूसरी भाषा में आ रही हैं'],
  keeping: ['what was typed is kept', 'लिखा हुआ सहेजा जा रहा है'],
  unchanged: ['nothing was changed yet', 'अभी कुछ नहीं बदला गया'],
  leaving: ['the page is about to be left', 'पृष्ठ छोड़ा जा रहा है'],
  marking: ['a listing is marked', 'सूची चिह्नित हो रही है'],
  markUnanswered: ['the mark got no answer', 'चिह्न का उत्तर नहीं आया'],
  runningErrand: ['it is being carried out', 'काम हो रहा है'],
  reporting: ['the listing is reported', 'सूची की शिकायत हो रही है'],
  sendUnanswered: ['the report got no answer', 'शिकायत का उत्तर नहीं आया'],
  stepUnanswered: ['the decision got no answer', 'निर्णय का उत्तर नहीं आया'],
  'logout.confirming': ['the logout is asked about', 'लॉगआउट की पुष्टि पूछी जा रही है'],
  'proposal.confirming': ['the decision is asked about', 'निर्णय की पुष्टि पूछी जा रही है'],
  'payment.confirming': ['the server confirms the payment', 'सर्वर भुगतान की पुष्टि कर रहा है'],
  writing: ['the message is written', 'संदेश लिखा जा रहा है'],
}

type StateValue = string | { readonly [name: string]: StateValue | undefined }

/** The words of a state, English and Hindi, by its full name: `logout.confirming`. */
export function wordsOf(id: string): readonly [en: string, hi: string] | null {
  const path = id.split('.')
  return stateWords[`${path[0]}.${path.at(-1)}`] ?? stateWords[path.at(-1) ?? ''] ?? null
}

/** Where a flow is, in words: `signedIn.fresh` reads its innermost states. */
export const valueWords = (flow: string, value: unknown): string =>
  namesIn(value as StateValue)
    .map((name) => wordsOf(`${flow}.${name}`)?.[0] ?? spaced(name))
    .join(', ')

/** The path of a state value: `{ signedIn: 'fresh' }` is `signedIn.fresh`. */
export const valueName = (value: unknown): string => {
  if (typeof value === 'string') return value
  return Object.entries(value as Record<string, StateValue>)
    .map(([name, inside]) => `${name}.${valueName(inside)}`)
    .join(' + ')
}

const namesIn = (value: StateValue): string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap((inside) => (inside ? namesIn(inside) : []))

/** `form.submitted` and `loadPlans` as words. */
export const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll('.', ' ')
