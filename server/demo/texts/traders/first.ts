/** `../traders.ts` describes the form. */
export const first = `
Shaikh Agro Exports | Imran Shaikh | agriculture-food-processing | Mumbai | exporter | small-up-to-100-cr | find-distributors enter-a-new-country | distribution-agreement agency | south-asia middle-east-gcc | europe africa south-east-asia | fob cif | english hindi urdu arabic
Exporter of sorted onions, pomegranates and table grapes from Nashik to the Gulf.
We pack 340 containers a year in our own pack-house and load within nine hours of picking.
We look for importers in Rotterdam, Mombasa and Kuala Lumpur who want one grower group behind every box.
Onions, pomegranates, grapes, drumstick
GlobalG.A.P., FSSAI, APEDA registered
fresh produce, pack-house, export
Overview: Buying starts in the field at Niphad and Sangola, with a price agreed by the crate. Every lot is tested before the container is sealed, and 122 grower families can read the result on their phones.
Aims: We want one grower group behind every box and one telephone number for whoever opens it. By 2030 half of our fruit should leave with organic papers, and a second pack-house should work while the first one rests. A dehydration line would give 240 seasonal workers a full year. We grow only as fast as we can grade by hand: a buyer who has rejected nothing in eleven months is worth more to us than three new ones.

Lumière Import | Camille Laurent | food-beverage-restaurants | Lyon | importer | small-up-to-100-cr | find-suppliers | distribution-agreement joint-venture | europe | south-asia south-east-asia africa | cif dap | english french
Importer of teas, spices and rice for 1,400 organic shops in France and Belgium.
Our laboratory tests every lot, and our buyers visit each supplier once a year.
We look for growers' cooperatives with organic papers who are ready for five-year contracts.
Organic teas, spices, rice and pulses
EU Organic, Fairtrade
organic, import, long contracts
Overview: Containers land at Fos or Antwerp, go to our warehouse outside Lyon and are repacked under the shops’ label or ours. About one lot in forty fails, and the supplier receives the complete report in English.
Aims: A five-year contract lets a cooperative buy a dryer; that is why we offer it and why we pay a third at harvest. We would like twelve such partners, from Sikkim, Kerala, Sri Lanka and Madagascar, and to stop buying from brokers altogether. Ginger, cardamom and black rice are missing most. Our shops want to print the name of a village on the bag. In return we can promise volume, a visit each year and an honest answer when a harvest disappoints.

Kestrel Machine Tools | Stefan Vogel | engineering-manufacturing | Stuttgart | manufacturer | medium-up-to-500-cr | find-distributors contract-manufacturing | agency contract-manufacturing-white-label | europe north-america | south-asia south-east-asia | exw fca | english german
Maker of five-axis milling centres seeks service partners in India and Vietnam.
Machines sell themselves, spindles do not repair themselves: we need engineers within four hours of a customer.
We train for six weeks in Stuttgart, lend the spares and share the service contract.
Milling centres, spindles, training
ISO 9001, CE
machine tools, service partners, training
Overview: About 240 machines a year leave the hall near Stuttgart, for makers of turbine blades, dental parts and moulds. Sixty stand in India already, served by flights, which satisfies neither the customer nor us.
Aims: Pune, Chennai and Hanoi each need a partner firm with four engineers and a small spindle room. For the partner it means a contract on machines that run twenty years, spares on loan and no stock to finance. We would visit every quarter and share remote diagnosis. Sales come after service in our order of things, and the same partner earns the commission. If one of them later wants to make fixtures or entire tables for us, we have bought from smaller shops.

Bharat Handicraft Guild | Savita Meghwal | consumer-goods-retail fashion-textiles-jewellery | Udaipur | exporter | micro-turnover-up-to-10-cr | find-customers find-distributors | contract-manufacturing-white-label distribution-agreement | pan-india europe | north-america oceania europe | fob exw | english hindi gujarati
Guild of 620 artisans making block prints, blue pottery and brass for gift shops abroad.
We make to a buyer's drawing, from two hundred pieces, and photograph every stage of the work.
We look for gift chains and museum shops that plan two seasons ahead.
Block prints, pottery, brassware, paper goods
Craftmark, GI registered
handicraft, artisans, gift shops
Overview: Printers of Bagru, potters of Jaipur and brass casters of Udaipur share one export office, one photographer and one store for packing. Members elect the board every second year, and nobody may sell below the agreed wage.
Aims: Museum shops order once and remember us for a decade, if the second lot looks like the first. To reach more of them we shall send two young members to fairs in Frankfurt and Melbourne, with samples made for the purpose. A lead-free glaze, now tested, opens tableware. Orders for the winter must arrive by April so that potters avoid the rains; a chain which plans that far ahead gets our best hands. Scholarships for artisans’ children take three rupees of every hundred.

Sunda Rubber | Adi Pranoto | automotive-ev chemicals-materials | Surabaya | manufacturer | medium-up-to-500-cr | find-customers joint-venture | joint-venture co-development | south-east-asia | south-asia europe middle-east-gcc | fob cif | english
Natural-rubber mounts and seals for vehicles, from our own plantation to the finished part.
We supply two Japanese makers and can hold a price for twelve months, because the latex is ours.
We look for a partner near Chennai or Pune to finish parts for Indian vehicle makers.
Engine mounts, seals, bushes
IATF 16949
rubber parts, automotive, joint venture
Overview: Latex tapped before sunrise in Banyuwangi is compounded in Surabaya the same week. The laboratory ages parts in hot oil for a thousand hours, and nine presses are kept free for trials and first samples.
Aims: Indian makers ask for parts that arrive within a day, hence a finishing plant in their own country. We bring compounds, moulds and a year of two engineers; the partner brings land, people and the customers’ trust. Fifty-fifty would be right. Bushes for electric cars, which must be quieter, are our best new work. We also look for a buyer of seedling rubberwood, since old trees are felled in blocks every year and good furniture could be made from them.

Nairobi Fresh Hub | Faith Njoroge | logistics-supply-chain agriculture-food-processing | Nairobi | service-provider | small-up-to-100-cr | find-customers find-suppliers | strategic-alliance referral | africa | middle-east-gcc europe south-asia | not-applicable-services | english
Cold consolidation at Nairobi airport for growers of flowers, herbs and beans.
Eleven growers share one cold room, one inspection and one aircraft position, and each saves a third.
We look for forwarders in Dubai, Amsterdam and Mumbai who want loads in both directions.
Cold storage, consolidation, phytosanitary papers
-
air freight, cold chain, flowers
Overview: The cold room at Jomo Kenyatta airport takes ninety tonnes a night. Roses, basil and fine beans arrive by truck from Naivasha and Meru after four, are inspected together at five and fly before midnight.
Aims: Planes come back half empty and we are paid for one direction only. Grapes, mangoes and medicines from Mumbai, machine spares from Amsterdam, sweets from Dubai: whatever is small, cold or urgent could fill that space, and a forwarder who commits weekly shares the profit. A second room at Eldoret will follow for growers of avocado. Farmers own a fifth of us through their association. They see each flight’s costs on a board in the canteen.

Medline Surgicals | Harpreet Bajwa | healthcare-pharma-biotech | Jalandhar | manufacturer | small-up-to-100-cr | enter-a-new-country find-distributors | distribution-agreement licensing | south-asia africa | latin-america africa south-east-asia | fob cif | english hindi punjabi
Surgical instruments and orthopaedic implants registered in twenty-three countries.
We keep the registration files, print in the local language and ship part-cartons to new distributors.
We look for distributors in Peru, Ghana and the Philippines with hospital tenders of their own.
Instruments, plates, screws, sterile sets
ISO 13485, CE, CDSCO
medical devices, tenders, distributors
Overview: Forceps and bone plates are forged, ground and polished in Basti Bawa Khel, where every second family has done this for three generations. Cleaning and packing happen in a clean room added in 2019.
Aims: A small hospital in Ayacucho should not wait four months for one plate of the right length. We therefore ship part-cartons and keep distributors’ stock in consignment for the first year. Registration takes patience: we are glad to pay for Peru, Ghana and the Philippines if the distributor bids in at least six tenders a year. Knee implants are in the second round of tests. Trainers from our side come along to theatres and watch, since surgeons tell them things they never write in a mail.

Aurora Textiles | Nguyen Thi Lan | fashion-textiles-jewellery | Ho Chi Minh City | manufacturer | medium-up-to-500-cr | find-suppliers contract-manufacturing | outsourcing contract-manufacturing-white-label | south-east-asia north-america | south-asia | fob | english
Sportswear factory of 2,400 people looks for yarn and recycled polyester from India.
We knit, dye and sew for four brands that ask for recycled yarn with papers for every lot.
We look for two spinners who can deliver sixty tonnes a month and accept quarterly audits.
Sportswear, knitted fabric
WRAP, GRS, OEKO-TEX
sportswear, recycled yarn, sourcing
Overview: Leggings, football shirts and running jackets go from knitting to carton in nineteen days. Rooftop panels cover a third of the power, dye water is reused twice, and workers choose their own shift leaders.
Aims: From 2027 each of our four brands will accept recycled yarn only with papers from bottle to bobbin. China supplies us now; we should be calmer with two further sources. An Indian spinner would begin with five tonnes, pass a quarterly audit and grow to thirty a month at a price reviewed every half year. We lend a technician for the first three lots. Elastane blends and yarn from fishing nets would interest us next, so please write about experiments too.

Chamber of Coastal Trade | Rajan Kamath | business-services | Mangaluru | trade-body-chamber | ngo-trade-body | enter-a-new-country learn-mentor | referral strategic-alliance | regional-one-state | middle-east-gcc africa europe | not-applicable-services | english hindi kannada
Trade body of 870 coastal companies that sends four delegations a year.
Members process cashew, fish and coir; most of them export through somebody else.
We look for sister chambers who receive a delegation in spring and send one in autumn.
Delegations, export training, arbitration
-
chamber, delegations, coastal Karnataka
Overview: Members range from a one-room coir workshop in Kundapura to a shipping agent with four hundred staff. We certify origin, teach letters of credit on Saturdays and have settled 31 quarrels before they became cases.
Aims: A cashew processor who sells through Kollam gets eight rupees a kilo less than one with a buyer of his own. We want two hundred members exporting in their own name within five years, and delegations are the means: fifteen people, six fixed meetings, no sightseeing until the last day. Mombasa, Da Nang and Antwerp are where we lack a sister. We can offer homes to stay in, interpreters and a port visit, and expect the same courtesy in return.

Oasis Date Company | Khalid Al Mansoori | food-beverage-restaurants | Abu Dhabi | exporter | small-up-to-100-cr | find-distributors enter-a-new-country | distribution-agreement franchise | middle-east-gcc | south-asia europe south-east-asia | fob cif dap | english arabic
Premium dates, date syrup and filled gift boxes from our own 90,000 palms.
Harvest is graded by eye and by camera, and packed in boxes that children keep.
We look for gift and grocery distributors in ten Indian cities before next Ramadan.
Dates, syrup, gift boxes
ISO 22000, Halal
dates, gifting, premium food
Overview: Khalas, Fardh and Medjool palms grow at Liwa and Al Ain, watered by drip at night. The packing house employs 160 people in season, and syrup is pressed from fruit that is sweet but not handsome.
Aims: India buys more dates than any other country and mostly loose. During Ramadan, Diwali and weddings we believe that a filled box at six hundred rupees has its place, and ten cities are enough to learn. A distributor receives exclusive rights for his city, boxes with his own greeting and stock on sixty days. Chocolate-coated pieces must travel cold; for those we look for whoever already delivers ice cream. A tasting room in Mumbai could follow with a franchise partner.

Vertex Solar Components | Li Wei Chen | energy-renewables-climate electronics-hardware | Singapore | distributor-wholesaler | medium-up-to-500-cr | find-customers find-suppliers | distribution-agreement outsourcing | south-east-asia south-asia | south-asia africa oceania | cif ddp | english mandarin
Stockist of inverters, trackers and cable for solar builders in eleven countries.
Six thousand parts are in stock in Singapore and Chennai; ninety-five of a hundred orders leave the same day.
We look for Indian makers of mounting structures who can meet a wind certificate.
Inverters, trackers, cables, structures
ISO 9001
solar parts, stockist, mounting
Overview: A builder in Vizag or Manila can order one fuse or four hundred trackers from the same list. We test samples of each batch in Singapore, keep three years of spares and take back what was ordered wrongly.
Aims: Steel is heavy to ship, and structures made near the site would cost our customers a tenth less. Two or three Indian workshops with galvanising and a welding certificate could supply not just India but Kenya and Sri Lanka through us. We give forecasts for six months and pay in thirty days. Battery racks are coming next. Australian installers complain that nobody stocks parts for five-year-old plants: a warehouse in Brisbane opens when we find a person to lead it.

Savanna Leather | Tendai Moyo | fashion-textiles-jewellery | Cape Town | manufacturer | small-up-to-100-cr | technology-transfer find-customers | co-development licensing | africa | south-asia europe | fob | english
Chrome-free leather for shoes and car seats, from hides that were thrown away.
We tan with mimosa bark and can name the farm behind every side.
We look for a partner in Kanpur or Chennai who knows finishing, and for shoe makers who want the story.
Vegetable-tanned leather, upholstery sides
LWG Silver
leather, chrome free, finishing
Overview: Abattoirs near Worcester used to bury these hides. Wattle and mimosa bark from KwaZulu does the tanning over five weeks, waste water feeds a reed bed, and the smell is of tea.
Aims: Our sides are strong but plain, because finishing is a craft that left this coast in the nineties. A house in Kanpur or Ambur could take them in crust, colour them without heavy metals and sell to both our customers. We would share recipes openly and split the gain by thirds, one for the hide farmers. Car makers ask for 60,000 square feet a month; we have half of that today. Shoe brands may film everything except the master tanner, who is shy.

Codeharbour Services | Shalini Raghavan | it-services ai-data | Chennai | service-provider | small-up-to-100-cr | find-customers enter-a-new-country | outsourcing co-development | pan-india north-america | europe united-kingdom oceania | not-applicable-services | english tamil
Software teams for logistics and port companies, 180 engineers in Chennai.
We have built gate, yard and customs systems for fourteen terminals.
We look for consultancies in Hamburg, Felixstowe and Brisbane who sell what we can build.
Custom software, system integration, support
ISO 27001, CMMI 3
software, ports, outsourcing
Overview: When a crane lifts a box in one of our fourteen terminals, seventeen programs hear of it, nine of them ours. Teams sit beside the harbour in Chennai, and each has someone who once worked a gate.
Aims: Ports renew their systems every fifteen years and then all at once. Consultancies in Europe and Australia win that work and struggle to staff it, whereas we have people and no doorbell. Fixed teams of eight, with a lead who spends the first two months at the terminal, are what we offer; the partner keeps the client. Customs declarations under the new European rules are a speciality we would show at once. Nobody is lent out by the hour, as this ends badly for both sides.

Nordic Timber House | Ingrid Halvorsen | building-construction-real-estate | Oslo | exporter | medium-up-to-500-cr | enter-a-new-country find-distributors | agency joint-venture | europe | south-asia middle-east-gcc east-asia | cfr cif | english german
Cross-laminated timber for buildings of up to twelve floors.
A floor is mounted in four days by six people, and the panels arrive in the order in which they are lifted.
We look for a developer and an engineer in Bengaluru or Pune for the first Indian tower in timber.
Timber panels, engineering, assembly training
PEFC, ETA
timber, construction, low carbon
Overview: Spruce from within ninety kilometres is glued into panels up to sixteen metres long at Moelv. Fire, termites and humidity are tested questions for us: a hotel in Singapore has stood for six monsoons.
Aims: India has no timber tower yet and rules written around concrete. A first building of six to eight floors, carefully measured, would answer more doubts than all our papers. We look for a developer who owns the site and will stay its owner, and an engineer willing to spend a term with ours in Oslo. We take part of our payment in the result. Later, panels could be pressed near Pune from plantation wood. Our grandchildren’s forests are enough for exports until then.

Sangam Spices | Ganga Hegde | agriculture-food-processing food-beverage-restaurants | Sirsi | exporter | micro-turnover-up-to-10-cr | find-customers | distribution-agreement referral | regional-one-state | europe north-america | fob exw | english kannada
Women's cooperative of 410 forest growers with pepper, kokum and wild honey.
Nothing is sprayed, everything is dried in solar tunnels and each jar shows the village.
We look for three importers who pay a fair price and come to see the forest.
Pepper, kokum, honey, nutmeg
PGS Organic, FSSAI
forest produce, cooperative, women
Overview: Each member keeps bees or climbs for pepper on her own patch of the Western Ghats, and brings it to one of nine collection houses. Two daughters of members run the office and do the export papers.
Aims: With three importers who come once a year we can say no to traders who come every week. A little over half our harvest is sold in that way now. We hope to dry kokum through the rains by using wood gas, to plant nutmeg in the shade of old areca gardens, and to pay every woman within ten days. A buyer is welcome during the honey month, which is May; she will sleep in a member’s house and walk. Leeches are included in the price.

Atlas Freight Brokers | Mehmet Kaya | logistics-supply-chain | Istanbul | service-provider | small-up-to-100-cr | find-customers find-suppliers | agency referral | europe middle-east-gcc | south-asia africa | not-applicable-services | english russian german
Road and rail freight between Europe, the Caucasus and Central Asia.
Our own customs desks at nine borders, which work in Turkish, Russian and Georgian, clear a truck in five hours on average.
We look for Indian forwarders who want a land leg after Bandar Abbas.
Road freight, customs clearance, insurance
-
freight, customs, Central Asia
Overview: Sixty trucks of our own and four hundred under contract run from Istanbul to Tbilisi, Baku, Almaty and Tashkent. Drivers have a dispatcher who speaks their language, and cargo is insured from door to door.
Aims: Indian machinery and medicines for Kazakhstan go by sea to the far end and lose five weeks. By Bandar Abbas and our trucks it is nineteen days. A forwarder in Mumbai or Mundra who gives us four loads a week gets a price for the year, and we return with copper, pulses and dried fruit. Refrigerated trailers, twelve so far, will be thirty by next winter. Papers are the true road here; we publish which border was slow and why each Friday.
`
