import { describe } from './describe.ts'
import { wizardMachine } from './wizardMachine.ts'

export const wizardWords = describe(wizardMachine, {
  states: {
    loading: ['the profile form opens with what is saved so far', 'प्रोफ़ाइल फ़ॉर्म अब तक सहेजी जानकारी के साथ खुल रहा है'],
    editing: ['the member fills in a step of the profile form', 'सदस्य प्रोफ़ाइल फ़ॉर्म का एक चरण भरता है'],
    'editing.unchanged': [
      'the step of the profile form has no unsaved changes',
      'प्रोफ़ाइल फ़ॉर्म के चरण में कोई बिना सहेजा बदलाव नहीं है',
    ],
    'editing.changed': ['the step of the profile form has unsaved changes', 'प्रोफ़ाइल फ़ॉर्म के चरण में बिना सहेजे बदलाव हैं'],
    saving: ['the step of the profile form is being saved', 'प्रोफ़ाइल फ़ॉर्म का चरण सहेजा जा रहा है'],
    unanswered: [
      'the server did not confirm the step of the form; the member can save it again',
      'सर्वर ने फ़ॉर्म के चरण की पुष्टि नहीं की; सदस्य उसे फिर सहेज सकता है',
    ],
    savingDraft: [
      'the member is leaving the profile form or saving it for later',
      'सदस्य प्रोफ़ाइल फ़ॉर्म छोड़ रहा है या बाद के लिए सहेज रहा है',
    ],
    finished: ['the profile form is closed', 'प्रोफ़ाइल फ़ॉर्म बंद है'],
  },
  events: {
    'field.changed': ['the member changes an answer in the step', 'सदस्य चरण में कोई उत्तर बदलता है'],
    'draft.changed': ['the member types a keyword that is not added yet', 'सदस्य ऐसा कीवर्ड लिखता है जो अभी जोड़ा नहीं गया'],
    'form.submitted': ['the member saves the step of the profile form', 'सदस्य प्रोफ़ाइल फ़ॉर्म का चरण सहेजता है'],
    'back.requested': ['the member goes back to the previous step', 'सदस्य पिछले चरण पर लौटता है'],
    'step.chosen': ['the member opens another step of the profile form', 'सदस्य प्रोफ़ाइल फ़ॉर्म का दूसरा चरण खोलता है'],
    'later.requested': ['the member chooses “Save for later”', 'सदस्य “बाद के लिए सहेजें” चुनता है'],
    'leaving.requested': [
      'the member wants to leave the page with unsaved changes',
      'सदस्य बिना सहेजे बदलावों के साथ पृष्ठ छोड़ना चाहता है',
    ],
    'draft.saved': ['the draft of the step is saved automatically', 'चरण का ड्राफ़्ट अपने आप सहेजा जाता है'],
  },
  guards: {
    inputWasStored: ['answers were typed before the reload', 'रीलोड से पहले उत्तर लिखे गए थे'],
    stepIsComplete: ['the step has no errors', 'चरण में कोई त्रुटि नहीं है'],
    hasRunningUploads: ['files of the step are still uploading', 'चरण की फ़ाइलें अब भी अपलोड हो रही हैं'],
    hasEarlierStep: ['there is a previous step to go back to', 'लौटने के लिए पिछला चरण है'],
    mayChoose: ['the chosen step has already been reached', 'चुने हुए चरण तक पहले पहुँचा जा चुका है'],
    wasSaved: ['the server has saved the step', 'सर्वर ने चरण सहेज लिया'],
    lacksDocuments: ['the edited profile still needs a document', 'बदली गई प्रोफ़ाइल में अब भी कोई दस्तावेज़ चाहिए'],
    wasLastStep: [
      'the last step was saved, or the only one being edited',
      'अंतिम चरण, या संपादित हो रहा एकमात्र चरण, सहेज लिया गया',
    ],
    wasLeft: ['the member left the profile form', 'सदस्य प्रोफ़ाइल फ़ॉर्म छोड़कर गया'],
    draftWasSaved: ['the step was saved for later and the member stayed', 'चरण बाद के लिए सहेजा गया और सदस्य बना रहा'],
  },
  actors: {
    profileLoading: ['the loading of the profile form', 'प्रोफ़ाइल फ़ॉर्म का लोड होना'],
    saveStep: ['the request to save the step', 'चरण सहेजने का अनुरोध'],
    watchLeaving: ['the watch on attempts to leave the page', 'पृष्ठ छोड़ने के प्रयासों की निगरानी'],
    optionLists: ['the option lists of the profile form', 'प्रोफ़ाइल फ़ॉर्म की विकल्प-सूचियाँ'],
    documentUploads: ['the documents of the profile form', 'प्रोफ़ाइल फ़ॉर्म के दस्तावेज़'],
    draftSaving: ['the question whether to save the answers', 'उत्तर सहेजने का सवाल'],
    places: ['the states and cities of the profile form', 'प्रोफ़ाइल फ़ॉर्म के राज्य और शहर'],
    draftAutosave: ['the automatic draft of the profile form', 'प्रोफ़ाइल फ़ॉर्म का स्वचालित ड्राफ़्ट'],
  },
})
