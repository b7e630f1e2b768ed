/**
 * Words that names share with ordinary speech: alone they name nobody, and they are redacted only as part of the whole
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

const speech = `about above after again all also and any are art been before best better big both bright but came can city
come could day each early east easy ever every fair fast few find fine first for free fresh from full get give good grand
great had has have her here high him his how into its just keep kind king know large last late less like line little long
look love made main make many mark may more most much must near need next nine not now off old one only open our out over
own per pure real red right rise rose royal safe said same say see she should simple sir small smart some star start still
such super sure take than that the their them then there these they thing this three time too top total tree true trust two
under until upon use value very want was way well were what when where which white who why wide will win wise with work
would year years yes you young your this that owner founder firm member
और का की के को में से पर यह वह है हैं नए नया एक हम हमारा हमारे हमारी अच्छा बड़ा छोटा सदस्य संस्थापक निवेशक`

const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)

export const legalForm: ReadonlySet<string> = new Set(
  wordsIn(legalForms).map((word) => word.normalize('NFKD').replace(/\u093c/g, '')),
)
export const commonWord: ReadonlySet<string> = new Set(
  [legalForms, trades, places, speech].flatMap(wordsIn).map((word) => word.normalize('NFKD').replace(/\u093c/g, '')),
)
