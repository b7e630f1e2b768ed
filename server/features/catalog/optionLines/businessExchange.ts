/** Options for owners who sell a business. */
export const businessExchange = {
  'ownership-type': `
Sole owner | एकमात्र मालिक
Equal partners | समान साझेदार
Majority + minority holders | बहुमत + अल्पमत धारक
Family-owned | परिवार के स्वामित्व में
Investor-backed | निवेशक समर्थित
Employee-owned | कर्मचारियों के स्वामित्व में
Franchisee | फ़्रैंचाइज़ी धारक`,
  'type-of-business-sold': `
Operating company (100%) | चालू कंपनी (100%)
Majority stake | बहुमत हिस्सेदारी
Minority stake | अल्पमत हिस्सेदारी
Business assets only | केवल व्यावसायिक परिसंपत्तियाँ
Brand / IP | ब्रांड / बौद्धिक संपदा
Franchise unit | फ़्रैंचाइज़ी इकाई
Online business / website / app | ऑनलाइन व्यवसाय / वेबसाइट / ऐप
Distressed business | संकटग्रस्त व्यवसाय
Land / plant with business | व्यवसाय सहित भूमि / संयंत्र
Distribution rights | वितरण अधिकार`,
  'reason-for-sale': `
Retirement | सेवानिवृत्ति
Relocation | स्थान परिवर्तन
New venture | नया उद्यम
Partner dispute / exit | साझेदार विवाद / निकास
Health | स्वास्थ्य
Lack of succession | उत्तराधिकारी का अभाव
Lack of growth capital | विकास पूँजी का अभाव
Non-core divestment | गैर-मुख्य विनिवेश
Financial distress | वित्तीय संकट
Strategic merger | रणनीतिक विलय
Other | अन्य
Prefer to discuss privately | निजी तौर पर बताना चाहेंगे`,
  'deal-timeline': `
Under 1 month | 1 महीने से कम
1–3 months | 1–3 महीने | 1-3
3–6 months | 3–6 महीने | 3-6
6–12 months | 6–12 महीने | 6-12
12+ months | 12 महीने से अधिक
No fixed timeline | कोई निश्चित समय नहीं`,
  'buyer-preference': `
Individual buyer | व्यक्तिगत ख़रीदार
Competitor / same industry | प्रतिस्पर्धी / समान उद्योग
Strategic corporate | रणनीतिक कॉर्पोरेट
Private equity | प्राइवेट इक्विटी
Search fund | सर्च फ़ंड
Family office | फ़ैमिली ऑफ़िस
Management / employees | प्रबंधन / कर्मचारी
Overseas buyer | विदेशी ख़रीदार
No preference | कोई प्राथमिकता नहीं`,
  'type-of-sale': `
Share sale | शेयर बिक्री
Asset sale | परिसंपत्ति बिक्री
Slump sale | एकमुश्त बिक्री
Merger | विलय
Partial stake sale | आंशिक हिस्सेदारी की बिक्री
Earn-out | अर्न-आउट
Lease / management contract | पट्टा / प्रबंधन अनुबंध
Franchise transfer | फ़्रैंचाइज़ी हस्तांतरण
Auction / insolvency | नीलामी / दिवाला`,
  'strategic-assets': `
Land & building | भूमि और भवन
Plant & machinery | संयंत्र और मशीनरी
Inventory | माल-सूची
Brand & trademarks | ब्रांड और ट्रेडमार्क
Patents | पेटेंट
Software / source code | सॉफ़्टवेयर / स्रोत कोड
Customer contracts | ग्राहक अनुबंध
Distribution network | वितरण नेटवर्क
Licences & permits | लाइसेंस और परमिट
Key staff | प्रमुख कर्मचारी
Domain & social accounts | डोमेन और सोशल खाते
Export history / certifications | निर्यात इतिहास / प्रमाणन`,
  'transition-support': `
None | कोई सहायता नहीं
1 month | 1 महीना
3 months | 3 महीने
6 months | 6 महीने
12 months | 12 महीने`,
  'profile-visibility': `
Everyone with an active plan | सक्रिय प्लान वाले सभी
Only people I contact or accept | केवल वे जिनसे मैं संपर्क करूँ या जिन्हें मैं स्वीकार करूँ
Anonymous | गुमनाम
Hidden (paused) | छिपा हुआ (रोका गया)`,
}
