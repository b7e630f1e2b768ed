/**
 * Ordinary words that also occur in names. Alone they identify nobody, so they are redacted only as part of the whole
 * name.
 */

const legalForms =
  'private pvt public limited ltd llp llc inc incorporated corp corporation co company gmbh plc opc proprietorship partnership huf trust society प्राइवेट प्रा लिमिटेड लि कंपनी एलएलपी'

const trades = `advisors advisory agency agro agri apparel assets associates auto automation automotive bakers bakery
bank beauty bearings beverages biotech brand brands brothers bros build builders business businesses cables capital care
carriers castings cement ceramics chemicals chemical clean clinic cloud clothing coatings coffee collective commerce
components computers concepts construction consultancy consultants consulting cotton craft crafts creations creative
dairy data dental design designs developers diagnostics digital distributors drugs dyeing education electric electrical
electronics energy engineering engineers enterprise enterprises equipment estate exports exim fabrication fabricators
fabrics farm farms fashion fasteners finance financial fintech fitness food foods forge foundry furniture games garments
glass global gold group growth health healthcare herbal holdings home homes hospital hospitality hotel hotels house
imports india indian industrial industries industry info infotech infra infrastructure innovations institute instruments
insurance interiors international investments investors iron jewellers jewellery jute knitwear lab laboratories labs
leather life lifestyle light logistics machine machinery machines management manufacturers manufacturing marine market
marketing markets media medical medicare metal metals mill mills minerals motors natural net network networks new
nutrition oil oils online optics organic organics organisation packaging paints paper partners parts pharma
pharmaceuticals pharmacy pipes plastics plywood polymers port power precision press print printers printing process
processing produce product productions products projects properties pumps quality realty renewables research resources
restaurant restaurants retail roads rubber rugs school schools science sciences seeds service services shipping shop
silk software solar solutions sons spices spinners spinning sport sports steel steels stone store stores studio studios
sugar supplies supply surgical system systems tea tech technologies technology tele telecom textile textiles timber tools
tours toys trade traders trading training transport travel travels tyres union united universal ventures water weavers
wealth web wellness wood wool works world yarn yarns
उद्योग एंड एंटरप्राइज़ टेक्सटाइल ट्रेडर्स ट्रेडिंग भारत मिल मिल्स सेवा व्यापार व्यवसाय कारोबार इंडस्ट्रीज फूड्स`

/**
 * Ordinary words for goods, workplaces and processes, which a description needs. In a business name they identify it
 * only if no other word does.
 */
const goods = `air aluminium animal apple bag bags bamboo battery batteries bed bike bikes bio biscuit board boards boat
body book books bottle box boxes bread brick bricks bridge bus cake cane carbon card cards cargo carpet carpets cashew
cast catering cattle chain chains chair chamber chambers chicken chilled chilli chip chips chocolate circuit cloth cold
container containers cook cooking cool cooling copper corn cover crop crops curry cycle cycles delivery diesel display
door doors drink drinks dry drying dust egg eggs electro export factory farmer farmers farming feed fibre field film
filter fire fish flour flower flowers fodder foam forest fork frame freezer freight frozen fruit fruits fuel garden gas
gear gears ghee gin ginger goods grain grains grid guest hand handloom hardware harvest heat ice industry
ingredients ink juice kids kiln kitchen land laundry lease lending lens lift linen liquid loan loans loom looms
luggage maize mango masala mask mattress meal meals meat milk mining mobile mobility motor mushroom nut nuts office
onion optical orchard ore pack packing pallet pallets panel panels papers parcel park pepper pet pick pipe plant
plants plate potato poultry powder powders pulp pulses pump rail rice ring ripening road room rooms root rope salon salt
sand sauce saw sea seafood seal security seed sensor sheet shirt shoe shoes skin snack snacks soap soil soya sound
spare spice spray square stationery steam storage stove straw street sun sweet sweets table tank tanks tape taxi tile
tiles tin tool towel tower towers toy tractor trees truck trucks tube tubes turmeric tyre valve valves vegetable
vegetables vehicle vehicles vet village wall warehouse warehouses warehousing wash waste wheat wheel wheels wind
wine wire wires workshop`

