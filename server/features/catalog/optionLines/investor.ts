/** Options for investors. */
export const investor = {
  'investment-age': `
First-time | पहली बार
Under 2 years | 2 वर्ष से कम
2–5 | 2–5
6–10 | 6–10
11–20 | 11–20
20+ | 20+`,
  'designation-role': `
Individual investor | व्यक्तिगत निवेशक
Managing partner | मैनेजिंग पार्टनर
General partner | जनरल पार्टनर
Principal | प्रिंसिपल
Investment manager | निवेश प्रबंधक
Analyst | विश्लेषक
CEO / MD | सीईओ / एमडी
CFO | सीएफ़ओ
Corporate development head | कॉर्पोरेट विकास प्रमुख
Board member | बोर्ड सदस्य
Advisor | सलाहकार
Other | अन्य`,
  'typical-investment-range': `
Under 10K | 10 हज़ार डॉलर से कम
10K–25K | 10–25 हज़ार डॉलर
25K–100K | 25 हज़ार–1 लाख डॉलर
100K–250K | 1–2.5 लाख डॉलर
250K–1M | 2.5–10 लाख डॉलर
1M–5M | 10–50 लाख डॉलर
5M–25M | 50 लाख–2.5 करोड़ डॉलर
25M+ | 2.5 करोड़ डॉलर से अधिक`,
  instruments: `
Equity | इक्विटी
Preference | वरीयता शेयर
Convertible note | परिवर्तनीय नोट
SAFE / iSAFE | सेफ़ / आईसेफ़
Venture debt | वेंचर ऋण
Term loan | सावधि ऋण
Revenue-based | राजस्व-आधारित
Buy-out (full acquisition) | पूर्ण अधिग्रहण
Minority stake | अल्पमत हिस्सेदारी
Structured / mezzanine | संरचित / मेज़नाइन`,
  'level-of-involvement': `
Passive | बिना सक्रिय भागीदारी
Quarterly updates | तिमाही जानकारी
Advisor | सलाहकार
Board observer | बोर्ड पर्यवेक्षक
Board seat | बोर्ड में स्थान
Hands-on / operating role | सक्रिय / परिचालन भूमिका
Full ownership | पूर्ण स्वामित्व`,
  'associated-with': `
Independent | स्वतंत्र
Angel network | एंजल नेटवर्क
VC firm | वीसी फ़र्म
PE firm | पीई फ़र्म
Family office | फ़ैमिली ऑफ़िस
Corporate | कॉर्पोरेट
Bank / NBFC | बैंक / एनबीएफ़सी
Accelerator / incubator | एक्सेलरेटर / इनक्यूबेटर
Search fund | सर्च फ़ंड
Government body | सरकारी संस्था
Advisory / broker | सलाहकार / ब्रोकर`,
  'institution-type': `
Individual | व्यक्ति
HUF | हिंदू अविभाजित परिवार
Angel fund (AIF Cat I) | एंजल फ़ंड (एआईएफ़ श्रेणी I)
VC fund | वीसी फ़ंड
PE fund (AIF Cat II) | पीई फ़ंड (एआईएफ़ श्रेणी II)
Family office | फ़ैमिली ऑफ़िस
Corporate | कॉर्पोरेट
NBFC | एनबीएफ़सी
Bank | बैंक
DFI | विकास वित्त संस्था
Trust | न्यास
LLP | एलएलपी`,
  'looking-for-connect': `
Startups raising funds | निवेश जुटाते स्टार्टअप
Businesses for sale | बिक्री के लिए व्यवसाय
Co-investors | सह-निवेशक
Distressed assets | संकटग्रस्त परिसंपत्तियाँ
Franchise opportunities | फ़्रैंचाइज़ी के अवसर
Mentoring | मार्गदर्शन
Deal advisors | सौदा सलाहकार`,
  'preferred-stages': `
Idea | विचार
MVP | एमवीपी
Early revenue | शुरुआती राजस्व
Growth | विकास
Profitable | लाभदायक
Mature | परिपक्व
Turnaround | पुनरुद्धार`,
}
