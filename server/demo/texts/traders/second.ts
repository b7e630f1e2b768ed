/** `../traders.ts` describes the form. */
export const second = `
Bright Bulb Toys | Kavita Ramesh | consumer-goods-retail education-edtech | Channapatna | manufacturer | micro-turnover-up-to-10-cr | find-distributors contract-manufacturing | contract-manufacturing-white-label licensing | pan-india | europe north-america east-asia | fob exw | english hindi kannada
Lacquered wooden toys that pass the strictest tests and survive two children.
Eighty turners work with ivory wood and vegetable colours; we make our designs or yours.
We look for toy brands who need five to twenty thousand pieces a season.
Rattles, puzzles, stacking toys
EN 71, ASTM F963, GI registered
wooden toys, private label, safe colours
Overview: Lac from trees is melted onto spinning wood with a palm leaf, and turmeric, indigo and madder colour it. Turners are paid by the piece above the guild rate, and rejects go to the town’s nurseries.
Aims: Cheap plastic nearly ended this craft; a label from abroad that trusts it can bring two hundred lathes back into use. Give us a drawing in May and we deliver before Christmas, tested by a laboratory of your choice. Our own puzzles could be licensed where freight makes wood too dear. Young turners are what we lack, so a school for ten opens in Channapatna next year, with women at lathes for the first time. Buyers may name a lathe after someone.

Pampas Pulses | Lucía Fernández | agriculture-food-processing | Buenos Aires | exporter | medium-up-to-500-cr | find-customers find-distributors | distribution-agreement agency | latin-america | south-asia middle-east-gcc | cfr cif | english spanish
Chickpeas, lentils and mung beans from 31,000 hectares, in bulk or in bags.
We sort by laser, ship in April when Indian stocks are low, and finance ninety days.
We look for millers in Indore, Akola and Delhi who plan before the season.
Chickpeas, lentils, mung beans
ISO 22000, Kosher
pulses, counter-season, millers
Overview: The family has farmed near Pergamino since 1911. Seed is chosen for Indian tastes, Kabuli of nine millimetres and up, and every hold is sealed in the presence of an inspector whom the buyer picks.
Aims: April is when the mills of Indore are hungry and our harvest is fresh. We would sell four tenths of it before sowing, at a formula linked to Delhi prices, so that nobody has to guess. A miller with storage may draw monthly and pay after ninety days. Mung is new to us and grows well after wheat; six thousand hectares are ready if contracts come. Our agronomists exchange letters with a research station in Akola. We would welcome trainees from a mill at any time.

Delta Marine Supplies | Rohan D'Cruz | engineering-manufacturing | Goa | distributor-wholesaler | small-up-to-100-cr | find-suppliers find-customers | distribution-agreement agency | south-asia | europe east-asia | cif dap | english hindi
Ship chandler and spares agent for nineteen ports on the Indian coast.
A spare that a captain orders in the Red Sea waits for him on the quay at Kandla.
We look for makers of valves, pumps and safety equipment without an agent in India.
Ship spares, safety equipment, provisions
ISO 9001, ISSA member
ship supply, spares, ports
Overview: Launches wait at Kandla, Mormugao, Kochi and eleven other anchorages, stores are bonded, and fresh vegetables reach a ship that stays only six hours. About 1,100 vessels were served last year.
Aims: A maker without an agent here loses the repair as well as the sale, because the ship sails with somebody else’s pump. We offer a stock in Goa, trained fitters at five ports and monthly reports on what broke. Ballast-water filters and lithium-fire extinguishers are asked for daily. A marine store in Colombo or Fujairah could be shared with the right partner. My father began with rope and lamp oil; the telephone by my bed is his.

Tokai Precision | Haruto Yamada | electronics-hardware engineering-manufacturing | Nagoya | manufacturer | large-500-cr | contract-manufacturing joint-venture | contract-manufacturing-white-label joint-venture | east-asia | south-asia south-east-asia | fca dap | english japanese
Maker of connectors looks for stamping and moulding partners in India.
We bring dies, process sheets and two engineers for a year; we ask for a clean floor and patience.
We look for two family firms near Pune or Chennai who wish to supply us for a generation.
Connectors, terminals, dies
IATF 16949, ISO 14001
connectors, stamping, suppliers
Overview: Our connectors sit in brakes and airbags, so one failure in ten million is one too many. Dies are cut in Nagoya to a thousandth of a millimetre and live for thirty years with proper care.
Aims: Two suppliers near our Indian customers should stamp and mould what we now ship by air. In the beginning they receive three dies and simple parts; in the third year, when scrap is below one in a thousand, the difficult ones. We sign for ten years and do not change for a small price. A son or daughter of the owner is invited to Nagoya for six months. Please show us your tool room first: how old files hang on the wall tells us very much.

Green Valley Herbals | Pankaj Rawat | wellness-beauty-fitness healthcare-pharma-biotech | Haridwar | manufacturer | small-up-to-100-cr | contract-manufacturing enter-a-new-country | contract-manufacturing-white-label licensing | pan-india south-asia | europe middle-east-gcc north-america | fob cif | english hindi
Ayurvedic creams, oils and capsules made under other people's names.
Three hundred tested formulas, a laboratory for stability and batches from one thousand pieces.
We look for wellness brands abroad who want papers in order before a beautiful label.
Creams, oils, capsules, teas
GMP, AYUSH, Halal
private label, ayurveda, wellness
Overview: Herbs are bought from collectors’ cooperatives in Chamoli and Uttarkashi, identified under the microscope and extracted in steel. Forty-three brands sell what we fill, a third of them abroad.
Aims: Rules for herbal products differ in every country, and a wrong word on a label costs a container. We should like to be known as the maker whose papers pass the first time, in Germany, the Emirates and Canada. A new brand may begin with a thousand pieces from a tested formula, and own its variation after a year. We are adding a line for tablets and a garden for endangered roots at Lansdowne. Claims of miraculous cures will be struck from your text, with a friendly note.

Fjord Salmon Trading | Lars Nygaard | food-beverage-restaurants | Bergen | exporter | medium-up-to-500-cr | enter-a-new-country find-distributors | distribution-agreement agency | europe east-asia | south-asia middle-east-gcc | dap cif | english
Fresh salmon from fjord to hotel kitchen in forty-eight hours.
We fly to Delhi on Tuesdays and Fridays and share the seat with small importers.
We look for chilled distributors in Mumbai and Bengaluru with their own vans.
Fresh salmon, trout, smoked fillets
ASC, BRCGS
salmon, chilled, hotels
Overview: The fish come from eleven farms between Hardanger and Sogn, are bled in sea water and lie on ice within an hour. Chefs in nine Indian hotels cook it now, and two of them have visited the cages.
Aims: Between the plane and the plate we lose a day in Indian traffic. A distributor with vans at two degrees and a small cutting room would win it back, and earn more on portions than on whole fish. We would train his cutters in Bergen and pay for the first thermometer in each van. Sushi bars are growing fastest, yet home delivery in Bengaluru may surprise all of us. On the way back the aircraft has room for fruit or flowers, if somebody has the buyers.

Zenith Educational Aids | Arpita Ghosh | education-edtech | Kolkata | exporter | micro-turnover-up-to-10-cr | find-customers find-distributors | distribution-agreement agency | south-asia africa | africa latin-america | fob cif | english hindi bengali
Science-laboratory kits for schools that have no laboratory.
One trunk holds forty experiments for a class of fifty, and everything in it can be bought again locally.
We look for school suppliers in Tanzania, Zambia and Colombia.
Science kits, microscopes, wall charts
ISO 9001, BIS
school science, kits, tenders
Overview: A teacher with no training in science opens the trunk, finds a card for each lesson and begins. Lenses, magnets, beakers and seeds are packed in Behala by women who also answer the teachers’ messages.
Aims: Ministries buy thousands of kits at once and then nothing for three years. We would rather work with school suppliers, who sell ten a month and come back for refills. A partner in Dar es Salaam, Lusaka or Medellín gets the cards in his own language and a week of training; half of the content may be bought from local shops, and the list is ours to give. Electricity and soil are the two new trunks. In Bengal, girls’ schools can borrow one for a term without payment.

Capetown Vines | Annelise Botha | food-beverage-restaurants hospitality-travel-tourism | Cape Town | exporter | small-up-to-100-cr | find-distributors | distribution-agreement agency | africa europe | south-asia south-east-asia | fob cfr | english
Six family wineries who ship, insure and promote together.
We send mixed pallets of eighteen labels, so that a small importer can offer a whole list.
We look for importers in Goa, Mumbai and Bengaluru with a licence and a taste for stories.
Red, white and sparkling wines
WIETA, IPW
wine, mixed pallets, importers
Overview: The six cellars lie between Stellenbosch and Hemel-en-Aarde, and none makes more than eighty thousand bottles. Labels are registered together, samples are sent by one office and breakages are paid from a common pot.
Aims: Indian importers are offered twelve hundred bottles of one wine, when what they need is sixty each of twenty. Our pallet solves that, and after two years we know which labels deserve a full one. We ask for a cold store, a person who tastes and patience with excise. Goa comes first for its hotels, then Bengaluru. Two of the winemakers spend February there each year, cooking with chefs and pouring at the table. Sparkling wine for weddings is a bet of Annelise’s that the other five are watching.

Sterling Trade Advisers | Charlotte Hughes | business-services banking-finance-fintech | London | consultant | freelancer-consultant | find-customers learn-mentor | referral strategic-alliance | united-kingdom europe | south-asia middle-east-gcc | not-applicable-services | english
Market entry for Indian food and textile companies in the United Kingdom.
In nine years I have brought 64 companies to a first order, and talked 30 out of a costly mistake.
I look for companies with capacity to spare and an owner who answers messages.
Market studies, buyer meetings, labelling advice
-
market entry, United Kingdom, advice
Overview: I was a buyer of foods for a British grocer, and before that a textile merchandiser in Leicester. Clients get me and no junior: five companies at any one time, each for six to nine months.
Aims: Most failures I have seen were decided by the second email, which came late or promised too much. I hope to take on ten Indian firms a year, preferably small and stubborn, and to see eight of them with a repeat order by the following spring. Colleagues in Dubai and Rotterdam would be useful for those who outgrow me. What I know about labels, allergens and buyers’ calendars is being written down as a handbook. Any referral is returned, without commission on either side.

Rakshak Safety Wear | Mohit Bansal | fashion-textiles-jewellery engineering-manufacturing | Panipat | manufacturer | small-up-to-100-cr | find-distributors find-customers | contract-manufacturing-white-label distribution-agreement | pan-india middle-east-gcc | europe africa latin-america | fob cif | english hindi
Flame-retardant and high-visibility clothing for oil, rail and mining companies.
We weave, treat and sew under one roof and keep 40,000 sets in stock.
We look for safety dealers in Saudi Arabia, Chile and Poland.
Coveralls, vests, gloves, rainwear
EN ISO 11612, EN ISO 20471
safety wear, dealers, stock
Overview: Cotton is woven in Panipat, made flame-retardant in our own finishing range and sewn by 380 people. A laboratory burns a swatch from each roll; welders in three refineries wear the coveralls to rags for us.
Aims: Dealers lose orders when sizes run out, so we would open a stock point in Dammam and share one in Gdynia with somebody who sells boots or helmets. Chilean mines ask for lighter cloth at altitude, and a sample is with two of them. A buyer’s logo takes four days. Clothing cut for women, still rare in this trade, is a sixth of what we sew and grows quickest. Worn-out sets may be sent back from next year: we are learning to shred them for felt.

Lagoon Aquafeeds | Ama Boateng | agriculture-food-processing | Accra | importer | small-up-to-100-cr | find-suppliers technology-transfer | licensing joint-venture | africa | south-asia east-asia | cif | english
Importer of fish feed wants to make it in Ghana, with a partner who knows how.
We sell 900 tonnes a month to 1,700 ponds and pay the sea freight of water and husk.
We look for a feed maker with a plant to lend its name to and engineers to send.
Fish feed, fingerlings, pond equipment
-
aquafeed, technology transfer, Ghana
Overview: Tilapia farmers along Lake Volta buy from eleven shops of ours, on credit until harvest. Our technicians weigh fish, check oxygen and have a telephone number painted on each pond’s gate.
Aims: Maize, soya and palm-kernel cake grow here, and still we import 900 tonnes of pellets a month, mostly water and freight. A plant of three tonnes an hour at Akuse would make them a fifth cheaper. The site has a railway siding and power. What we lack is recipes, an extruder and people who have run one; the partner may come in with shares, with a licence or with both. Floating feed for catfish is the larger market beyond the border, in Nigeria. Hatcheries could come later.

Mosaic Ceramics | Jayesh Kasundra | building-construction-real-estate | Morbi | manufacturer | medium-up-to-500-cr | enter-a-new-country find-distributors | distribution-agreement agency | pan-india middle-east-gcc | africa latin-america europe | fob cif | english hindi gujarati
Large-format tiles and slabs from two kilns fired with natural gas.
We make 28,000 square metres a day in 340 designs and pack so that breakage stays below 0.5%.
We look for stockists in Mexico, Kenya and Romania with a yard of their own.
Wall and floor tiles, slabs, mosaics
CE, SASO
tiles, slabs, stockists
Overview: Slabs of 1,200 by 2,400 millimetres are pressed, printed and fired in sixty minutes, and go out on wooden frames we take back. Three designers follow what is quarried in Carrara and woven in Kutch.
Aims: Morbi has nine hundred factories, and price alone leads nowhere good. We should rather be the maker from whom a stockist in Guadalajara, Nairobi or Cluj can order forty designs in one container, matched again a year later to the same shade. Display stands, cutting training and a tenth of free samples go with the first order. Thin slabs for kitchens and outdoor tiles of twenty millimetres are new. The kilns will burn green gas from a dairy nearby by 2028, if the pipeline is laid.

Wanderlight Tours | Isabel Costa | hospitality-travel-tourism | Lisbon | service-provider | micro-turnover-up-to-10-cr | find-customers find-suppliers | referral agency | europe | south-asia east-asia | not-applicable-services | english portuguese spanish
Weddings and family reunions in Portugal for guests from India.
Vegetarian kitchens, a priest, three hundred rooms within one walk and a plan for rain.
We look for wedding planners in Delhi, Mumbai and Hyderabad.
Weddings, group travel, venues
RNAVT licensed
weddings, Portugal, planners
Overview: Quintas on the Douro, a palace at Sintra and a beach hotel near Comporta hold dates for us two years ahead. Our cook trained in Udaipur; the horse for the groom lives in Alcobaça and dislikes drums.
Aims: Families fly three hundred people to a place they have never seen, and the planner at home carries the blame. Planners therefore come here first, at our cost, and get one price list with nothing hidden. We arrange visas in groups, and an Indian doctor in Lisbon is on call. Forty weddings a year would be plenty: more would be noticed by the neighbours. Anniversaries in October and company journeys in March fill gaps. On our side we send Portuguese travellers to whoever shows them Kerala well.

Quarry Road Granite | Selvam Arumugam | building-construction-real-estate | Hosur | exporter | small-up-to-100-cr | find-customers contract-manufacturing | distribution-agreement contract-manufacturing-white-label | pan-india europe | north-america europe oceania | fob cfr | english tamil
Granite cut to drawing for kitchens, facades and memorials.
Four gang saws, two water-jet tables and our own quarry of a stone that nobody else has.
We look for fabricators who buy by the container and tell us honestly what broke.
Slabs, tops, facades, memorials
CE, NSI member
granite, cut to size, container
Overview: The stone is a blue-black with silver flecks, found on eleven acres outside Hosur. Drawings arrive at night from other time zones, are cut by noon, dry-laid on the floor, photographed and crated.
Aims: A kitchen top travels eight thousand miles and breaks in the last two. Fabricators who photograph the breakage have taught us five changes to the crate, and we replace without quarrel. Two more such customers on each American coast, one in Rotterdam and one in Perth would fill both shifts. Facade panels with anchors pre-set are a newer skill, proved on a library. Memorials need kind handling; names are cut by two brothers who check spelling thrice. Quarry pits are turned into ponds as we go.

Pearl River Trading | Grace Wong | electronics-hardware consumer-goods-retail | Hong Kong | importer | small-up-to-100-cr | find-suppliers find-distributors | agency outsourcing | east-asia | south-asia | fob exw | english mandarin
Buying office for 22 department stores looking beyond one country for home goods.
Our inspectors are on the floor at thirty and at 90% of every order.
We look for makers of kitchen steel, glass and bed linen with their own export licence.
Kitchenware, glass, home textiles
-
buying office, home goods, inspection
Overview: From two floors in Kwun Tong we place about four thousand orders a year, in China, Vietnam and Türkiye so far. Inspectors carry a light box, a scale and the authority to stop the line.
Aims: Department stores wish to buy a third of home goods outside China by 2029, and India is at the head of the list. We want twenty factories that export under their own licence: steel from Wazirabad or Chennai, glass from Firozabad, linen from Karur. A first order is small and paid half in advance. Suppliers who pass three seasons see the stores’ plans a year early. Our packaging engineer comes for a week free of charge, for a broken bowl is nobody’s profit.

Sarathi Electric Rickshaws | Umesh Prajapati | automotive-ev | Kanpur | manufacturer | small-up-to-100-cr | enter-a-new-country joint-venture | joint-venture licensing | pan-india | africa south-asia latin-america | fob | english hindi
Electric rickshaws for passengers and parcels, in kits that a small workshop can assemble.
21,000 run in 140 Indian towns; a kit has 96 parts and takes two people a day.
We look for assemblers in Nepal, Ethiopia and Guatemala with a yard and a bank that believes them.
Electric rickshaws, kits, batteries
ICAT, ISO 9001
electric rickshaw, kits, assemblers
Overview: Frame, axle and wiring are made at Dada Nagar, cells are bought and tested one by one. The kit comes in two crates with a drawing for people who cannot read, and a video for those who can.
Aims: In Nepal, Ethiopia and Guatemala a driver waits half a year for a vehicle that arrives scratched. If forty kits go in one container, a workshop with six people builds two a day and repairs what it built. We train them for three weeks, hold the price for twelve months and license the name. Parcel bodies and a small ambulance use the same floor. Battery deposits with a local bank make drivers owners in thirty months; we have the contract in three languages. A fleet is not what we want to run.
`
