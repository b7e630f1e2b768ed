/**
 * The Hindi names of India's large cities, written for the product: names are facts, and no data source among the
 * dependencies has them. On the left is the name in the list of cities (GeoNames, without diacritics), which is stored.
 */
const lines = `
Agartala अगरतला
Agra आगरा
Ahmedabad अहमदाबाद
Aizawl आइज़ोल
Ajmer अजमेर
Akola अकोला
Aligarh अलीगढ़
Alwar अलवर
Amravati अमरावती
Amritsar अमृतसर
Anand आणंद
Asansol आसनसोल
Aurangabad औरंगाबाद
Bareilly बरेली
Belagavi बेलगावी
Bengaluru बेंगलुरु
Bhavnagar भावनगर
Bhilai भिलाई
Bhiwandi भिवंडी
Bhopal भोपाल
Bhubaneswar भुवनेश्वर
Bikaner बीकानेर
Bilaspur बिलासपुर
Bokaro बोकारो
Chandigarh चंडीगढ़
Channapatna चन्नपटना
Chennai चेन्नई
Chikkamagaluru चिक्कमगलूरु
Coimbatore कोयंबटूर
Cuttack कटक
Dehradun देहरादून
Delhi दिल्ली
Dhanbad धनबाद
Dispur दिसपुर
Durgapur दुर्गापुर
Erode ईरोड
Faridabad फ़रीदाबाद
Firozabad फ़िरोज़ाबाद
Gandhinagar गांधीनगर
Gangtok गंगटोक
Gaya गया
Ghaziabad ग़ाज़ियाबाद
Goa गोवा
Gorakhpur गोरखपुर
Guntur गुंटूर
Gurugram गुरुग्राम
Guwahati गुवाहाटी
Gwalior ग्वालियर
Haridwar हरिद्वार
Hisar हिसार
Hosur होसुर
Howrah हावड़ा
Hyderabad हैदराबाद
Imphal इंफाल
Indore इंदौर
Itanagar ईटानगर
Jabalpur जबलपुर
Jaipur जयपुर
Jalandhar जालंधर
Jalgaon जलगाँव
Jammu जम्मू
Jamnagar जामनगर
Jamshedpur जमशेदपुर
Jhansi झाँसी
Jodhpur जोधपुर
Jorhat जोरहाट
Kanpur कानपुर
Karnal करनाल
Kochi कोच्चि
Kohima कोहिमा
Kolhapur कोल्हापुर
Kolkata कोलकाता
Kollam कोल्लम
Kota कोटा
Kozhikode कोझिकोड
Kurnool कुरनूल
Leh लेह
Lucknow लखनऊ
Ludhiana लुधियाना
Madikeri मडिकेरी
Madurai मदुरै
Mangaluru मंगलुरु
Mathura मथुरा
Meerut मेरठ
Mehsana मेहसाणा
Moradabad मुरादाबाद
Morbi मोरबी
Mumbai मुंबई
Muzaffarpur मुज़फ़्फ़रपुर
Mysuru मैसूरु
Nagpur नागपुर
Nanded नांदेड़
Nashik नासिक
Navi Mumbai नवी मुंबई
Nellore नेल्लोर
New Delhi नई दिल्ली
Noida नोएडा
Panaji पणजी
Panipat पानीपत
Patiala पटियाला
Patna पटना
Pimpri पिंपरी
Prayagraj प्रयागराज
Puducherry पुदुच्चेरी
Pune पुणे
Raipur रायपुर
Rajkot राजकोट
Ranchi राँची
Ratnagiri रत्नागिरी
Rewa रीवा
Rishikesh ऋषिकेश
Rohtak रोहतक
Rourkela राउरकेला
Sagar सागर
Saharanpur सहारनपुर
Salem सेलम
Sangli सांगली
Satara सातारा
Shillong शिलांग
Shimla शिमला
Siliguri सिलीगुड़ी
Silvassa सिलवासा
Sirsi सिरसी
Solan सोलन
Solapur सोलापुर
Sonipat सोनीपत
Srinagar श्रीनगर
Surat सूरत
Thane ठाणे
Thanjavur तंजावुर
Thiruvananthapuram तिरुवनंतपुरम
Thrissur त्रिशूर
Tiruchirappalli तिरुचिरापल्ली
Tirunelveli तिरुनेलवेली
Tirupati तिरुपति
Tiruppur तिरुप्पुर
Udaipur उदयपुर
Ujjain उज्जैन
Vadodara वडोदरा
Varanasi वाराणसी
Vellore वेल्लोर
Vijayawada विजयवाड़ा
Visakhapatnam विशाखापत्तनम
Warangal वारंगल`

/** A line is the name in Latin letters, then the one in Devanagari. */
const pairs = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [, latin = '', hindi = ''] = /^(.*?) (\p{Script=Devanagari}.*)$/u.exec(line) ?? []
    return [latin, hindi] as const
  })
const hindiOf = new Map(pairs)
const latinOf = new Map(pairs.map(([latin, hindi]) => [hindi, latin]))

export const indianCities: readonly (readonly [latin: string, hindi: string])[] = pairs

/** The name of a city in a language; a city that is not in the list as it is stored. */
export const cityName = (city: string, country: string, language: 'en' | 'hi'): string =>
  (language === 'hi' && country === 'IN' ? hindiOf.get(city) : undefined) ?? city

/** The stored name of a city of India that was written in Hindi; any other text unchanged. */
export const storedCity = (text: string): string => latinOf.get(text.trim().normalize('NFC')) ?? text

/** Both names, for a search. */
export const cityKeywords = (city: string, country: string): string => `${city} ${cityName(city, country, 'hi')}`

/** The English words for the Hindi words of city names: `पुणे` is `pune`, `नई` is `new`. */
export const latinWords: ReadonlyMap<string, string> = new Map(
  pairs.flatMap(([latin, hindi]) => {
    const [words, hindiWords] = [latin.toLowerCase().split(' '), hindi.split(' ')]
    return words.length === hindiWords.length
      ? hindiWords.map((word, place) => [word, words[place] ?? word] as const)
      : []
  }),
)
