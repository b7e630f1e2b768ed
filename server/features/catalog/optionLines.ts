/**
 * `English | Hindi`, one option a line; a third part is the slug if the English label no longer gives it. Options are
 * deactivated, never deleted, and slugs never change: saved profiles contain them.
 */
export const optionLines = {
  profile: `
Startup founder | स्टार्टअप संस्थापक
SME owner | लघु एवं मध्यम उद्यम के स्वामी
Family-business owner | पारिवारिक व्यवसाय के स्वामी
Franchise owner | फ़्रैंचाइज़ी के स्वामी
Manufacturer | निर्माता
Exporter / importer | निर्यातक / आयातक
Professional-services firm | पेशेवर सेवा फ़र्म
Broker / advisor acting for the owner | स्वामी की ओर से ब्रोकर / सलाहकार`,
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
  industry: `
Agriculture & food processing | कृषि और खाद्य प्रसंस्करण
Automotive & EV | ऑटोमोबाइल और इलेक्ट्रिक वाहन
Banking, finance & fintech | बैंकिंग, वित्त और फ़िनटेक
Building, construction & real estate | भवन, निर्माण और रियल एस्टेट
Business services | व्यावसायिक सेवाएँ
Chemicals & materials | रसायन और सामग्री
Consumer goods & retail | उपभोक्ता वस्तुएँ और खुदरा
E-commerce & D2C | ई-कॉमर्स और डी2सी
Education & edtech | शिक्षा और एडटेक
Electronics & hardware | इलेक्ट्रॉनिक्स और हार्डवेयर
Energy, renewables & climate | ऊर्जा, नवीकरणीय और जलवायु
Engineering & manufacturing | इंजीनियरिंग और विनिर्माण
Fashion, textiles & jewellery | फ़ैशन, वस्त्र और आभूषण
Food, beverage & restaurants | खाद्य, पेय और रेस्तराँ
Healthcare, pharma & biotech | स्वास्थ्य, फ़ार्मा और बायोटेक
Hospitality, travel & tourism | आतिथ्य, यात्रा और पर्यटन
IT services | आईटी सेवाएँ
Logistics & supply chain | लॉजिस्टिक्स और आपूर्ति शृंखला
Media, gaming & entertainment | मीडिया, गेमिंग और मनोरंजन
SaaS & software | SaaS और सॉफ़्टवेयर
AI & data | एआई और डेटा
Telecom | दूरसंचार
Waste, water & environment | अपशिष्ट, जल और पर्यावरण
Wellness, beauty & fitness | वेलनेस, सौंदर्य और फ़िटनेस
Other | अन्य`,
  model: `
B2B | बी2बी
B2C | बी2सी
B2B2C | बी2बी2सी
D2C | डी2सी
Marketplace | मार्केटप्लेस
SaaS / subscription | SaaS / सदस्यता
Franchise | फ़्रैंचाइज़ी
Manufacturing | विनिर्माण
Trading / distribution | व्यापार / वितरण
Services | सेवाएँ
Licensing | लाइसेंसिंग
Government (B2G) | सरकार (बी2जी)`,
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
  employees: `
1 | 1
2–10 | 2–10
11–50 | 11–50
51–200 | 51–200
201–500 | 201–500
501–1,000 | 501–1,000
1,001–5,000 | 1,001–5,000
5,001+ | 5,001+`,
  'operational-region': `
Local (one city) | स्थानीय (एक शहर)
Regional (one state) | क्षेत्रीय (एक राज्य)
Pan-India | पूरे भारत में
South Asia | दक्षिण एशिया
South-East Asia | दक्षिण-पूर्व एशिया
East Asia | पूर्वी एशिया
Middle East & GCC | मध्य पूर्व और जीसीसी
Africa | अफ़्रीका
Europe | यूरोप
United Kingdom | यूनाइटेड किंगडम
North America | उत्तरी अमेरिका
Latin America | लैटिन अमेरिका
Oceania | ओशिआनिया
Worldwide | पूरे विश्व में`,
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
  revenue: `
Pre-revenue | अभी राजस्व नहीं
Under 50K | 50 हज़ार से कम
50K–100K | 50 हज़ार–1 लाख
100K–250K | 1–2.5 लाख
250K–500K | 2.5–5 लाख
500K–1M | 5–10 लाख
1M–5M | 10–50 लाख
5M–10M | 50 लाख–1 करोड़
10M–50M | 1–5 करोड़
50M+ | 5 करोड़ से अधिक`,
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
R&D / IP | अनुसंधान / बौद्धिक संपदा
Debt repayment | ऋण चुकौती
Regulatory / certification | नियामक / प्रमाणन
Other | अन्य`,
  'team-presence': `
Single location | एक स्थान
Several cities in one country | एक देश के कई शहर
2–3 countries | 2–3 देश
4–10 countries | 4–10 देश
More than 10 countries | 10 से अधिक देश
Fully remote | पूरी तरह दूरस्थ`,
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
Impact investor | प्रभाव निवेशक
Accelerator | एक्सेलरेटर`,
  'entity-type': `
Sole proprietorship | एकल स्वामित्व
Partnership firm | साझेदारी फ़र्म
LLP | एलएलपी
One Person Company | एक व्यक्ति कंपनी
Private limited | प्राइवेट लिमिटेड
Public limited (unlisted) | पब्लिक लिमिटेड (गैर-सूचीबद्ध)
Public limited (listed) | पब्लिक लिमिटेड (सूचीबद्ध)
LLC | एलएलसी
C-corporation | सी-कॉर्पोरेशन
S-corporation | एस-कॉर्पोरेशन
Trust / society / Section 8 | न्यास / सोसाइटी / धारा 8
HUF | हिंदू अविभाजित परिवार
Foreign subsidiary / branch | विदेशी सहायक / शाखा
Not yet incorporated | अभी पंजीकृत नहीं`,
  'proof-type': `
Business registration certificate | व्यवसाय पंजीकरण प्रमाणपत्र
Tax identification number certificate | कर पहचान संख्या प्रमाणपत्र
Business license | व्यवसाय लाइसेंस
Articles of incorporation | निगमन के अनुच्छेद
Certificate of good standing | अच्छी स्थिति का प्रमाणपत्र
Operating agreement for LLC | एलएलसी का संचालन समझौता
Partnership agreement | साझेदारी समझौता
Bank account statement | बैंक खाता विवरण
Utility bill in business name | व्यवसाय के नाम का उपयोगिता बिल
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
Under 10K | 10 हज़ार से कम
10K–25K | 10–25 हज़ार
25K–100K | 25 हज़ार–1 लाख
100K–250K | 1–2.5 लाख
250K–1M | 2.5–10 लाख
1M–5M | 10–50 लाख
5M–25M | 50 लाख–2.5 करोड़
25M+ | 2.5 करोड़ से अधिक`,
  instruments: `
Equity | इक्विटी
Preference | वरीयता शेयर
Convertible note | परिवर्तनीय नोट
SAFE / iSAFE | सेफ़ / आईसेफ़
Venture debt | वेंचर ऋण
Term loan | सावधि ऋण
Revenue-based | राजस्व-आधारित
Buy-out (full acquisition) | पूर्ण अधिग्रहण
Minority stake | अल्पांश हिस्सेदारी
Structured / mezzanine | संरचित / मेज़नाइन`,
  'level-of-involvement': `
Passive | निष्क्रिय
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
}