const places = `africa agra ahmedabad ajmer aligarh america amritsar andhra arunachal asia asian assam aurangabad bangalore
bareilly belgaum bengal bengaluru bharat bhilwara bhopal bhubaneswar bihar bikaner bombay britain calcutta chandigarh
chennai chhattisgarh china coimbatore cuttack dehradun delhi dubai dubai durgapur east eastern erode europe faridabad
ghaziabad goa gorakhpur gujarat guntur gurgaon gurugram guwahati gwalior haryana himachal howrah hubli hyderabad india
indore jabalpur jaipur jalandhar jalgaon jammu jamnagar jamshedpur jharkhand jodhpur kanpur karnataka karur kashmir kerala
kochi kolhapur kolkata kota kozhikode london lucknow ludhiana madhya madras madurai maharashtra malabar mangalore manipur
meerut meghalaya mizoram moradabad mumbai mysore mysuru nagaland nagpur nashik nepal noida north northern odisha panipat
patna pondicherry pradesh puducherry pune punjab raipur rajasthan rajkot ranchi salem sikkim singapore solapur south
southern srinagar surat tamil telangana thane thiruvananthapuram tiruchirappalli tirupur tripura udaipur ujjain uttar
uttarakhand vadodara varanasi vellore vijayawada visakhapatnam warangal west western
दिल्ली मुंबई पुणे जयपुर सूरत कोलकाता चेन्नई बेंगलुरु हैदराबाद अहमदाबाद इंदौर लखनऊ गुजरात महाराष्ट्र राजस्थान पंजाब`

/** Function words. A capital at the start of a sentence does not make them a name. */
const grammarWords = `about above after again all also and any are as at been before both but by can could during each every few for from
get give had has have he her here him his how i if in into is it its just keep know like look made make many may more
most much must near need next nine not now of off old on one only or our out over own per same say see she should
since so some still such take than that the their them then there these they thing this those three to too two under
until upon use very want was way we well were what when where which while who why will with would year years yes you
your four five six seven eight ten me my us am be do does did go no up down an a और का की के को में से पर यह वह है हैं
एक हम हमारा हमारे हमारी जो तो भी ही ने तक या लिए इस उस अपने अपनी अपना कि था थे थी`

const speech = `art best better big bright came city come day early east easy ever fair fast find fine first free fresh full good
grand great high kind king large last late less line little long love main mark open pure real red right rise rose
royal safe said simple sir small smart star start super sure time top total tree true trust value white wide win wise
work young owner founder firm member नए नया अच्छा बड़ा छोटा सदस्य संस्थापक निवेशक`

/** Abbreviations that are too short to identify anybody alone. */
const abbreviations =
  'ai it uk us hr pr tv ev pc qa id ip vr ar ml hp mr ms dr mrs shri smt prof er ca adv co in 3d 2d 4k hi ok mp'

/** Common names of mailboxes and members. */
const inboxes =
  'info sales contact hello admin office support mail email enquiry enquiries help hr accounts account director founder owner seller investor buyer entrepreneur team user test demo somebody someone person people startup startups profile noreply'

/** Ordinary Hindi words that sound like short names. */
const hindiSpeech = `दस सात आठ नौ चार पांच छह तीन दो सौ काम नाम साल हाथ बात रात दिन घर जल लाल माल पास बाद साथ आज कल अब तब जब कब सब कम दाम
मूल्य माह नगर देश गांव शहर लोग जन मन तन धन वन बन रस कर रह कह दे ले जा आ गया गई गए रहा रही रहे हुआ हुई हुए होता होती
होते करना करते करता करती किया की गे गी गा सकते सकता सकती मेरा मेरी मेरे तेरा उनका उनकी उनके इनका इनकी इनके जैसे कैसे
ऐसे वाला वाली वाले बहुत कुछ कोई सभी हर नहीं ना मत बिना अमल हल फल दल बल तल नल पल चल मिल राज मान शान जान दान पान खान आम
खास बाग पानी सोना चांदी लोहा रेशम सूत दूध चाय मसाला तेल`

const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)

const setOf = (...lists: string[]): ReadonlySet<string> =>
  new Set(lists.flatMap(wordsIn).map((word) => word.normalize('NFKD').replace(/\u093c/g, '')))

export const legalForm = setOf(legalForms)
/** Words that occur only next to a name. */
export const companyForm = setOf('limited ltd llp llc inc gmbh plc opc huf लिमिटेड लि एलएलपी')
export const descriptive = setOf(goods)
export const place = setOf(places)
export const grammar = setOf(grammarWords)
export const inbox = setOf(inboxes)
export const ordinaryHindi = setOf(hindiSpeech)
export const commonWord = setOf(legalForms, trades, places, grammarWords, speech, abbreviations)
