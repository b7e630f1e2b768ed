/**
 * Global Connect, one block per member.
 * Facts: company | person | industries | city | participant | size | objectives | collaboration | active in | looking to |
 * trade terms (- for services) | languages.
 * Then: headline, what they do, what they look for, products, certifications (- for none), keywords.
 */
export const traders = `
Shaikh Agro Exports | Imran Shaikh | agriculture-food-processing | Mumbai | exporter | small-up-to-100-cr | find-distributors enter-a-new-country | distribution-agreement agency | south-asia middle-east-gcc | europe africa south-east-asia | fob cif | english hindi urdu arabic
Exporter of sorted onions, pomegranates and table grapes from Nashik to the Gulf.
We pack 340 containers a year in our own pack-house and load within nine hours of picking.
We look for importers in Rotterdam, Mombasa and Kuala Lumpur who want one grower group behind every box.
Onions, pomegranates, grapes, drumstick
GlobalG.A.P., FSSAI, APEDA registered
fresh produce, pack-house, export

Lumière Import | Camille Laurent | food-beverage-restaurants | Lyon | importer | small-up-to-100-cr | find-suppliers | distribution-agreement joint-venture | europe | south-asia south-east-asia africa | cif dap | english french
Importer of teas, spices and rice for 1,400 organic shops in France and Belgium.
Our laboratory tests every lot, and our buyers visit each supplier once a year.
We look for growers' cooperatives with organic papers who are ready for five-year contracts.
Organic teas, spices, rice and pulses
EU Organic, Fairtrade
organic, import, long contracts

Kestrel Machine Tools | Stefan Vogel | engineering-manufacturing | Stuttgart | manufacturer | medium-up-to-500-cr | find-distributors contract-manufacturing | agency contract-manufacturing-white-label | europe north-america | south-asia south-east-asia | exw fca | english german
Maker of five-axis milling centres seeks service partners in India and Vietnam.
Machines sell themselves, spindles do not repair themselves: we need engineers within four hours of a customer.
We train for six weeks in Stuttgart, lend the spares and share the service contract.
Milling centres, spindles, training
ISO 9001, CE
machine tools, service partners, training

Bharat Handicraft Guild | Savita Meghwal | consumer-goods-retail fashion-textiles-jewellery | Udaipur | exporter | micro-turnover-up-to-10-cr | find-customers find-distributors | contract-manufacturing-white-label distribution-agreement | pan-india europe | north-america oceania europe | fob exw | english hindi gujarati
Guild of 620 artisans making block prints, blue pottery and brass for gift shops abroad.
We make to a buyer's drawing, from two hundred pieces, and photograph every stage of the work.
We look for gift chains and museum shops that plan two seasons ahead.
Block prints, pottery, brassware, paper goods
Craftmark, GI registered
handicraft, artisans, gift shops

Sunda Rubber | Adi Pranoto | automotive-ev chemicals-materials | Surabaya | manufacturer | medium-up-to-500-cr | find-customers joint-venture | joint-venture co-development | south-east-asia | south-asia europe middle-east-gcc | fob cif | english
Natural-rubber mounts and seals for vehicles, from our own plantation to the finished part.
We supply two Japanese makers and can hold a price for twelve months, because the latex is ours.
We look for a partner near Chennai or Pune to finish parts for Indian vehicle makers.
Engine mounts, seals, bushes
IATF 16949
rubber parts, automotive, joint venture

Nairobi Fresh Hub | Faith Njoroge | logistics-supply-chain agriculture-food-processing | Nairobi | service-provider | small-up-to-100-cr | find-customers find-suppliers | strategic-alliance referral | africa | middle-east-gcc europe south-asia | not-applicable-services | english
Cold consolidation at Nairobi airport for growers of flowers, herbs and beans.
Eleven growers share one cold room, one inspection and one aircraft position, and each saves a third.
We look for forwarders in Dubai, Amsterdam and Mumbai who want loads in both directions.
Cold storage, consolidation, phytosanitary papers
-
air freight, cold chain, flowers

Medline Surgicals | Harpreet Bajwa | healthcare-pharma-biotech | Jalandhar | manufacturer | small-up-to-100-cr | enter-a-new-country find-distributors | distribution-agreement licensing | south-asia africa | latin-america africa south-east-asia | fob cif | english hindi punjabi
Surgical instruments and orthopaedic implants registered in twenty-three countries.
We keep the registration files, print in the local language and ship part-cartons to new distributors.
We look for distributors in Peru, Ghana and the Philippines with hospital tenders of their own.
Instruments, plates, screws, sterile sets
ISO 13485, CE, CDSCO
medical devices, tenders, distributors

Aurora Textiles | Nguyen Thi Lan | fashion-textiles-jewellery | Ho Chi Minh City | manufacturer | medium-up-to-500-cr | find-suppliers contract-manufacturing | outsourcing contract-manufacturing-white-label | south-east-asia north-america | south-asia | fob | english
Sportswear factory of 2,400 people looks for yarn and recycled polyester from India.
We knit, dye and sew for four brands that ask for recycled yarn with papers for every lot.
We look for two spinners who can deliver sixty tonnes a month and accept quarterly audits.
Sportswear, knitted fabric
WRAP, GRS, OEKO-TEX
sportswear, recycled yarn, sourcing

Chamber of Coastal Trade | Rajan Kamath | business-services | Mangaluru | trade-body-chamber | ngo-trade-body | enter-a-new-country learn-mentor | referral strategic-alliance | regional-one-state | middle-east-gcc africa europe | not-applicable-services | english hindi kannada
Trade body of 870 coastal companies that sends four delegations a year.
Members process cashew, fish and coir; most of them export through somebody else.
We look for sister chambers who receive a delegation in spring and send one in autumn.
Delegations, export training, arbitration
-
chamber, delegations, coastal Karnataka

Oasis Date Company | Khalid Al Mansoori | food-beverage-restaurants | Abu Dhabi | exporter | small-up-to-100-cr | find-distributors enter-a-new-country | distribution-agreement franchise | middle-east-gcc | south-asia europe south-east-asia | fob cif dap | english arabic
Premium dates, date syrup and filled gift boxes from our own 90,000 palms.
Harvest is graded by eye and by camera, and packed in boxes that children keep.
We look for gift and grocery distributors in ten Indian cities before next Ramadan.
Dates, syrup, gift boxes
ISO 22000, Halal
dates, gifting, premium food

Vertex Solar Components | Li Wei Chen | energy-renewables-climate electronics-hardware | Singapore | distributor-wholesaler | medium-up-to-500-cr | find-customers find-suppliers | distribution-agreement outsourcing | south-east-asia south-asia | south-asia africa oceania | cif ddp | english mandarin
Stockist of inverters, trackers and cable for solar builders in eleven countries.
Six thousand parts are in stock in Singapore and Chennai; ninety-five of a hundred orders leave the same day.
We look for Indian makers of mounting structures who can meet a wind certificate.
Inverters, trackers, cables, structures
ISO 9001
solar parts, stockist, mounting

Savanna Leather | Tendai Moyo | fashion-textiles-jewellery | Cape Town | manufacturer | small-up-to-100-cr | technology-transfer find-customers | co-development licensing | africa | south-asia europe | fob | english
Chrome-free leather for shoes and car seats, from hides that were thrown away.
We tan with mimosa bark and can name the farm behind every side.
We look for a partner in Kanpur or Chennai who knows finishing, and for shoe makers who want the story.
Vegetable-tanned leather, upholstery sides
LWG Silver
leather, chrome free, finishing

Codeharbour Services | Shalini Raghavan | it-services ai-data | Chennai | service-provider | small-up-to-100-cr | find-customers enter-a-new-country | outsourcing co-development | pan-india north-america | europe united-kingdom oceania | not-applicable-services | english tamil
Software teams for logistics and port companies, 180 engineers in Chennai.
We have built gate, yard and customs systems for fourteen terminals.
We look for consultancies in Hamburg, Felixstowe and Brisbane who sell what we can build.
Custom software, system integration, support
ISO 27001, CMMI 3
software, ports, outsourcing

Nordic Timber House | Ingrid Halvorsen | building-construction-real-estate | Oslo | exporter | medium-up-to-500-cr | enter-a-new-country find-distributors | agency joint-venture | europe | south-asia middle-east-gcc east-asia | cfr cif | english german
Cross-laminated timber for buildings of up to twelve floors.
A floor is mounted in four days by six people, and the panels arrive in the order in which they are lifted.
We look for a developer and an engineer in Bengaluru or Pune for the first Indian tower in timber.
Timber panels, engineering, assembly training
PEFC, ETA
timber, construction, low carbon

Sangam Spices | Ganga Hegde | agriculture-food-processing food-beverage-restaurants | Sirsi | exporter | micro-turnover-up-to-10-cr | find-customers | distribution-agreement referral | regional-one-state | europe north-america | fob exw | english kannada
Women's cooperative of 410 forest growers with pepper, kokum and wild honey.
Nothing is sprayed, everything is dried in solar tunnels and each jar shows the village.
We look for three importers who pay a fair price and come to see the forest.
Pepper, kokum, honey, nutmeg
PGS Organic, FSSAI
forest produce, cooperative, women

Atlas Freight Brokers | Mehmet Kaya | logistics-supply-chain | Istanbul | service-provider | small-up-to-100-cr | find-customers find-suppliers | agency referral | europe middle-east-gcc | south-asia africa | not-applicable-services | english russian german
Road and rail freight between Europe, the Caucasus and Central Asia.
Our own customs desks at nine borders, which work in Turkish, Russian and Georgian, clear a truck in five hours on average.
We look for Indian forwarders who want a land leg after Bandar Abbas.
Road freight, customs clearance, insurance
-
freight, customs, Central Asia

Bright Bulb Toys | Kavita Ramesh | consumer-goods-retail education-edtech | Channapatna | manufacturer | micro-turnover-up-to-10-cr | find-distributors contract-manufacturing | contract-manufacturing-white-label licensing | pan-india | europe north-america east-asia | fob exw | english hindi kannada
Lacquered wooden toys that pass the strictest tests and survive two children.
Eighty turners work with ivory wood and vegetable colours; we make our designs or yours.
We look for toy brands who need five to twenty thousand pieces a season.
Rattles, puzzles, stacking toys
EN 71, ASTM F963, GI registered
wooden toys, private label, safe colours

Pampas Pulses | Lucía Fernández | agriculture-food-processing | Buenos Aires | exporter | medium-up-to-500-cr | find-customers find-distributors | distribution-agreement agency | latin-america | south-asia middle-east-gcc | cfr cif | english spanish
Chickpeas, lentils and mung beans from 31,000 hectares, in bulk or in bags.
We sort by laser, ship in April when Indian stocks are low, and finance ninety days.
We look for millers in Indore, Akola and Delhi who plan before the season.
Chickpeas, lentils, mung beans
ISO 22000, Kosher
pulses, counter-season, millers

Delta Marine Supplies | Rohan D'Cruz | engineering-manufacturing | Goa | distributor-wholesaler | small-up-to-100-cr | find-suppliers find-customers | distribution-agreement agency | south-asia | europe east-asia | cif dap | english hindi
Ship chandler and spares agent for nineteen ports on the Indian coast.
A spare that a captain orders in the Red Sea waits for him on the quay at Kandla.
We look for makers of valves, pumps and safety equipment without an agent in India.
Ship spares, safety equipment, provisions
ISO 9001, ISSA member
ship supply, spares, ports

Tokai Precision | Haruto Yamada | electronics-hardware engineering-manufacturing | Nagoya | manufacturer | large-500-cr | contract-manufacturing joint-venture | contract-manufacturing-white-label joint-venture | east-asia | south-asia south-east-asia | fca dap | english japanese
Maker of connectors looks for stamping and moulding partners in India.
We bring dies, process sheets and two engineers for a year; we ask for a clean floor and patience.
We look for two family firms near Pune or Chennai who wish to supply us for a generation.
Connectors, terminals, dies
IATF 16949, ISO 14001
connectors, stamping, suppliers

Green Valley Herbals | Pankaj Rawat | wellness-beauty-fitness healthcare-pharma-biotech | Haridwar | manufacturer | small-up-to-100-cr | contract-manufacturing enter-a-new-country | contract-manufacturing-white-label licensing | pan-india south-asia | europe middle-east-gcc north-america | fob cif | english hindi
Ayurvedic creams, oils and capsules made under other people's names.
Three hundred tested formulas, a laboratory for stability and batches from one thousand pieces.
We look for wellness brands abroad who want papers in order before a beautiful label.
Creams, oils, capsules, teas
GMP, AYUSH, Halal
private label, ayurveda, wellness

Fjord Salmon Trading | Lars Nygaard | food-beverage-restaurants | Bergen | exporter | medium-up-to-500-cr | enter-a-new-country find-distributors | distribution-agreement agency | europe east-asia | south-asia middle-east-gcc | dap cif | english
Fresh salmon from fjord to hotel kitchen in forty-eight hours.
We fly to Delhi on Tuesdays and Fridays and share the seat with small importers.
We look for chilled distributors in Mumbai and Bengaluru with their own vans.
Fresh salmon, trout, smoked fillets
ASC, BRCGS
salmon, chilled, hotels

Zenith Educational Aids | Arpita Ghosh | education-edtech | Kolkata | exporter | micro-turnover-up-to-10-cr | find-customers find-distributors | distribution-agreement agency | south-asia africa | africa latin-america | fob cif | english hindi bengali
Science-laboratory kits for schools that have no laboratory.
One trunk holds forty experiments for a class of fifty, and everything in it can be bought again locally.
We look for school suppliers in Tanzania, Zambia and Colombia.
Science kits, microscopes, wall charts
ISO 9001, BIS
school science, kits, tenders

Capetown Vines | Annelise Botha | food-beverage-restaurants hospitality-travel-tourism | Cape Town | exporter | small-up-to-100-cr | find-distributors | distribution-agreement agency | africa europe | south-asia south-east-asia | fob cfr | english
Six family wineries who ship, insure and promote together.
We send mixed pallets of eighteen labels, so that a small importer can offer a whole list.
We look for importers in Goa, Mumbai and Bengaluru with a licence and a taste for stories.
Red, white and sparkling wines
WIETA, IPW
wine, mixed pallets, importers

Sterling Trade Advisers | Charlotte Hughes | business-services banking-finance-fintech | London | consultant | freelancer-consultant | find-customers learn-mentor | referral strategic-alliance | united-kingdom europe | south-asia middle-east-gcc | not-applicable-services | english
Market entry for Indian food and textile companies in the United Kingdom.
In nine years I have brought 64 companies to a first order, and talked 30 out of a costly mistake.
I look for companies with capacity to spare and an owner who answers messages.
Market studies, buyer meetings, labelling advice
-
market entry, United Kingdom, advice

Rakshak Safety Wear | Mohit Bansal | fashion-textiles-jewellery engineering-manufacturing | Panipat | manufacturer | small-up-to-100-cr | find-distributors find-customers | contract-manufacturing-white-label distribution-agreement | pan-india middle-east-gcc | europe africa latin-america | fob cif | english hindi
Flame-retardant and high-visibility clothing for oil, rail and mining companies.
We weave, treat and sew under one roof and keep 40,000 sets in stock.
We look for safety dealers in Saudi Arabia, Chile and Poland.
Coveralls, vests, gloves, rainwear
EN ISO 11612, EN ISO 20471
safety wear, dealers, stock

Lagoon Aquafeeds | Ama Boateng | agriculture-food-processing | Accra | importer | small-up-to-100-cr | find-suppliers technology-transfer | licensing joint-venture | africa | south-asia east-asia | cif | english
Importer of fish feed wants to make it in Ghana, with a partner who knows how.
We sell 900 tonnes a month to 1,700 ponds and pay the sea freight of water and husk.
We look for a feed maker with a plant to lend its name to and engineers to send.
Fish feed, fingerlings, pond equipment
-
aquafeed, technology transfer, Ghana

Mosaic Ceramics | Jayesh Kasundra | building-construction-real-estate | Morbi | manufacturer | medium-up-to-500-cr | enter-a-new-country find-distributors | distribution-agreement agency | pan-india middle-east-gcc | africa latin-america europe | fob cif | english hindi gujarati
Large-format tiles and slabs from two kilns fired with natural gas.
We make 28,000 square metres a day in 340 designs and pack so that breakage stays below 0.5%.
We look for stockists in Mexico, Kenya and Romania with a yard of their own.
Wall and floor tiles, slabs, mosaics
CE, SASO
tiles, slabs, stockists

Wanderlight Tours | Isabel Costa | hospitality-travel-tourism | Lisbon | service-provider | micro-turnover-up-to-10-cr | find-customers find-suppliers | referral agency | europe | south-asia east-asia | not-applicable-services | english portuguese spanish
Weddings and family reunions in Portugal for guests from India.
Vegetarian kitchens, a priest, three hundred rooms within one walk and a plan for rain.
We look for wedding planners in Delhi, Mumbai and Hyderabad.
Weddings, group travel, venues
RNAVT licensed
weddings, Portugal, planners

Quarry Road Granite | Selvam Arumugam | building-construction-real-estate | Hosur | exporter | small-up-to-100-cr | find-customers contract-manufacturing | distribution-agreement contract-manufacturing-white-label | pan-india europe | north-america europe oceania | fob cfr | english tamil
Granite cut to drawing for kitchens, facades and memorials.
Four gang saws, two water-jet tables and our own quarry of a stone that nobody else has.
We look for fabricators who buy by the container and tell us honestly what broke.
Slabs, tops, facades, memorials
CE, NSI member
granite, cut to size, container

Pearl River Trading | Grace Wong | electronics-hardware consumer-goods-retail | Hong Kong | importer | small-up-to-100-cr | find-suppliers find-distributors | agency outsourcing | east-asia | south-asia | fob exw | english mandarin
Buying office for 22 department stores looking beyond one country for home goods.
Our inspectors are on the floor at thirty and at 90% of every order.
We look for makers of kitchen steel, glass and bed linen with their own export licence.
Kitchenware, glass, home textiles
-
buying office, home goods, inspection

Sarathi Electric Rickshaws | Umesh Prajapati | automotive-ev | Kanpur | manufacturer | small-up-to-100-cr | enter-a-new-country joint-venture | joint-venture licensing | pan-india | africa south-asia latin-america | fob | english hindi
Electric rickshaws for passengers and parcels, in kits that a small workshop can assemble.
21,000 run in 140 Indian towns; a kit has 96 parts and takes two people a day.
We look for assemblers in Nepal, Ethiopia and Guatemala with a yard and a bank that believes them.
Electric rickshaws, kits, batteries
ICAT, ISO 9001
electric rickshaw, kits, assemblers
`
