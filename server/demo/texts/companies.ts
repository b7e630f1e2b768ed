/**
 * Capital Bridge, one block per company.
 * Facts: company | founder | industry | city | model | round | goal | annual revenue | employees | founded | EBITDA %.
 * Then: headline, problem, traction, products, keywords.
 */
export const companies = `
Annapurna Millets | Rohan Kulkarni | agriculture-food-processing | Pune | b2b d2c | seed | 4.5Cr | 250k-500k | 11-50 | 2019 | 6
Millet flours and ready mixes that cook like wheat, for grocers and school kitchens.
Families want to eat more millet, but rotis crack, flour turns rancid in six weeks and nobody at home has time to learn again.
Our stabilised flours keep for nine months; 212 schools and 640 shops in western India reorder every three weeks.
Stone-ground jowar, ragi and bajra flours, dosa and pancake mixes, a school-meal range
millets, school meals, farm contracts

Voltroad Mobility | Kavya Reddy | automotive-ev | Hyderabad | b2b services | series-a | 32Cr | 1m-5m | 51-200 | 2018 | -14
Ninety-second battery swaps for electric three-wheelers, at less than the price of diesel.
A driver who charges for four hours loses half a day's earnings, so most still rent diesel autos that cost them more each month.
We run 74 swap stations in Hyderabad and Vijayawada and serve 3,900 drivers; a station breaks even at 55 swaps a day.
Swappable lithium packs, swap stations, a driver subscription
battery swapping, three-wheelers, fleets

Khata Bridge | Nikhil Agarwal | banking-finance-fintech | Indore | b2b | pre-series-a | 14Cr | 500k-1m | 11-50 | 2020 | -9
Invoice finance for small factories that wait ninety days to be paid by large buyers.
Workshops turn down orders because their money is locked in invoices, and banks ask for land that most of them do not own.
We have financed invoices worth 61 crore for 480 workshops; 0.7% was overdue by more than thirty days.
Invoice discounting, purchase-order finance, a buyer portal
MSME lending, invoice finance, underwriting

Arogya Pocket Labs | Ayesha Khan | healthcare-pharma-biotech | Bengaluru | b2b government-b2g | series-a | 28Cr | 1m-5m | 51-200 | 2017 | -6
A shoebox-sized laboratory that gives a rural clinic eleven blood tests in twelve minutes.
Six in ten primary clinics send samples to a district town and tell the patient to come back next week; many never do.
1,140 devices run in five states, our two newest tests are licensed for sale, and cartridges bring 68% of revenue.
Point-of-care analyser, test cartridges, service contracts
diagnostics, point of care, rural health

Gyan Orchard | Sneha Joshi | education-edtech | Nagpur | b2b2c saas-subscription | seed | 5Cr | 100k-250k | 11-50 | 2021 | -22
Mathematics practice in six Indian languages that works on a shared phone without data.
A class of fifty children moves at one pace, and practice at home stops where the parents' own schooling stopped.
86,000 children practise four days a week; in an independent study they gained a grade level in two terms.
Practice application, teacher dashboard, printed workbooks
mathematics, Indian languages, schools

Suryakosh Energy | Aditya Rao | energy-renewables-climate | Ahmedabad | b2b services | series-b | 75Cr | 5m-10m | 201-500 | 2015 | 12
Rooftop solar with batteries for cold stores and dairies, paid for from the diesel it replaces.
Cold rooms lose produce when the grid fails and burn diesel at four times the price of power to avoid it.
148 plants, 37 megawatts and a repayment record of 99.1% over five years; three banks now fund our projects.
Solar plants, battery storage, energy service contracts
solar, cold chain, energy as a service

Setu Freight | Gurpreet Singh | logistics-supply-chain | Ludhiana | marketplace b2b | series-a | 24Cr | 1m-5m | 51-200 | 2018 | -4
Part truckloads between industrial towns, matched so that trucks run 86% full.
A factory with three pallets pays for a whole truck or waits a week, while trucks return half empty on the same road.
We moved 210,000 tonnes last year on 38 lanes; regular shippers save a fifth and drivers earn a quarter more.
Part-truckload freight, fixed-day lanes, live tracking
part truckload, freight, trucking

Planleaf Software | Harleen Kapoor | saas-software | Chandigarh | saas-subscription b2b | pre-series-a | 11Cr | 500k-1m | 11-50 | 2019 | 4
Production planning that a factory of two hundred people is using within nine working days.
Most plants plan on a whiteboard and three spreadsheets, and find out about a missing part when the machine is already set up.
164 plants pay every month, eleven left in four years, and on-time delivery rises from 71 to 93% in a quarter.
Planning, shop-floor terminals, purchase alerts
production planning, factories, MSME software

Indigo Loom House | Ritu Banerjee | fashion-textiles-jewellery | Jaipur | d2c b2b | seed | 3.2Cr | 250k-500k | 11-50 | 2018 | 9
Handwoven home textiles that name their weaver, sold to design stores in eleven countries.
Handloom earns admiration but not a living: six traders stand between a weaver and the person who sleeps under the quilt.
We pay 340 weavers by the metre each Friday, and stores that began with twenty pieces now order every season.
Quilts, table linen, curtains, a made-to-order service
handloom, export, home textiles

Chai Junction | Karan Desai | food-beverage-restaurants | Mumbai | franchise b2c | growth-private-equity | 40Cr | 5m-10m | 201-500 | 2014 | 15
Tea and hot snacks in ninety seconds at railway and metro stations.
A commuter has four minutes between trains and today chooses between a queue and a stall of doubtful water.
58 kiosks sell 41,000 cups a day, a new one pays itself back in seven months, and rents are tied to sales.
Station kiosks, office tea service, a franchise package
kiosks, quick service, franchise

Nirmal Loop | Suresh Iyer | waste-water-environment | Tiruppur | b2b manufacturing | series-a | 22Cr | 1m-5m | 51-200 | 2016 | 8
Water recycling units that let a dyeing house use the same water eleven times.
Dyeing towns are running out of both water and permission to discharge it, and zero-discharge plants cost more than a small mill.
Our containers run in 63 mills; 92% of the water comes back and the unit pays for itself in twenty-six months.
Containerised recycling plants, membranes, operation contracts
zero discharge, water reuse, textile clusters

Darpan Vision | Priya Menon | ai-data | Coimbatore | b2b saas-subscription | seed | 6Cr | 100k-250k | 2-10 | 2022 | -31
A camera that learns a new defect on a weaving or casting line from thirty pictures.
Inspectors tire after forty minutes, and older vision systems need a specialist for every new product.
Nineteen lines in eight plants pay by the month; the first customer cut returns by half and has ordered six more.
Inspection cameras, edge computer, defect library
computer vision, quality, manufacturing

Kheti Mausam | Lakshmi Patel | agriculture-food-processing | Anand | b2b2c saas-subscription | pre-seed | 1.6Cr | under-50k | 2-10 | 2023 | -40
Spraying and irrigation advice for one field, by voice call, in the farmer's own language.
District forecasts are too coarse to decide on a spray that costs 900 rupees an acre and is wasted if it rains.
9,400 cotton and cumin farmers pay through their cooperatives; they sprayed a third less last season.
Voice advisory, field sensors, cooperative dashboard
farm advisory, weather, cooperatives

Ampere Lane | Siddharth Shetty | automotive-ev | Mangaluru | b2b | seed | 7Cr | 250k-500k | 11-50 | 2020 | -12
Charging for apartment blocks that shares one connection fairly among two hundred cars.
Housing societies refuse chargers because their transformer was sized for lifts and lights, not for cars.
We manage 4,600 chargers in 310 societies without one transformer upgrade, and societies renew at 97%.
Load-sharing chargers, billing, society service contracts
EV charging, apartments, load management

Nidhi Rails | Farhan Qureshi | banking-finance-fintech | Mumbai | b2b saas-subscription | series-b | 90Cr | 10m-50m | 201-500 | 2016 | 5
Collections and reconciliation for cooperative banks and small lenders.
A cooperative bank closes its day by hand at nine in the evening and finds a missing payment three days later.
212 lenders reconcile 11 crore payments a month with us; most went live within three weeks.
Reconciliation engine, collection links, regulator reports
cooperative banks, reconciliation, payments

Meridian Biocare | Grace Fernandes | healthcare-pharma-biotech | Goa | manufacturing b2b | series-a | 35Cr | 1m-5m | 51-200 | 2014 | 11
Wound dressings from marine collagen at a third of the price of imports.
Diabetic wounds that need ten weeks of dressings get three, because an imported one costs a week's wages.
412 hospitals buy from us, we export to nine countries, and our second clean room is half paid for.
Collagen dressings, burn sheets, surgical sealants
medical devices, wound care, export

Sparkline Learning | Emily Walker | education-edtech | London | b2b saas-subscription | series-a | 3.2M | 1m-5m | 51-200 | 2017 | -8
Apprenticeship training that a kitchen or a garage can run between two shifts.
Small employers want apprentices but cannot release them for a day a week or fill in the funding forms.
1,900 employers train 7,400 apprentices with us, and 84% finish against 53% nationally.
Mobile lessons, workplace assessment, funding paperwork
apprenticeships, skills, small employers

Tideglow Power | Oliver Hughes | energy-renewables-climate | Edinburgh | b2b licensing | series-a | 5.5M | 250k-500k | 11-50 | 2016 | -46
Tidal turbines small enough for a fishing harbour to own.
Island communities burn diesel beside some of the strongest currents in the world because turbines were built for utilities.
Two turbines have fed the grid for 31 months without a diver; four harbours have signed and await the second batch.
Fifty-kilowatt turbines, mooring kit, maintenance plan
tidal energy, islands, hardware

Harbourline Logistics | Zoya Rahman | logistics-supply-chain | Dubai | b2b services | growth-private-equity | 18M | 10m-50m | 201-500 | 2012 | 14
Bonded warehousing and last-mile delivery for brands entering the Gulf.
A brand that enters six Gulf markets today signs six importers, six couriers and waits two months for its money.
140 brands ship from one bonded warehouse at Jebel Ali; 94% of parcels arrive the next day.
Bonded storage, customs clearance, cash-on-delivery settlement
Gulf, e-commerce logistics, bonded warehouse

Orbitdesk | Daniel Tan | saas-software | Singapore | saas-subscription b2b | series-a | 6M | 1m-5m | 51-200 | 2019 | -18
Field-service software for lift, air-conditioning and fire-safety contractors.
Technicians carry paper job cards, and an inspection that is not recorded was, for the law, not done.
520 contractors in seven countries run 1.3 million visits a year on it; net revenue retention is 119%.
Scheduling, digital job cards, compliance certificates
field service, facilities, compliance

Kala Weaves | Diya Chatterjee | fashion-textiles-jewellery | Kolkata | d2c b2c | pre-seed | 1.2Cr | 50k-100k | 2-10 | 2022 | -7
Ready-to-wear sarees that take one minute and need no pins.
Young women love sarees and leave them in the cupboard, because draping takes twenty minutes and somebody's help.
We have sold 8,700 pieces, mostly by one customer showing another; 41% buy again within a year.
Pre-draped sarees, fitted blouses, a tailoring service
sarees, D2C fashion, women

Coastal Ladle | Joseph Thomas | food-beverage-restaurants | Kochi | b2b d2c | seed | 3.8Cr | 500k-1m | 51-200 | 2019 | 7
Ready coconut-based curries for hotels and homes, without preservatives.
Hotel kitchens spend five hours a day on gravies, and packed ones taste of the packet.
160 hotels and 900 shops buy; a retort line of our own would triple capacity from the same kitchen.
Chilled curries, retort pouches, a hotel range
ready to cook, coconut, hotels

Rewater Systems | Thomas Bennett | waste-water-environment | Manchester | b2b licensing | pre-series-a | 1.8M | 250k-500k | 11-50 | 2018 | -15
Sensors that tell a water company which pipe will leak next month.
A fifth of treated water never reaches a tap, and crews dig where the street is wet instead of where the pipe fails.
Five water companies monitor 14,000 kilometres; confirmed finds rose from one in six digs to four in five.
Acoustic sensors, leak forecast, crew planning
leak detection, utilities, sensors

Sutra Models | Arjun Nair | ai-data | Bengaluru | b2b saas-subscription | series-a | 30Cr | 1m-5m | 51-200 | 2020 | -25
Speech recognition for ten Indian languages as they are really spoken, mixed with English.
Call centres understand one call in three automatically, because people switch language inside a sentence.
Four banks and two insurers transcribe nine million minutes a month; errors are a third below the best alternative.
Speech interface, call analytics, on-premise server
speech, Indian languages, call centres

Ghar Neev | Vikram Sharma | building-construction-real-estate | Lucknow | b2b2c services | seed | 6.5Cr | 500k-1m | 51-200 | 2020 | 2
Fixed-price, fixed-date houses for families who build on their own plot.
Nine in ten Indian homes are built by the owner with a mason's promise, and cost a third more than was planned.
We handed over 186 houses in four cities, on average six days late; a third of customers come from a neighbour.
Design, construction, stage payments held in escrow
home building, fixed price, tier-two cities

Recruit Sathi | Neha Gupta | business-services | Noida | b2b marketplace | pre-series-a | 9Cr | 500k-1m | 51-200 | 2019 | -3
Vetted electricians, welders and machine operators for factories, within five days.
Factories lose a fifth of their operators every quarter and hire the replacement at the gate.
We placed 21,000 workers last year after a practical test; 78% were still there after six months.
Trade tests, placement, payroll for contract workers
blue-collar hiring, trade tests, factories

Greenbond Adhesives | Harish Bhandari | chemicals-materials | Vadodara | manufacturing b2b | series-a | 18Cr | 1m-5m | 51-200 | 2015 | 13
Formaldehyde-free plywood glue made from cashew-shell liquid.
Furniture exporters lose orders over emissions, and safe resins from abroad cost half as much again.
27 plywood mills use 310 tonnes a month; our resin passes the strictest Japanese grade at 4% more cost.
Bio-based resins, hardeners, on-site mixing
green chemistry, plywood, adhesives

Rozana Basket | Pooja Yadav | consumer-goods-retail | Patna | b2b2c trading-distribution | series-a | 26Cr | 5m-10m | 201-500 | 2018 | -2
Weekly restocking of village shops with branded goods, on credit they can repay.
A village shopkeeper closes for a day, takes a bus to the wholesaler and returns with whatever was left.
11,600 shops in 19 districts order by phone; average order value doubled in two years and credit losses are 0.9%.
Village distribution, shop credit, own staples brand
rural retail, distribution, kirana

Mithai Parcel | Ishita Jain | e-commerce-d2c | Jodhpur | d2c marketplace | seed | 4Cr | 500k-1m | 11-50 | 2020 | 5
Famous sweets from forty towns, made on Tuesday and eaten on Thursday.
Every town has one sweet worth the journey, and its maker has never sold beyond the bus stand.
Forty-six makers ship with us; 190,000 boxes went out last Diwali and 2 in 1,000 arrived damaged.
Sweet boxes, corporate gifting, packaging for makers
gifting, regional food, D2C

Tarang Instruments | Mohan Kulshrestha | electronics-hardware | Dehradun | manufacturing b2b | pre-series-a | 12Cr | 500k-1m | 51-200 | 2016 | 7
Handheld meters that find underground cable faults within half a metre.
A cable fault darkens a street for nine hours, eight of which are spent finding it.
We supply eleven distribution companies; the new meter is approved by two state utilities and costs half the German one.
Fault locators, cable identifiers, calibration service
test instruments, power utilities, Make in India

Precis Castings | Ramesh Gowda | engineering-manufacturing | Belagavi | manufacturing b2b | growth-private-equity | 45Cr | 10m-50m | 201-500 | 2009 | 16
Aluminium pump and valve castings with a reject rate below 1%.
Pump makers in Europe want a second source outside China, and most foundries cannot document each casting.
Nine European buyers, 62% exports, and a full order book to next June; the money doubles the melting capacity.
Gravity and low-pressure castings, machining, pressure testing
castings, export, pumps

Homestay Trails | Tenzin Norbu | hospitality-travel-tourism | Leh | marketplace b2c | seed | 3Cr | 100k-250k | 11-50 | 2019 | 3
Mountain holidays in 420 village homes, with a host who cooks and a guide who knows the path.
Travellers fill four towns while the villages around them, with the better view, earn nothing.
We hosted 14,800 guests last season, hosts earned 71,000 rupees on average, and a quarter of guests return.
Homestay booking, guided walks, host training
homestays, mountains, responsible travel

Stackmend | Rahul Bose | it-services | Kolkata | services b2b | bootstrapped | 2.5Cr | 1m-5m | 51-200 | 2013 | 21
We take over old business software that nobody dares to touch, and keep it running.
Mid-size firms run payroll and stock on programs whose authors have retired, and every rewrite so far has failed.
31 clients on yearly contracts, average relationship 5.4 years; we seek money to open a London office.
Software takeover, gradual renewal, round-the-clock support
legacy software, maintenance, managed services

Reelghar Studios | Maria D'Souza | media-gaming-entertainment | Mumbai | b2b licensing | seed | 5.5Cr | 250k-500k | 11-50 | 2021 | -11
Animated folk tales in eight languages for children under seven.
Indian children watch cartoons in which nobody looks, eats or speaks like their grandmother.
Our first 60 films have 410 million views; two broadcasters have licensed the second season before it is drawn.
Animated series, songs, picture books, toys under licence
animation, children, licensing

Gramtel Networks | Deepak Mishra | telecom | Bhopal | b2c services | series-a | 20Cr | 1m-5m | 51-200 | 2017 | 9
Fibre broadband for towns below fifty thousand people, run by a local partner.
Large operators stop at the district headquarters, and a small town studies, sells and watches on one crowded tower.
53,000 homes pay 449 rupees a month in 61 towns; a town pays back its fibre in twenty-two months.
Home broadband, shop connections, local partner kit
broadband, small towns, fibre

Saanjh Wellness | Hannah Mathew | wellness-beauty-fitness | Rishikesh | b2c d2c | pre-series-a | 8Cr | 250k-500k | 51-200 | 2019 | 1
Physiotherapy and yoga for back pain, half in the clinic and half at home.
Back pain is treated with pills and scans, and most people stop their exercises in the second week.
Nine clinics and 16,200 patients; seven in ten finish the eight weeks and three insurers now pay for them.
Clinics, home programme, employer plans
back pain, physiotherapy, insurers

Kisan Cold Link | Balwinder Sandhu | agriculture-food-processing | Jalandhar | b2b services | seed | 6Cr | 250k-500k | 11-50 | 2020 | 4
Pay-by-the-crate cold rooms at the farm gate, so that nobody sells in panic.
A grower with ripe peas takes whatever the first truck offers, because by evening they are worth half.
38 cold rooms store for 5,200 growers, who sold on average nine days later at 34% more.
Farm-gate cold rooms, crate pooling, price alerts
cold storage, vegetables, farmers

Wheelwright Robotics | Aarav Mehrotra | engineering-manufacturing | Bengaluru | b2b services | series-a | 33Cr | 500k-1m | 51-200 | 2019 | -29
Rented robots for the last manual step in a packing line.
A packing line of 40 people still has six who only turn boxes, and no robot pays for so small a task.
We rent 118 robots by the hour to 23 plants; none was returned and utilisation is above 80%.
Palletising robots, monthly rental, remote support
robotics, packing, robots as a service

Claimly Health | Nisha Bhat | banking-finance-fintech | Pune | b2b saas-subscription | seed | 7.5Cr | 250k-500k | 11-50 | 2021 | -20
Hospital claims that are complete when they are sent, and therefore paid within eight days.
A hospital waits 45 days for an insurer's money because one signature was missing on page nine.
94 hospitals send 31,000 claims a month through us; rejections fell from 14 to 3%.
Claims desk, document checks, cash-flow forecast
health insurance, hospitals, claims

Veda Bioplastics | Ananya Krishnan | chemicals-materials | Chennai | manufacturing b2b | series-a | 27Cr | 500k-1m | 11-50 | 2018 | -17
Compostable film from seaweed that runs on the packing machines factories already own.
Brands promise to leave plastic and find that every alternative tears at full machine speed.
Two snack brands pack 40 tonnes a month in our film; a plant at Tuticorin would bring the price within 12%.
Packing film, carry bags, coated paper
bioplastics, packaging, seaweed

Nightjar Security | Liam Carter | it-services | Toronto | saas-subscription b2b | seed | 2.4M | 250k-500k | 11-50 | 2021 | -28
Security watch for dental and medical practices that have no computer department.
Small practices hold the most private records there are behind a password on a sticky note.
640 practices in Canada and India pay monthly; we stopped 31 ransom attempts last year.
Round-the-clock monitoring, staff training, recovery drills
cyber security, clinics, small business

Bandhan Beats | Rhea Sinha | media-gaming-entertainment | Guwahati | marketplace b2c | pre-seed | 1.1Cr | under-50k | 2-10 | 2023 | -35
Book a verified folk band, a drummer or a singer for a wedding in two taps.
Families hire musicians by rumour and pay in advance; musicians play 30 nights a year and wait for 335.
730 artists, 1,900 bookings and a 96% show-up record in the north-east alone.
Artist booking, advance protection, sound equipment
weddings, music, marketplace

Aquastead Farms | Vinod Pillai | agriculture-food-processing | Visakhapatnam | manufacturing b2b | series-a | 21Cr | 1m-5m | 51-200 | 2016 | 10
Antibiotic-free shrimp raised indoors, two hours from the airport.
Buyers abroad reject one container in forty for residues, and ponds lose a crop in three to disease.
Six indoor tanks gave fourteen harvests without a loss; two Japanese buyers take everything we grow.
Fresh and frozen shrimp, hatchery, tank technology
aquaculture, export, shrimp

Padhai Loans | Rakesh Jha | banking-finance-fintech | Ranchi | b2c b2b2c | series-a | 38Cr | 1m-5m | 51-200 | 2017 | 6
Loans for nursing, hotel and technical courses, judged by the course and not by the parents.
A girl with a nursing seat and a job waiting is refused, because her father has no salary slip.
We lent 84 crore to 19,300 students; 96% of those who finished work in their trade.
Course loans, fee instalments for colleges, placement guarantee
education loans, skills, impact

Craneview | Stephen Clarke | building-construction-real-estate | Sydney | saas-subscription b2b | pre-series-a | 4M | 500k-1m | 11-50 | 2018 | -10
One plan for every crane, hoist and delivery on a building site.
A tower crane costs 6,000 dollars a day and stands idle a third of it, because six trades book it on paper.
71 sites in three countries plan with us and lift 22% more a day.
Crane planning, delivery booking, safety records
construction, cranes, planning

Amrit Dairy Tech | Jignesh Chaudhary | agriculture-food-processing | Mehsana | b2b manufacturing | bridge | 9Cr | 1m-5m | 51-200 | 2014 | 8
A milk analyser for the village collection centre that pays the farmer in the same minute.
Milk is tested once, in a hurry, by the person who buys it, and arguments end with the farmer selling elsewhere.
7,300 centres use our analyser; twelve unions have switched every centre they own.
Milk analysers, payment software, spare parts
dairy, analysers, cooperatives

Lumen Street | Priyanka Das | electronics-hardware | Bhubaneswar | government-b2g manufacturing | pre-series-a | 10Cr | 500k-1m | 11-50 | 2017 | 12
Street lights that report their own faults and dim when the road is empty.
Towns pay for light all night and learn from complaints which lamps are dark.
42 towns, 118,000 lamps and power bills down by 57%; payment is tied to the measured saving.
Lamp controllers, town dashboard, savings contracts
street lighting, towns, energy saving

Slotwise | Amelia Wright | hospitality-travel-tourism | Dublin | saas-subscription b2b | seed | 1.4M | 100k-250k | 2-10 | 2022 | -33
Timed entry for museums, gardens and castles that never had a queue plan.
A garden is empty at ten and unbearable at two, and visitors blame the garden.
58 sites sell timed tickets with us; visitors stay forty minutes longer and spend a third more in the shop.
Timed tickets, visitor forecasts, membership
visitor attractions, ticketing, heritage

Fabrica Circular | Anand Subramanian | fashion-textiles-jewellery | Panipat | manufacturing b2b | series-a | 25Cr | 5m-10m | 201-500 | 2011 | 11
Yarn spun from old clothes, in forty colours, without dye or water.
Brands must use recycled cotton by 2030, and most of what is offered is too short to knit.
We spin 460 tonnes a month for 33 knitters; three European retailers have approved the yarn.
Recycled yarn, blended yarn, take-back sorting
recycled yarn, circular fashion, export

Sehat Box | Manoj Tiwari | healthcare-pharma-biotech | Varanasi | b2c services | pre-series-a | 13Cr | 1m-5m | 51-200 | 2019 | 2
Month-packed medicines for people with diabetes and blood pressure, delivered and checked.
Half of patients with a lifelong prescription stop within a year, mostly because it ran out on a busy day.
61,000 people receive a box each month; 83% of them take it as prescribed after a year.
Medicine boxes, pharmacist calls, home tests
chronic care, pharmacy, subscriptions

Rail Parcel Hub | Santosh Pawar | logistics-supply-chain | Nashik | b2b services | seed | 8Cr | 500k-1m | 11-50 | 2020 | 3
Door-to-door parcels by passenger train, a day faster than road and a third cheaper than air.
Trains leave with empty parcel vans, because no shipper wants to deal with two stations and three forms.
We book 74 trains a day; 41,000 parcels a month and a claims rate of 0.2%.
Rail parcels, station handling, fixed-price slots
rail freight, parcels, express

Clayworks Terracotta | Sunita Prajapati | consumer-goods-retail | Ahmedabad | d2c manufacturing | friends-family | 80L | 50k-100k | 11-50 | 2021 | 10
Terracotta cookware that survives a gas flame and a fall.
Clay pots make better food and break in a month, so families went back to aluminium.
We sold 23,000 pots from one kiln, four in a hundred come back, and potters earn twice what they did.
Cookware, water filters, tableware
terracotta, cookware, artisans

Quantrail Analytics | James Okafor | ai-data | Nairobi | b2b saas-subscription | seed | 1.6M | 250k-500k | 11-50 | 2020 | -16
Credit scores for shopkeepers from what they order, not from what they own.
Lenders want to fund shops, and the only record of a good one is a distributor's delivery book.
Nine lenders in three countries made 64,000 loans on our score; losses are half of their earlier ones.
Credit score, lender interface, distributor portal
credit scoring, retail, Africa

Helio Cookers | Wanjiru Kamau | energy-renewables-climate | Nairobi | manufacturing b2b2c | pre-series-a | 2.2M | 500k-1m | 51-200 | 2017 | 5
Solar-electric cookers that boil at night, paid in daily instalments.
A family spends a fifth of its income on charcoal and breathes the rest.
31,000 homes cook with us and 92% pay on time; carbon income covers a third of each cooker.
Electric pressure cookers, solar kits, pay-as-you-go
clean cooking, pay as you go, carbon

Inkwell Legal | Shreya Mukherjee | saas-software | Gurugram | saas-subscription b2b | series-a | 19Cr | 1m-5m | 51-200 | 2018 | -7
Contracts that remind a company of what it promised.
A mid-size company has signed nine thousand contracts and reads each of them twice: on signing and in court.
176 companies keep 1.9 million contracts with us; on average they found 3% of spending to renegotiate.
Contract search, obligation calendar, negotiation history
legal technology, contracts, enterprise

Pashu Doctor | Kuldeep Chauhan | agriculture-food-processing | Karnal | b2c services | seed | 3.5Cr | 100k-250k | 11-50 | 2021 | -13
A veterinarian on a video call within eight minutes, and at the barn by evening.
There is one veterinarian for 5,000 animals, and a sick buffalo costs a family two months of income.
148,000 consultations, 320 barefoot technicians and a monthly plan at 99 rupees an animal.
Video consultations, barn visits, animal insurance
veterinary, dairy, rural

Freshet Hydroponics | Chloe Martin | agriculture-food-processing | Abu Dhabi | b2b manufacturing | series-a | 22M | 1m-5m | 51-200 | 2018 | 7
Salad grown in the desert with 4% of the usual water.
The Gulf flies in nine of ten lettuces, five days old and half of them wasted.
Three farms deliver eleven tonnes a week to 240 hotels and two supermarket chains the morning after harvest.
Leafy greens, herbs, farm design for partners
hydroponics, food security, Gulf

Tooljet Rentals | Imtiaz Ansari | building-construction-real-estate | Surat | b2b services | pre-series-a | 12Cr | 1m-5m | 51-200 | 2018 | 17
Scaffolding and power tools by the day, delivered to the site by seven in the morning.
Small contractors buy tools for one job and store them for the next three years.
2,900 contractors rent from seven depots; equipment is out 71% of days and pays back in fourteen months.
Tool rental, scaffolding, operator training
equipment rental, construction, depots

Bhasha Voice | Meenakshi Sundaram | ai-data | Chennai | b2b licensing | pre-seed | 2Cr | under-50k | 2-10 | 2024 | -50
Screen readers and audiobooks in Tamil and Telugu that sound like a person.
Blind students study in a robotic voice made for another language, and give up on textbooks first.
Two state textbook boards are recording 900 books with us; 11,000 students test the reader.
Screen reader, audiobook studio, textbook licences
accessibility, speech, education

Northpeak Outdoor | Tashi Dolma | e-commerce-d2c | Shimla | d2c b2c | seed | 4.2Cr | 500k-1m | 11-50 | 2018 | 8
Trekking gear made for Himalayan weather and Indian sizes.
Imported boots fit another foot, and cheap ones open at the sole on the second pass.
We sold 64,000 boots and jackets, repair what wears out, and four in ten customers come through a guide.
Boots, jackets, tents, repair service
outdoor, footwear, D2C

Silverline Seniors | Margaret Lobo | healthcare-pharma-biotech | Mysuru | services b2c | growth-private-equity | 55Cr | 5m-10m | 201-500 | 2013 | 13
Assisted living for parents whose children live two flights away.
Ten million parents live alone, and neither a hospital nor a daughter abroad can answer a call at three in the morning.
Five homes with 610 residents are 94% full with a waiting list; two sites are leased and approved.
Assisted living, day care, care at home
senior living, elder care, hospitality
`
