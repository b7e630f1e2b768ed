/** Yes and no, places, and proofs of identity or address. */
export const shared = {
  'yes-no': `
Yes | हाँ
No | नहीं`,
  'preferred-location': `
Anywhere | कहीं भी
Anywhere in India | भारत में कहीं भी`,
  location: `
Andhra Pradesh | आंध्र प्रदेश
Arunachal Pradesh | अरुणाचल प्रदेश
Assam | असम
Bihar | बिहार
Chhattisgarh | छत्तीसगढ़
Goa | गोवा
Gujarat | गुजरात
Haryana | हरियाणा
Himachal Pradesh | हिमाचल प्रदेश
Jharkhand | झारखंड
Karnataka | कर्नाटक
Kerala | केरल
Madhya Pradesh | मध्य प्रदेश
Maharashtra | महाराष्ट्र
Manipur | मणिपुर
Meghalaya | मेघालय
Mizoram | मिज़ोरम
Nagaland | नागालैंड
Odisha | ओडिशा
Punjab | पंजाब
Rajasthan | राजस्थान
Sikkim | सिक्किम
Tamil Nadu | तमिलनाडु
Telangana | तेलंगाना
Tripura | त्रिपुरा
Uttar Pradesh | उत्तर प्रदेश
Uttarakhand | उत्तराखंड
West Bengal | पश्चिम बंगाल
Andaman and Nicobar Islands | अंडमान और निकोबार द्वीपसमूह
Chandigarh | चंडीगढ़
Dadra and Nagar Haveli and Daman and Diu | दादरा और नगर हवेली तथा दमन और दीव
Delhi | दिल्ली
Jammu and Kashmir | जम्मू और कश्मीर
Ladakh | लद्दाख
Lakshadweep | लक्षद्वीप
Puducherry | पुदुच्चेरी
Outside India | भारत के बाहर
Online only | केवल ऑनलाइन`,
  'gst-state': `
Jammu and Kashmir | जम्मू और कश्मीर | 01
Himachal Pradesh | हिमाचल प्रदेश | 02
Punjab | पंजाब | 03
Chandigarh | चंडीगढ़ | 04
Uttarakhand | उत्तराखंड | 05
Haryana | हरियाणा | 06
Delhi | दिल्ली | 07
Rajasthan | राजस्थान | 08
Uttar Pradesh | उत्तर प्रदेश | 09
Bihar | बिहार | 10
Sikkim | सिक्किम | 11
Arunachal Pradesh | अरुणाचल प्रदेश | 12
Nagaland | नागालैंड | 13
Manipur | मणिपुर | 14
Mizoram | मिज़ोरम | 15
Tripura | त्रिपुरा | 16
Meghalaya | मेघालय | 17
Assam | असम | 18
West Bengal | पश्चिम बंगाल | 19
Jharkhand | झारखंड | 20
Odisha | ओडिशा | 21
Chhattisgarh | छत्तीसगढ़ | 22
Madhya Pradesh | मध्य प्रदेश | 23
Gujarat | गुजरात | 24
Dadra and Nagar Haveli and Daman and Diu | दादरा और नगर हवेली तथा दमन और दीव | 26
Maharashtra | महाराष्ट्र | 27
Karnataka | कर्नाटक | 29
Goa | गोवा | 30
Lakshadweep | लक्षद्वीप | 31
Kerala | केरल | 32
Tamil Nadu | तमिलनाडु | 33
Puducherry | पुदुच्चेरी | 34
Andaman and Nicobar Islands | अंडमान और निकोबार द्वीपसमूह | 35
Telangana | तेलंगाना | 36
Andhra Pradesh | आंध्र प्रदेश | 37
Ladakh | लद्दाख | 38`,
  'proof-type': `
Business registration certificate | व्यवसाय पंजीकरण प्रमाणपत्र
Tax identification number certificate | कर पहचान संख्या प्रमाणपत्र
Business license | व्यवसाय लाइसेंस
Articles of incorporation | संस्था के अंतर्नियम (AoA)
Certificate of good standing | वैधानिक स्थिति का प्रमाणपत्र (गुड स्टैंडिंग)
Operating agreement for LLC | एलएलसी का संचालन समझौता
Partnership agreement | साझेदारी समझौता
Bank account statement | बैंक खाता विवरण
Utility bill in business name | व्यवसाय के नाम का बिजली, पानी या फ़ोन बिल
VAT or GST registration certificate | वैट या जीएसटी पंजीकरण प्रमाणपत्र
Trade license | व्यापार लाइसेंस
Insurance certificate | बीमा प्रमाणपत्र
Contracts or invoices from clients | ग्राहकों के अनुबंध या चालान`,
  'identity-proof-type': `
Passport | पासपोर्ट
PAN card | पैन कार्ड
Aadhaar card (masked) | आधार कार्ड (मास्क किया हुआ)
Driving licence | ड्राइविंग लाइसेंस
Voter identity card | मतदाता पहचान पत्र
National identity card | राष्ट्रीय पहचान पत्र
Registration certificate of the firm | फ़र्म का पंजीकरण प्रमाणपत्र`,
}
