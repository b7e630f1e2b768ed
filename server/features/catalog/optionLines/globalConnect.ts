/** Options for members of Global Connect. */
export const globalConnect = {
  'business-type-and-size': `
Micro (turnover ≤ ₹10 Cr) | सूक्ष्म (कारोबार ≤ ₹10 करोड़)
Small (≤ ₹100 Cr) | लघु (≤ ₹100 करोड़)
Medium (≤ ₹500 Cr) | मध्यम (≤ ₹500 करोड़)
Large (> ₹500 Cr) | बड़ा (> ₹500 करोड़)
Startup | स्टार्टअप
Freelancer / consultant | फ़्रीलांसर / सलाहकार
NGO / trade body | एनजीओ / व्यापार संघ`,
  'participant-type': `
Manufacturer | निर्माता
Exporter | निर्यातक
Importer | आयातक
Distributor / wholesaler | वितरक / थोक विक्रेता
Retailer | खुदरा विक्रेता
Service provider | सेवा प्रदाता
Startup | स्टार्टअप
Consultant | सलाहकार
Trade body / chamber | व्यापार संघ / चैंबर
Investor | निवेशक
Government / trade office | सरकार / व्यापार कार्यालय`,
  'primary-objective': `
Find customers | ग्राहक खोजना
Find suppliers | आपूर्तिकर्ता खोजना
Find distributors | वितरक खोजना
Enter a new country | नए देश में प्रवेश
Joint venture | संयुक्त उद्यम
Technology transfer | प्रौद्योगिकी हस्तांतरण
Franchise expansion | फ़्रैंचाइज़ी विस्तार
Contract manufacturing | अनुबंध विनिर्माण
Hire / find talent | भर्ती / प्रतिभा खोजना
Learn & mentor | सीखना और मार्गदर्शन`,
  'language-preferences': `
English | अंग्रेज़ी
Hindi | हिन्दी
Bengali | बांग्ला
Marathi | मराठी
Telugu | तेलुगु
Tamil | तमिल
Gujarati | गुजराती
Kannada | कन्नड़
Malayalam | मलयालम
Punjabi | पंजाबी
Urdu | उर्दू
Arabic | अरबी
Mandarin | मंदारिन
Spanish | स्पेनी
French | फ़्रांसीसी
German | जर्मन
Japanese | जापानी
Portuguese | पुर्तगाली
Russian | रूसी`,
  'networking-purpose': `
Trade | व्यापार
Partnership | साझेदारी
Knowledge exchange | ज्ञान का आदान-प्रदान
Market entry | बाज़ार में प्रवेश
Investment | निवेश
Mentoring | मार्गदर्शन
Events & delegations | आयोजन और प्रतिनिधिमंडल
Community | समुदाय`,
  'collaboration-type': `
Distribution agreement | वितरण समझौता
Agency | एजेंसी
Licensing | लाइसेंसिंग
Franchise | फ़्रैंचाइज़ी
Joint venture | संयुक्त उद्यम
Contract manufacturing / white label | अनुबंध विनिर्माण / व्हाइट लेबल
Co-development | सह-विकास
Referral | रेफ़रल
Outsourcing | आउटसोर्सिंग
Strategic alliance | रणनीतिक गठबंधन`,
  'trade-term': `
EXW | EXW
FCA | FCA
FAS | FAS
FOB | FOB
CFR | CFR
CIF | CIF
CPT | CPT
CIP | CIP
DAP | DAP
DPU | DPU
DDP | DDP
Not applicable (services) | लागू नहीं (सेवाएँ)`,
  'preferred-communication': `
In-app chat | ऐप में चैट
Email | ईमेल
Phone | फ़ोन
WhatsApp | व्हाट्सऐप
Video call | वीडियो कॉल
In person | व्यक्तिगत रूप से`,
}
