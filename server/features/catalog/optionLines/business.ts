/** Options that describe any business. */
export const business = {
  industry: `
Agriculture & food processing | कृषि और खाद्य प्रसंस्करण
Automotive & EV | ऑटोमोबाइल और इलेक्ट्रिक वाहन
Banking, finance & fintech | बैंकिंग, वित्त और फ़िनटेक
Building, construction & real estate | भवन, निर्माण और रियल एस्टेट
Business services | व्यावसायिक सेवाएँ
Chemicals & materials | रसायन और सामग्री
Consumer goods & retail | उपभोक्ता वस्तुएँ और खुदरा
E-commerce & D2C | ई-कॉमर्स और D2C
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
B2B | B2B
B2C | B2C
B2B2C | B2B2C
D2C | D2C
Marketplace | मार्केटप्लेस
SaaS / subscription | SaaS / सदस्यता
Franchise | फ़्रैंचाइज़ी
Manufacturing | विनिर्माण
Trading / distribution | व्यापार / वितरण
Services | सेवाएँ
Licensing | लाइसेंसिंग
Government (B2G) | सरकार (B2G)`,
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
  revenue: `
Pre-revenue | अभी राजस्व नहीं
Under 50K | 50 हज़ार डॉलर से कम
50K–100K | 50 हज़ार–1 लाख डॉलर
100K–250K | 1–2.5 लाख डॉलर
250K–500K | 2.5–5 लाख डॉलर
500K–1M | 5–10 लाख डॉलर
1M–5M | 10–50 लाख डॉलर
5M–10M | 50 लाख–1 करोड़ डॉलर
10M–50M | 1–5 करोड़ डॉलर
50M+ | 5 करोड़ डॉलर से अधिक`,
  'entity-type': `
Sole proprietorship | एकल स्वामित्व
Partnership firm | साझेदारी फ़र्म
LLP | एलएलपी
One Person Company | एक व्यक्ति कंपनी (OPC)
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
}
