/** Reasons for declining a proposal, losing a deal, reporting and complaining. */
export const reasons = {
  'decline-reason': `
Not my sector | मेरा क्षेत्र नहीं
Stage too early | चरण बहुत आरंभिक
Stage too late | चरण बहुत आगे
Ticket size mismatch | निवेश राशि मेल नहीं खाती
Geography | भौगोलिक कारण
Valuation / price | मूल्यांकन / क़ीमत
Insufficient information | अपर्याप्त जानकारी
Conflict of interest | हितों का टकराव
Not investing now | अभी निवेश नहीं कर रहे
Already in talks | पहले से बातचीत चल रही है
Duplicate | दोहराव
Suspicious / spam | संदिग्ध / स्पैम`,
  'closed-lost-reason': `
Due diligence findings | जाँच-पड़ताल के निष्कर्ष
Terms not agreed | शर्तों पर सहमति नहीं बनी
Funds not available | धन उपलब्ध नहीं
Owner withdrew | मालिक पीछे हट गए
Regulatory | नियामक कारण`,
  'report-reason': `
Spam | स्पैम
Scam / advance fee | धोखाधड़ी / अग्रिम शुल्क
Fake identity | नकली पहचान
False business claims | व्यवसाय के झूठे दावे
Harassment | उत्पीड़न
Confidential data leaked | गोपनीय जानकारी उजागर
Prohibited business | निषिद्ध व्यवसाय
Other | अन्य`,
  'complaint-reason': `
Contact unreachable | संपर्क नहीं हो पाया
Business already sold | व्यवसाय पहले ही बिक चुका
Material mismatch | जानकारी वास्तविकता से मेल नहीं खाती`,
}
