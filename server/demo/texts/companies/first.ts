/** `../companies.ts` describes the form. */
export const first = `
Annapurna Millets | Rohan Kulkarni | agriculture-food-processing | Pune | b2b d2c | seed | 4.5Cr | 250k-500k | 11-50 | 2019 | 6
Millet flours and ready mixes that cook like wheat, for grocers and school kitchens.
Families want to eat more millet, but rotis crack, flour turns rancid in six weeks and nobody at home has time to learn again.
Our stabilised flours keep for nine months; 212 schools and 640 shops in western India reorder every three weeks.
Stone-ground jowar, ragi and bajra flours, dosa and pancake mixes, a school-meal range
millets, school meals, farm contracts
Overview: The plant stands at Chakan, forty minutes from most of our schools. Grain comes from 1,900 growers who know their lowest price before they sow, and a cook from our kitchen visits each new school twice, because a tray of hard bhakri loses a customer faster than any price.
Aims: A child who likes millet at school asks for it at home; that is how we want to reach a million kitchens by 2031. First we finish western India: a second stabilising line in Pune, a depot in Nashik and growers for both. Odisha comes next, with a small mill beside the fields. Whatever we add, three promises stay: growers have a price floor before they sow, schools pay the same price all term, and we publish the litres of water in every kilo.
Founder: A food technologist from Parbhani, Rohan Kulkarni spent eight years making biscuits for other people’s brands. His grandmother’s complaint about bitter bajra flour started the laboratory notebook that became our patent.
Team: The plant head ran a flour mill in Solapur, our head of procurement speaks to growers in three languages, and the finance head came from a dairy. Sales are two people, one for schools and one for grocers.

Voltroad Mobility | Kavya Reddy | automotive-ev | Hyderabad | b2b services | series-a | 32Cr | 1m-5m | 51-200 | 2018 | -14
Ninety-second battery swaps for electric three-wheelers, at less than the price of diesel.
A driver who charges for four hours loses half a day's earnings, so most still rent diesel autos that cost them more each month.
We run 74 swap stations in Hyderabad and Vijayawada and serve 3,900 drivers; a station breaks even at 55 swaps a day.
Swappable lithium packs, swap stations, a driver subscription
battery swapping, three-wheelers, fleets
Overview: Packs are built in Cherlapally from bought cells, and our own software decides which one a driver gets next. Stations stand beside tea stalls and fuel pumps, whose owners earn a rent per swap and keep an eye on the shutters at night.
Aims: Vijayawada taught us that a town works once a driver is never more than two kilometres from a swap. With this round we finish the ring around Hyderabad and open Warangal and Guntur the same way, twenty stations at a time. The loss shrinks with each station that passes fifty-five swaps, and by our count the company as a whole gets there in its third year after the money. Later the same packs should light shops through the evening cut. A smaller dream: drivers’ daughters on our engineering bench.
Founder: Kavya Reddy wrote battery software for a bus maker in Bengaluru until 2018. She drove a rented diesel auto for eleven days before writing the first plan, and still holds the permit.
Team: Her batchmate Sandeep designs the packs. Stations are run by a former fuel-pump manager with nine area heads under him, drivers are enrolled by a team of ex-drivers, and a chartered accountant watches the leases on every pack.

Khata Bridge | Nikhil Agarwal | banking-finance-fintech | Indore | b2b | pre-series-a | 14Cr | 500k-1m | 11-50 | 2020 | -9
Invoice finance for small factories that wait ninety days to be paid by large buyers.
Workshops turn down orders because their money is locked in invoices, and banks ask for land that most of them do not own.
We have financed invoices worth 61 crore for 480 workshops; 0.7% was overdue by more than thirty days.
Invoice discounting, purchase-order finance, a buyer portal
MSME lending, invoice finance, underwriting
Overview: Most of our clients turn castings, wire harness or corrugated boxes for a handful of buyers around Pithampur and Dewas. An officer walks the shop floor before the first rupee moves; after that an invoice takes four hours from upload to bank credit, provided the buyer has confirmed it.
Aims: Madhya Pradesh has perhaps nine thousand workshops like those we serve, and Gujarat next door has far more. We will go there behind buyers we already know, starting with Halol and Sanand. Our fee should fall below one percent a month as lenders see more years of our records. What we will not do is lend on a handshake: no confirmed invoice, no money. If the book doubles while overdue stays under one percent, the round has done its work.
Founder: Nikhil Agarwal grew up above his father’s pump-repair shop in Indore and watched him wait for payment. Six years in a bank’s small-business desk taught him how a refusal gets written.
Team: Credit is led by Ujjwala, who assessed factories for a public bank through two downturns. Beside her work a technology lead, a buyer-relations manager and twelve field officers, four of them in Gujarat since June.

Arogya Pocket Labs | Ayesha Khan | healthcare-pharma-biotech | Bengaluru | b2b government-b2g | series-a | 28Cr | 1m-5m | 51-200 | 2017 | -6
A shoebox-sized laboratory that gives a rural clinic eleven blood tests in twelve minutes.
Six in ten primary clinics send samples to a district town and tell the patient to come back next week; many never do.
1,140 devices run in five states, our two newest tests are licensed for sale, and cartridges bring 68% of revenue.
Point-of-care analyser, test cartridges, service contracts
diagnostics, point of care, rural health
Overview: Nurses are trained in an afternoon with a comic book in their own language. Every device sends its own health to our service desk at night, so an engineer often arrives with the part before the clinic has noticed the fault. Cartridges last fourteen months without a fridge.
Aims: Eleven tests cover what a village doctor asks for most; tuberculosis and sickle cell are what the states ask for next, and both are in trials at three district hospitals. The money pays for those approvals and for a cartridge line that works without hands. We expect to break even at roughly 1,900 devices, because each of them buys cartridges for years. Tanzania and Nepal have written to us, and we have asked them to wait until Assam and Chhattisgarh are served.
Founder: Dr Ayesha Khan practised in a forty-bed hospital at Raichur, where samples left by bus. She built the first reader with a physics lecturer and a borrowed 3D printer.
Team: Two scientists lead chemistry and optics, a regulatory head has taken nine devices through licensing, and service is in the hands of a former army biomedical engineer. State tenders have a desk of four.

Gyan Orchard | Sneha Joshi | education-edtech | Nagpur | b2b2c saas-subscription | seed | 5Cr | 100k-250k | 11-50 | 2021 | -22
Mathematics practice in six Indian languages that works on a shared phone without data.
A class of fifty children moves at one pace, and practice at home stops where the parents' own schooling stopped.
86,000 children practise four days a week; in an independent study they gained a grade level in two terms.
Practice application, teacher dashboard, printed workbooks
mathematics, Indian languages, schools
Overview: The exercises come as four megabytes over a teacher’s hotspot and then run all month. Where there is no phone, children use the printed book, and a teacher photographs the answers. Hindi, Marathi, Telugu, Odia, Gujarati and Kannada are each written by a teacher of that medium and tried in a classroom.
Aims: We know how to teach fractions; we are still learning how to sell to a district. Three states pay today, and the seed money carries us to six, one education department at a time, each with its own trainers. Teachers asked for a sheet that tells them on Monday which five children need help, so that comes first. Science can wait. We would like to publish an honest study every two years, including the chapters where our pupils do no better than others.
Founder: For seven years Sneha Joshi taught class five in a municipal school in Nagpur’s Mominpura. A printed fraction game of hers travelled to ninety schools by photocopy before anyone suggested a company.
Team: Content has six former teachers, one per language. Ashwin leads the three programmers, Rehana the field trainers in Vidarbha and Telangana, and a retired education officer explains tenders to all of us.

Suryakosh Energy | Aditya Rao | energy-renewables-climate | Ahmedabad | b2b services | series-b | 75Cr | 5m-10m | 201-500 | 2015 | 12
Rooftop solar with batteries for cold stores and dairies, paid for from the diesel it replaces.
Cold rooms lose produce when the grid fails and burn diesel at four times the price of power to avoid it.
148 plants, 37 megawatts and a repayment record of 99.1% over five years; three banks now fund our projects.
Solar plants, battery storage, energy service contracts
solar, cold chain, energy as a service
Overview: A typical customer is a potato store at Deesa or a chilling centre in Banaskantha. The plant costs them nothing on the first day; each month they pay less than the diesel and grid bill it removed, and our control room in Ahmedabad watches the batteries around the clock.
Aims: There are some eight thousand cold stores in the country and most still keep a diesel set warm. Our aim for this round is a portfolio of 110 megawatts, half of it outside Gujarat, with Uttar Pradesh potatoes and Andhra prawns as the two big blocks. Banks lend three quarters of each plant; shareholders’ money fills the rest and returns in about five years. Batteries will be leased, as they improve too quickly to own for long. Ice, stored by day, is our next experiment.
Founder: Before this Aditya Rao commissioned solar parks across Kutch. He left the day a cold-store owner showed him a diesel bill larger than his wage bill.
Team: Five heads report to him: projects, operations, project finance, safety and sales to dairies. The operations chief spent nineteen years with a refrigeration maker; the finance chief arranged loans for wind farms.

Setu Freight | Gurpreet Singh | logistics-supply-chain | Ludhiana | marketplace b2b | series-a | 24Cr | 1m-5m | 51-200 | 2018 | -4
Part truckloads between industrial towns, matched so that trucks run 86% full.
A factory with three pallets pays for a whole truck or waits a week, while trucks return half empty on the same road.
We moved 210,000 tonnes last year on 38 lanes; regular shippers save a fifth and drivers earn a quarter more.
Part-truckload freight, fixed-day lanes, live tracking
part truckload, freight, trucking
Overview: A clerk at the factory books on the phone, the pallets are scanned at our yard, and the truck leaves at its hour whether or not every slot is sold. Hosiery, cycle parts and hand tools fill most of the space out of Ludhiana and Jalandhar; chemicals and tiles come back.
Aims: We add four fixed-day lanes each quarter and stop any that does not reach 80% within five months. With this round we want seventy lanes, which joins Punjab and Gujarat to the ports and to Tiruppur. Owning trucks is not in the plan; owning nine yards with proper docks and a clean rest room is. Small shippers should get a firm price in a minute, and a driver should sleep at home every third night. Our loss is what empty first months cost, and it narrows as lanes age.
Founder: Gurpreet Singh’s family had eleven trucks in Ludhiana, and he kept the diary of their empty kilometres for a college project. After an MBA he ran yards for a parcel carrier.
Team: His cousin Jasmeet manages carriers and knows most drivers by voice. There is a pricing analyst, a head of technology from a taxi app, four regional managers and a claims desk that answers by noon.

Planleaf Software | Harleen Kapoor | saas-software | Chandigarh | saas-subscription b2b | pre-series-a | 11Cr | 500k-1m | 11-50 | 2019 | 4
Production planning that a factory of two hundred people is using within nine working days.
Most plants plan on a whiteboard and three spreadsheets, and find out about a missing part when the machine is already set up.
164 plants pay every month, eleven left in four years, and on-time delivery rises from 71 to 93% in a quarter.
Planning, shop-floor terminals, purchase alerts
production planning, factories, MSME software
Overview: On day one our engineer sits with the storekeeper, and by day nine the supervisor drags jobs around a screen in Punjabi, Hindi or English. Auto parts, hand tools and furniture makers are the bulk of it. The subscription depends on the number of machines, so nobody counts logins.
Aims: Plants of our size number around forty thousand, and we win them through each other: 70 of the 164 came because a neighbour showed them the wall screen. We will put installers in Rajkot, Coimbatore and Faridabad and leave sales in Chandigarh. The tool must stay small enough to learn in nine days, therefore payroll and accounts remain with others and we connect to them. Being in profit, we could go slower; the money buys three years.
Founder: An industrial engineer, Harleen Kapoor planned tractor assembly at Mohali for a decade with spreadsheets she was ashamed of. The first version ran on her kitchen laptop for a friend’s bolt factory.
Team: Co-founder Vivek wrote the scheduler and guards its simplicity. Nine installers, all former shop-floor supervisors, report to Simran; support is four women in Panchkula who pick up by the third ring.

Indigo Loom House | Ritu Banerjee | fashion-textiles-jewellery | Jaipur | d2c b2b | seed | 3.2Cr | 250k-500k | 11-50 | 2018 | 9
Handwoven home textiles that name their weaver, sold to design stores in eleven countries.
Handloom earns admiration but not a living: six traders stand between a weaver and the person who sleeps under the quilt.
We pay 340 weavers by the metre each Friday, and stores that began with twenty pieces now order every season.
Quilts, table linen, curtains, a made-to-order service
handloom, export, home textiles
Overview: Our weavers live in four clusters around Jaipur and Bhuj, and the woven label carries a name and a village. Yarn is dyed in our own courtyard with natural indigo, and a buyer in Copenhagen or Osaka sees a photograph of her cloth on the loom in week three.
Aims: Two things limit us, cash locked in yarn and too few dyers. The seed money doubles the yarn bank and opens a dye school for sixteen young people, who are paid while they learn. We want to be in two hundred design stores by 2029 without ever quoting a price that needs a cheaper metre. Hotels have begun to ask for bed throws, a steadier trade than fashion. When a weaver’s daughter chooses the loom over a call centre, we will know that Friday wages are right.
Founder: Trained in textiles at Ahmedabad, Ritu Banerjee spent five years buying handloom for a London department store, then came back to the side of the table where the weaving happens.
Team: Master dyer Ramzan, cluster managers in Bagru and Bhuj, a production planner and an export executive who has never missed a vessel. Ritu’s husband does the accounts, unpaid so far.

Chai Junction | Karan Desai | food-beverage-restaurants | Mumbai | franchise b2c | growth-private-equity | 40Cr | 5m-10m | 201-500 | 2014 | 15
Tea and hot snacks in ninety seconds at railway and metro stations.
A commuter has four minutes between trains and today chooses between a queue and a stall of doubtful water.
58 kiosks sell 41,000 cups a day, a new one pays itself back in seven months, and rents are tied to sales.
Station kiosks, office tea service, a franchise package
kiosks, quick service, franchise
Overview: A kiosk takes eleven square metres, four people and water that is filtered twice on the spot. Tea is brewed from one Assam blend every eighteen minutes and thrown away after that. Vada pav and bun maska arrive from three kitchens before the first local leaves.
Aims: Mumbai’s stations taught us the trade; Pune, Nagpur and the new metro lines in Ahmedabad and Hyderabad are where we go next. Forty crore builds a hundred and ten kiosks, half of them with franchise partners who run at least three, and a fourth kitchen at Bhiwandi. Rent tied to sales has carried us through two bad years, so we refuse any other lease. A floor of ninety seconds per order is posted above every counter, and I check it myself on Mondays.
Founder: Karan Desai’s grandfather sold tea outside Dadar station. Karan studied hotel management, worked in airline catering for six years and opened the first kiosk at Thane with his savings and a cousin’s van.
Team: Operations has eight area managers, all promoted from behind the counter. The head of food came out of airline kitchens, franchise and leasing belong to a railway-estates man, and the finance chief prepared a listed restaurant chain.

Nirmal Loop | Suresh Iyer | waste-water-environment | Tiruppur | b2b manufacturing | series-a | 22Cr | 1m-5m | 51-200 | 2016 | 8
Water recycling units that let a dyeing house use the same water eleven times.
Dyeing towns are running out of both water and permission to discharge it, and zero-discharge plants cost more than a small mill.
Our containers run in 63 mills; 92% of the water comes back and the unit pays for itself in twenty-six months.
Containerised recycling plants, membranes, operation contracts
zero discharge, water reuse, textile clusters
Overview: The unit comes in two containers and is running within three weeks of reaching the mill gate. Our operators stay with it under a monthly contract, since a membrane forgives little, and the sludge leaves dry enough for the cement kiln at Ariyalur.
Aims: Tiruppur and Erode know us; Ludhiana, Surat and Panipat have the same water and the same inspectors. We plan two service bases there, stocked with membranes, before we sell the first container. Half of this money is for building units that we keep and charge by the kilolitre, because a mill of sixty people cannot buy one. Salt is the last waste we have no good use for, and a small crystalliser is on trial at Perundurai. If it works, nothing leaves the mill at all.
Founder: Suresh Iyer designed desalination plants at Chennai and in Oman. A cousin’s dyeing house in Tiruppur was closed by court order in 2011, and the two of them began to tinker.
Team: A process chemist, a head of fabrication and a service chief with forty-one operators under him. The cousin, Balu, sells, as every dyer in the valley has his number; a banker looks after leases.

Darpan Vision | Priya Menon | ai-data | Coimbatore | b2b saas-subscription | seed | 6Cr | 100k-250k | 2-10 | 2022 | -31
A camera that learns a new defect on a weaving or casting line from thirty pictures.
Inspectors tire after forty minutes, and older vision systems need a specialist for every new product.
Nineteen lines in eight plants pay by the month; the first customer cut returns by half and has ordered six more.
Inspection cameras, edge computer, defect library
computer vision, quality, manufacturing
Overview: A line operator shows the camera thirty bad pieces and thirty good ones, and it is ready by the next shift. Everything is computed in a box beside the machine. Fabric holes, casting pinholes and missing stitches are what it sees best; shiny chrome still confuses it.
Aims: The next two years are about being boring: the same camera on a hundred lines, installed by somebody who is not one of us. For that we need a housing that survives foundry dust, four service partners and a price below one inspector’s wage. Losses come from engineers who travel too much. With forty lines on monthly payment we cover our costs. Only then do we leave weaving and castings, and glass bottles would be first, since two makers near Firozabad send us samples every month.
Founder: Priya Menon took her doctorate in machine vision at Bengaluru and then a job on the quality bench of a Coimbatore pump foundry, to learn what inspectors actually look for.
Team: Four engineers and a mechanic. Arvind writes the learning software, Selvi builds optics, and old Mr Chidambaram, thirty years a quality manager in spinning, decides whether a defect is a defect.

Kheti Mausam | Lakshmi Patel | agriculture-food-processing | Anand | b2b2c saas-subscription | pre-seed | 1.6Cr | under-50k | 2-10 | 2023 | -40
Spraying and irrigation advice for one field, by voice call, in the farmer's own language.
District forecasts are too coarse to decide on a spray that costs 900 rupees an acre and is wasted if it rains.
9,400 cotton and cumin farmers pay through their cooperatives; they sprayed a third less last season.
Voice advisory, field sensors, cooperative dashboard
farm advisory, weather, cooperatives
Overview: A recorded voice, always the same woman, rings before six in the morning and says spray, wait or water. Behind it are eleven hundred cheap sensors on poles, a weather model cut down to a village, and an agronomist who listens to the questions farmers record in reply.
Aims: Cooperatives around Anand pay forty rupees a month for each member, which is near our cost today. We want twenty-five thousand fields by the second monsoon after the round, in Mehsana, Rajkot and Jalna, so that the cost for a field falls to a third. Groundnut and castor come as farmers ask for them. We promise cooperatives a report every season that counts the wrong calls as well: there were eleven in a hundred last year, and we owe them fewer.
Founder: Lakshmi Patel read agricultural meteorology at Anand and forecast for a cotton board. Her father’s field lost two sprays in one week of 2021, on her own advice for the district.
Team: An electronics hobbyist turned engineer makes the sensors, an agronomist answers farmers, and Lakshmi runs the model. Two students from the university walk the poles after storms.

Ampere Lane | Siddharth Shetty | automotive-ev | Mangaluru | b2b | seed | 7Cr | 250k-500k | 11-50 | 2020 | -12
Charging for apartment blocks that shares one connection fairly among two hundred cars.
Housing societies refuse chargers because their transformer was sized for lifts and lights, not for cars.
We manage 4,600 chargers in 310 societies without one transformer upgrade, and societies renew at 97%.
Load-sharing chargers, billing, society service contracts
EV charging, apartments, load management
Overview: The chargers talk to each other and to the building’s meter, slow down at seven when the lifts are busy, and finish everyone by morning. Residents pay on their phone, and the society gets one clear bill. We install free above forty cars and earn on each unit sold.
Aims: Mangaluru and Bengaluru are home; the seed round takes us to Pune, Kochi and Hyderabad with an installer in each who has wired apartments before. Our loss is the hardware we place ahead of the cars. By thirty cars in a hundred flats a building pays, and new buildings arrive there in eighteen months now, against thirty in 2021. We are talking to two electricity companies that would pay societies for charging at noon. That would make our boxes worth more than the units they sell.
Founder: Siddharth Shetty is the electrical contractor’s son who was asked by his own society to refuse chargers. He had worked on substations for a utility and thought the answer was wrong.
Team: Two old colleagues from the utility do firmware and grid approvals. A former society secretary leads sales, which explains the 97%, and thirty-one electricians are on contract.

Nidhi Rails | Farhan Qureshi | banking-finance-fintech | Mumbai | b2b saas-subscription | series-b | 90Cr | 10m-50m | 201-500 | 2016 | 5
Collections and reconciliation for cooperative banks and small lenders.
A cooperative bank closes its day by hand at nine in the evening and finds a missing payment three days later.
212 lenders reconcile 11 crore payments a month with us; most went live within three weeks.
Reconciliation engine, collection links, regulator reports
cooperative banks, reconciliation, payments
Overview: Cooperative banks in Sangli, district lenders in Kerala and gold-loan firms in Coimbatore send us every receipt they get, from cash counters to payment apps. By half past six the books agree, and what does not agree is on one list with a name beside each line.
Aims: There are fifteen hundred urban cooperative banks and we serve one in nine. The round pays for a second data centre, staff in Lucknow and Guwahati, and the regulator’s new daily report, which all of them must file from next year. We would rather charge a small fee per account than a licence that a board must vote on. Profit is thin on purpose while we hire. Lending to our customers’ customers is a temptation the board has minuted that we will resist.
Founder: Farhan Qureshi audited cooperative banks for eleven years as a chartered accountant, often on the floor of the branch after dinner. He still keeps the calculator that found his first missing lakh.
Team: A chief engineer from the card networks, a compliance head who retired from the central bank, six implementation managers by region and a support centre at Belapur open until ten at night.

Meridian Biocare | Grace Fernandes | healthcare-pharma-biotech | Goa | manufacturing b2b | series-a | 35Cr | 1m-5m | 51-200 | 2014 | 11
Wound dressings from marine collagen at a third of the price of imports.
Diabetic wounds that need ten weeks of dressings get three, because an imported one costs a week's wages.
412 hospitals buy from us, we export to nine countries, and our second clean room is half paid for.
Collagen dressings, burn sheets, surgical sealants
medical devices, wound care, export
Overview: The collagen is drawn from the skins of fish filleted at Vasco harbour, cleaned for nine days and freeze-dried in a clean room at Verna. A nurse trims the sheet with scissors; it dissolves by itself, so the dressing is not torn off a healing foot.
Aims: We sell in sixteen Indian states and want the rest, but the larger step is Europe, where the file for our burn sheet is under review. The second clean room triples output and lets us keep one room for exports alone. A diabetic foot should get all ten weeks of dressing for what one imported week costs; insurers in two states now agree to that arithmetic. Sealants for surgery are in a trial at Panaji and Vellore with results due in the autumn.
Founder: Grace Fernandes, a biochemist from Margao, worked on gelatin in Lyon. Her mother’s foot ulcer, dressed with gauze for five months, brought her home to the fish market with a cool box.
Team: Quality is led by Dr Naik, who has passed fourteen audits. There are heads for production, exports and hospital sales, a clinical adviser from Vellore, and a raw-material buyer whom every trawler at Vasco knows.

Sparkline Learning | Emily Walker | education-edtech | London | b2b saas-subscription | series-a | 3.2M | 1m-5m | 51-200 | 2017 | -8
Apprenticeship training that a kitchen or a garage can run between two shifts.
Small employers want apprentices but cannot release them for a day a week or fill in the funding forms.
1,900 employers train 7,400 apprentices with us, and 84% finish against 53% nationally.
Mobile lessons, workplace assessment, funding paperwork
apprenticeships, skills, small employers
Overview: A commis chef learns allergen rules on her phone in the lull at three o’clock, and her head chef signs off the practical in the same app. We fill in the levy forms. Garages, care homes and hairdressers make up the rest, mostly firms with fewer than thirty staff.
Aims: Eighty-four in a hundred finish, and the ones we lose go in month four, when the first exam looms. The round pays for tutors who call in that month and for three new standards: heat pumps, dental nursing and electric cars. We are in England only and the rules differ in Wales and Scotland, so we will take one of them, once. At ten thousand apprentices we make money on every intake. Our owners are former apprentices in four cases out of seven, and we would like to keep it so.
Founder: Emily Walker left school at sixteen for a hotel kitchen in Leeds, ran training for a pub company and grew tired of watching good cooks fail on paperwork.
Team: Her co-founder Priyesh came from exam boards. Tutors, thirty-four of them, work from home under two leads; a former inspector heads quality, and the funding desk has not lost a claim since it opened.

Tideglow Power | Oliver Hughes | energy-renewables-climate | Edinburgh | b2b licensing | series-a | 5.5M | 250k-500k | 11-50 | 2016 | -46
Tidal turbines small enough for a fishing harbour to own.
Island communities burn diesel beside some of the strongest currents in the world because turbines were built for utilities.
Two turbines have fed the grid for 31 months without a diver; four harbours have signed and await the second batch.
Fifty-kilowatt turbines, mooring kit, maintenance plan
tidal energy, islands, hardware
Overview: Each machine hangs under a moored hull that a harbour boat can tow, so it is serviced at the quay and no diver goes down. Blades are laminated in a shed at Leith. At a spring tide one turbine keeps forty homes and an ice plant running.
Aims: Four harbours wait for ten turbines, and the round builds them as one batch, which is where the cost falls by nearly half. We lose money because we make machines singly. Orkney, Islay and two Norwegian islands come first; yards elsewhere may build under licence once a batch has run for two winters. We sell the turbine at a modest margin and earn from upkeep, since an island needs someone to ring. No site goes ahead unless the fishermen who use it have signed.
Founder: Oliver Hughes skippered survey boats off Caithness before taking an engineering degree at thirty-one. He drew the hull on the back of a tide table during a long wait for weather.
Team: A naval architect, a power-electronics engineer who came from lifts, and the yard foreman with nine laminators. Consents are handled by Morag, who grew up on Islay; the finance lead works three days a week.

Harbourline Logistics | Zoya Rahman | logistics-supply-chain | Dubai | b2b services | growth-private-equity | 18M | 10m-50m | 201-500 | 2012 | 14
Bonded warehousing and last-mile delivery for brands entering the Gulf.
A brand that enters six Gulf markets today signs six importers, six couriers and waits two months for its money.
140 brands ship from one bonded warehouse at Jebel Ali; 94% of parcels arrive the next day.
Bonded storage, customs clearance, cash-on-delivery settlement
Gulf, e-commerce logistics, bonded warehouse
Overview: Duty is paid when a parcel leaves the shed, so a brand from Milan or Mumbai keeps its stock free until someone in Riyadh orders. Ninety riders of our own cover Dubai and Sharjah; partners carry the rest, and cash collected at the door reaches the brand within six days.
Aims: Saudi Arabia is already 46% of our parcels and is served from across the border, which costs two days. The money builds a bonded shed in Riyadh’s dry port and a returns room where garments are pressed and put back on sale. Kuwait and Oman would follow through partners we have worked with since 2016. We want three hundred brands, with none above 6% of revenue. A listing on the local exchange is possible from 2030, although the family shareholders are in no hurry.
Founder: Born in Dhaka and raised in Deira, Zoya Rahman began as a customs typist at eighteen. She had cleared freight for two forwarders when an Italian shoe brand asked her to do everything.
Team: Country managers sit in Dubai, Jeddah and Manama. The warehouse chief came from airport cargo, technology is a group of fourteen in Sharjah, and a former central-bank examiner keeps the cash-on-delivery books.

Orbitdesk | Daniel Tan | saas-software | Singapore | saas-subscription b2b | series-a | 6M | 1m-5m | 51-200 | 2019 | -18
Field-service software for lift, air-conditioning and fire-safety contractors.
Technicians carry paper job cards, and an inspection that is not recorded was, for the law, not done.
520 contractors in seven countries run 1.3 million visits a year on it; net revenue retention is 119%.
Scheduling, digital job cards, compliance certificates
field service, facilities, compliance
Overview: A lift technician in Penang opens the shaft, scans the plate and sees the last nine visits, even in a basement with no signal. The certificate is signed on the glass and reaches the building manager and, where the law wants it, the ministry.
Aims: Seven countries are enough for now. Inside them we serve one contractor in thirty, and the second product, which orders spare parts from the job card, already adds a fifth to what a customer pays. We spend ahead on compliance rules in each market because they keep rivals out and customers in. The round runs for thirty months and we reach break-even in the twenty-second on today’s renewals. Hospitals want the same cards for their own engineers, and a pilot in Johor starts in spring.
Founder: Daniel Tan serviced escalators in Toa Payoh with his father, then wrote software for a port operator. His first paying customer was the firm that had employed them both.
Team: Mei Ling, who ran support for a bank, looks after customers in five languages. Engineering is in Singapore and Cebu, each country has one person who reads its safety law, and sales are four former contractors.

Kala Weaves | Diya Chatterjee | fashion-textiles-jewellery | Kolkata | d2c b2c | pre-seed | 1.2Cr | 50k-100k | 2-10 | 2022 | -7
Ready-to-wear sarees that take one minute and need no pins.
Young women love sarees and leave them in the cupboard, because draping takes twenty minutes and somebody's help.
We have sold 8,700 pieces, mostly by one customer showing another; 41% buy again within a year.
Pre-draped sarees, fitted blouses, a tailoring service
sarees, D2C fashion, women
Overview: Each saree is bought as six yards from weavers in Shantipur and Phulia and sewn so that the pleats stay in place; the cloth is never cut, and a customer who changes her mind can have the stitches opened. Sizes run from thirty to fifty-two inches.
Aims: Kolkata, Bengaluru and Mumbai buy most of what we make, through one small studio and a great many aunts. The pre-seed round gives us a cutting room with six tailors, stock for the wedding months and a try-on van that parks outside offices. Silk is next; cotton took a year to get right. I want a woman to own three sarees that she wears to work, rather than thirty she is saving. When nobody says “too much trouble” any more, we have done what we set out to do.
Founder: Diya Chatterjee was an actuary who owned fourteen sarees and wore none. A tailor in Gariahat stitched the first one to her drawing; eleven colleagues wanted the same within a month.
Team: Master tailor Habib and two stitchers, my sister Tanaya for photographs and letters to customers, and an aunt who packs. Weavers are paid by Diya in person, every second Tuesday.
`
