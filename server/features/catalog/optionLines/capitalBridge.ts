/** Options for companies that raise capital. */
export const capitalBridge = {
  profile: `
Startup founder | स्टार्टअप संस्थापक
SME owner | लघु एवं मध्यम उद्यम के मालिक
Family-business owner | पारिवारिक व्यवसाय के मालिक
Franchise owner | फ़्रैंचाइज़ी के मालिक
Manufacturer | निर्माता
Exporter / importer | निर्यातक / आयातक
Professional-services firm | पेशेवर सेवा फ़र्म
Broker / advisor acting for the owner | मालिक की ओर से ब्रोकर / सलाहकार`,
  'interested-in': `
Equity funding | इक्विटी निवेश
Debt / working-capital loan | ऋण / कार्यशील पूँजी ऋण
Strategic investor | रणनीतिक निवेशक
Mentor / advisor | मार्गदर्शक / सलाहकार
Joint venture | संयुक्त उद्यम
Partial stake sale | आंशिक हिस्सेदारी की बिक्री
Acquisition of my business | मेरे व्यवसाय का अधिग्रहण
Accelerator / incubator | एक्सेलरेटर / इनक्यूबेटर
Grants | अनुदान`,
  round: `
Bootstrapped | स्व-वित्तपोषित
Friends & family | मित्र और परिवार
Pre-seed | प्री-सीड
Seed | सीड
Pre-Series A | प्री-सीरीज़ ए
Series A | सीरीज़ ए
Series B | सीरीज़ बी
Series C+ | सीरीज़ सी+
Bridge | ब्रिज
Growth / private equity | ग्रोथ / प्राइवेट इक्विटी
Pre-IPO | आईपीओ-पूर्व
SME IPO | एसएमई आईपीओ`,
  geographies: `
Anywhere | कहीं भी
Anywhere in India | भारत में कहीं भी
South Asia | दक्षिण एशिया
South-East Asia | दक्षिण-पूर्व एशिया
East Asia | पूर्वी एशिया
Middle East & GCC | मध्य पूर्व और जीसीसी
Africa | अफ़्रीका
Europe | यूरोप
United Kingdom | यूनाइटेड किंगडम
North America | उत्तरी अमेरिका
Latin America | लैटिन अमेरिका
Oceania | ओशिआनिया`,
  'capital-offer-type': `
Equity shares | इक्विटी शेयर
Preference shares (CCPS) | वरीयता शेयर (सीसीपीएस)
Convertible note | परिवर्तनीय नोट
SAFE / iSAFE | सेफ़ / आईसेफ़
Compulsorily convertible debentures | अनिवार्य परिवर्तनीय डिबेंचर
Venture debt | वेंचर ऋण
Term loan | सावधि ऋण
Revenue-based financing | राजस्व-आधारित वित्तपोषण
Partial stake sale | आंशिक हिस्सेदारी की बिक्री
Open to discussion | चर्चा के लिए तैयार`,
  'use-of-funds': `
Product development | उत्पाद विकास
Hiring | भर्ती
Marketing & sales | विपणन और बिक्री
Working capital | कार्यशील पूँजी
Inventory | माल-सूची
Plant & machinery | संयंत्र और मशीनरी
Geographic expansion | भौगोलिक विस्तार
Acquisition | अधिग्रहण
R&D / IP | अनुसंधान एवं विकास / बौद्धिक संपदा
Debt repayment | ऋण चुकौती
Regulatory / certification | नियामक / प्रमाणन
Other | अन्य`,
  'team-presence': `
Single location | एक स्थान
Several cities in one country | एक देश के कई शहर
2–3 countries | 2–3 देश
4–10 countries | 4–10 देश
More than 10 countries | 10 से अधिक देश
Fully remote | पूरी तरह रिमोट`,
  'funding-timeline': `
Immediately (under 1 month) | तुरंत (1 महीने से कम)
1–3 months | 1–3 महीने
3–6 months | 3–6 महीने
6–12 months | 6–12 महीने
More than 12 months | 12 महीने से अधिक
Exploring | अभी विचार कर रहे हैं`,
  'target-investor-profile': `
Angel investor | एंजल निवेशक
Angel network | एंजल नेटवर्क
Seed fund / micro-VC | सीड फ़ंड / माइक्रो-वीसी
Venture capital | वेंचर कैपिटल
Private equity | प्राइवेट इक्विटी
Family office | फ़ैमिली ऑफ़िस
Corporate / strategic | कॉर्पोरेट / रणनीतिक
Bank / NBFC | बैंक / एनबीएफ़सी
Venture debt | वेंचर ऋण
Government / DFI | सरकार / विकास वित्त संस्था
Impact investor | इम्पैक्ट निवेशक
Accelerator | एक्सेलरेटर`,
}
