/** `../businesses.ts` describes the form. */
export const first = `
Nair Spice Mills | Meera Nair | food-beverage-restaurants | Kochi | operating-company-100 | family-owned | 18Cr | 100 | 1m-5m | 17 | 51-200 | 1998 | lack-of-succession | 6-12 | share-sale | 6-months | everyone-with-an-active-plan | manufacturing b2b
Spice-grinding company with its own steam steriliser and buyers in fourteen countries.
Two mills and a laboratory grind 2,100 tonnes a year; 71% is exported and the ten largest buyers have stayed nine years on average.
Both children have chosen medicine. I would stay half a year and introduce every buyer in person.
Ground spices, blends and oleoresins
plant-machinery customer-contracts export-history-certifications licences-permits
spices, export, food processing
Overview: Pepper comes from Wayanad and Idukki, ginger from Kodagu and turmeric from Erode, bought from growers whom we have known for years. The steriliser was put in five years ago and still has four tenths of its time free. Sesame and mustard are ground in the second mill, behind two doors, so allergens never meet the export lots.
Aims: My father sold pepper by its smell; I have spent twenty-six years writing down why it smells so. What is left to do needs someone younger: a second shift on the steriliser, blends under our own name in the Gulf, and organic papers for another 300 growers. I hope for an owner who keeps the laboratory beside the mills, pays growers within a week and answers the telephone when Rotterdam calls. The price matters to me, and so does that.

Shakti Steel Fabricators | Paresh Vaghela | engineering-manufacturing | Rajkot | operating-company-100 | sole-owner | 9.5Cr | 100 | 1m-5m | 14 | 51-200 | 2004 | retirement | 3-6 | slump-sale | 3-months | anonymous | manufacturing b2b
Steel-fabrication workshop with two cranes, a paint shop and an order book of eleven months.
It builds conveyors and silos for cement and grain plants; four customers give two thirds of the work under yearly rate contracts.
The owner is sixty-four and the foremen, who run the floor already, would like to stay.
Conveyors, silos and structural steel
plant-machinery customer-contracts key-staff land-building
fabrication, cement plants, silos
Overview: The shed measures 32,000 square feet with a ten-tonne and a five-tonne crane, plasma cutting, rolling up to 20 millimetres and a blasting room. Eighty-four people work here, eleven of them coded welders. Drawings are made in-house by a small office that also goes to measure at the plant, often during a Sunday shutdown.
Aims: Cement plants are moving to covered conveyors and bigger silos, and each of the four main customers has plans on the table for the next three years. The paint shop is the bottleneck: a second booth, for which space is marked, would let another forty tonnes a month leave the gate. Export of screw conveyors to East Africa was tried once, worked, and was dropped for want of time. For three months the owner would come in daily, walk the buyer through every rate contract and every customer’s purchase head, then stay reachable for a year. Bank guarantees would be replaced at closing. The foremen know about the sale and have asked only that the canteen remain.

Monsoon Resort Coorg | Leela Ponnappa | hospitality-travel-tourism | Madikeri | land-plant-with-business | family-owned | 32Cr | 100 | 1m-5m | 24 | 51-200 | 2008 | new-venture | 6-12 | asset-sale | 3-months | everyone-with-an-active-plan | b2c services
Twenty-four-cottage plantation resort on 18 acres, full on 210 nights of the last year.
Coffee and pepper on the estate pay the upkeep; six in ten bookings are direct, which is rare for the region.
The family is building a school near Mysuru and will not do both halfway.
Cottages, restaurant, plantation walks and events
land-building brand-trademarks licences-permits key-staff
resort, plantation, hospitality
Overview: The cottages were built over six years from laterite and jackwood by masons of the next village. Guests walk out with the estate writer in the morning, eat akki roti and pandi curry at noon and sit by a fire in the months of rain. A well, two tanks and a treatment plant make us independent of tankers.
Aims: Rain keeps the cottages half empty from late June to early September. Somebody who knows ayurveda or yoga, or simply companies that hold quiet meetings, could fill those weeks; we tried neither with conviction. Approval exists for eight further cottages above the stream, and the old drying yard would make a hall for small weddings. We should hand over after the coffee harvest, in March, with the estate writer, the chef and fifty-four others in place. My husband will spend three months beside the new manager and teach the pruning of pepper, which no book does properly. Bookings already taken are honoured at the price we gave.

Pixelcraft Design Store | Aman Khurana | e-commerce-d2c | Delhi | online-business-website-app | equal-partners | 2.4Cr | 100 | 250k-500k | 29 | 2-10 | 2016 | new-venture | 1-3 | asset-sale | 3-months | everyone-with-an-active-plan | d2c b2c
Online shop for wall art and stationery that runs with five people and no office.
38,000 past customers, a third of whom buy again; printing and packing are done by one partner under a three-year price.
The two founders have started a software firm and give this business four hours a week, which is less than it deserves.
Prints, planners and gift stationery
domain-social-accounts brand-trademarks customer-contracts software-source-code
gifts, online shop, asset light
Overview: Around 640 designs are ours outright, drawn by nine illustrators on written assignments. Orders arrive by themselves from Monday to Sunday, go to the printer in Okhla at midnight as one file and leave the same evening. Returns are under two in a hundred, mostly tubes crushed by a courier.
Aims: Two people with time would see within a week what we have left undone. The wholesale price list is from 2021, forty gift shops asked for terms last year and got a late answer; planners for schools never went past a sample; and the mail we send is one a month, written on a train. We would transfer the domain, the accounts, the files and the printer’s contract in a single day, then sit with the buyer for twelve Tuesday evenings. Three months cover one Diwali or one new year if the timing is chosen well, and those two seasons make half of the profit. We do not intend to draw another planner as long as we live.

Sunrise Diagnostics | Dr Kavita Deshmukh | healthcare-pharma-biotech | Aurangabad | majority-stake | sole-owner | 11Cr | 74 | 1m-5m | 22 | 51-200 | 2006 | lack-of-growth-capital | 3-6 | partial-stake-sale | 12-months | anonymous | services b2c
Accredited diagnostic centre with a scanner, eleven collection points and 190 referring doctors.
It performs 900 tests a day and is the only accredited laboratory within sixty kilometres.
A second scanner and four more towns need capital; the doctor stays with a quarter and runs the laboratory.
Pathology, imaging and home collection
licences-permits plant-machinery key-staff brand-trademarks
diagnostics, healthcare, accredited laboratory
Overview: The scanner was bought new in 2020 and runs on two shifts. Samples from the collection points come in by motorcycle every ninety minutes, with a logger in each box. Reports go out by message the same evening for four tests in five, and twenty-two hospitals without a laboratory of their own rely on that.
Aims: What the partner’s money would do is already drawn: an MRI scanner in the hall next door, which we rent and keep empty, and collection points in four market towns whose patients travel to us today. Either should pay within three years at present referrals. The doctor would sell 74% and stay as laboratory director with a contract of five years, so the accreditation continues without a break. Twelve months of joint running are planned for accounts, purchasing and the talks with insurers, where a group buyer can do better than we do alone. Prices for the poor on Thursdays have existed since the first year. She asks that they go on.

Bluewave Dyeing | Karthik Palanisamy | fashion-textiles-jewellery | Erode | operating-company-100 | family-owned | 14.5Cr | 100 | 5m-10m | 9 | 201-500 | 1994 | lack-of-succession | no-fixed-timeline | share-sale | 6-months | anonymous | manufacturing b2b
Zero-discharge dyeing unit with every consent renewed, nineteen tonnes a day.
Water is recycled to 93%, steam comes from wood waste, and 28 knitters have used it for more than ten years.
The third generation lives abroad. A knitter or a garment exporter would save its dyeing margin from the first month.
Knit dyeing, bleaching and finishing
licences-permits plant-machinery land-building customer-contracts
dyeing, zero discharge, textiles
Overview: Twelve soft-flow machines, two stenters and a compactor stand in a hall that was reroofed in 2019. Light shades and school colours are the daily bread, with lots between eighty and 1,200 kilos. The recycling plant has its own crew, and its readings go to the pollution board online every quarter of an hour.
Aims: New consents for dyeing are hardly given any more in this valley, so the licence alone is worth a long drive. We run at 74% because the family has not looked for customers since the grandfather stopped travelling. Whoever owns circular-knit machines could fill the rest with his own fabric; polyester blends and digital printing, for which the power is connected, would suit another. Both managers have been here above fifteen years and know which dyer mixes what. The family would remain six months in turns and introduce the 28 knitters at their own gates. Wood contracts run to next March. Workers’ dues are paid up and an actuary has counted the gratuity.

Little Acorns Preschools | Ruchi Malhotra | education-edtech | Gurugram | operating-company-100 | sole-owner | 5.6Cr | 100 | 500k-1m | 26 | 51-200 | 2011 | relocation | 3-6 | share-sale | 6-months | everyone-with-an-active-plan | b2c services
Four preschools with 540 children, a waiting list and leases until 2033.
Fees are paid by the term in advance; nineteen of twenty-six teachers have been there for more than five years.
The founder moves to Canada with her family in the spring and wants an educator, not a chain, if she can choose.
Preschool, day care and summer camps
brand-trademarks key-staff licences-permits
preschool, education, waiting list
Overview: Children come between eighteen months and six years, to houses with real gardens and a sandpit instead of a screen. One adult looks after eight children, lunch is cooked in each house, and parents may walk in at any hour. Admissions for next April closed in November with 130 names left over.
Aims: The waiting list would fill a fifth house on the day it opens; a landlord in Sector 57 has held a bungalow for us until June. After-school care for children up to ten is the other wish that parents repeat. I started with eleven children on my veranda and can say honestly that the place now runs on its four heads, each of whom knows my reasons for every rule. They will tell a buyer more than my files. For half a year I am here in person through one admission season, and afterwards by video from Canada, whenever it is useful. Fees rise each April by about the cost of living. Please do not paint the walls in cartoon characters.

Himgiri Packaged Water | Rajesh Thakur | food-beverage-restaurants | Solan | operating-company-100 | equal-partners | 7.2Cr | 100 | 1m-5m | 15 | 11-50 | 2010 | partner-dispute-exit | 1-3 | slump-sale | 1-month | anonymous | manufacturing trading-distribution
Spring-water bottling plant with its own source and a supply contract with three hotel groups.
The line fills 6,000 bottles an hour, works one shift of three and is certified to the national standard until 2029.
The two partners disagree about a second plant and have agreed, amicably, to sell this one.
Bottled spring water and private label
land-building plant-machinery licences-permits customer-contracts
bottled water, private label, hotels
Overview: The spring gives 41,000 litres a day even in May, measured by the state for nine years. Bottles are blown on the spot, from 250 millilitres to two litres, and jars are washed in a separate hall. The hotels take 38% of the output, tea-shop distributors along two highways most of the rest.
Aims: A second shift needs sixteen people and a night supervisor and no machine at all. Glass bottles for hotels are asked for at every renewal, as plastic is being banned from rooms; the filler would cost about eighty lakh. Private label for an airline caterer was quoted, then left unanswered during the partners’ discussions. Since both wish to leave quickly, the handover is one month: source tests, supplier terms, the three hotel buyers and the keys. The plant manager has run the line from the first bottle and would sign for three years. Land includes two acres uphill that protect the spring, and nothing may be built there. Neither partner will bottle water in the state for five years.

Ledgerline Accountants | Graham Foster | business-services | Leeds | operating-company-100 | equal-partners | 1.1M | 100 | 500k-1m | 31 | 11-50 | 2001 | retirement | 6-12 | earn-out | 12-months | everyone-with-an-active-plan | services b2b
Accountancy practice with 410 recurring clients and fees collected monthly.
No client gives more than 2% of fees, 96% stay from year to year and all records are already in the cloud.
Both partners turn sixty-five next year; the two managers are qualified and wish to stay.
Accounts, payroll and tax for small companies
customer-contracts key-staff brand-trademarks
accountancy, recurring fees, retirement
Overview: Most clients are family firms around Leeds: joiners, dentists, two breweries and a surprising number of hauliers. Each pays a fixed sum by direct debit and may telephone as often as they like. Nobody here has worked on a Saturday since 2011, which the managers regard as the real asset.
Aims: Advice is where the growth lies, as we prepare accounts well and seldom ask what the client wants them for. One of the managers has begun quarterly meetings with thirty owners, and they pay half as much again without complaint. Making tax digital brings landlords to the door; we have let them go elsewhere. An earn-out suits us because we believe the clients will stay. For a year both of us keep our desks, write jointly with the buyer to every client and attend the first meeting with the hundred largest. After that, two days a month until the earn-out is settled. The lease of the mill floor has six years left and a decent view of the canal.

Kaveri Agro Equipments | Murugan Velu | engineering-manufacturing | Salem | minority-stake | family-owned | 6Cr | 26 | 1m-5m | 13 | 51-200 | 1999 | strategic-merger | 6-12 | partial-stake-sale | 12-months | everyone-with-an-active-plan | manufacturing b2b
Maker of power weeders and paddy transplanters looks for a partner with a dealer network.
11,000 machines work in four southern states and 240 dealers sell them; the north and the east are untouched.
A quarter of the company is offered to somebody who already sells to farmers there.
Power weeders, transplanters and spares
patents plant-machinery distribution-network brand-trademarks
farm machinery, dealers, expansion
Overview: A weeder weighs 68 kilos, so a woman can turn it at the end of the row, and its gears are cut in our own shop. The transplanter plants eight rows and goes across a bund on two planks. Spares are priced to be cheaper than copies and sent by the evening bus.
Aims: South of the Krishna we sell to every taluk; north of it nobody has heard of us. The partner we look for has counters, mechanics and credit with dealers in Bihar, Bengal, Assam or Punjab, and would take 26% so that both sides gain from what is sold there. His six crore builds an assembly shed nearer to those fields, probably in Odisha, and tooling for a smaller transplanter that eastern plots need. Our design team of five remains in Salem, with my two sons among them. In the first year we would go together to a hundred demonstrations, one in each block, since no farmer believes a brochure. Accounts are open to the partner monthly, and the board has a chair for him.

Velvet Crumb Bakery | Naina Sethi | food-beverage-restaurants | Chandigarh | brand-ip | sole-owner | 3.1Cr | 100 | 500k-1m | 12 | 11-50 | 2013 | health | 1-3 | asset-sale | 3-months | everyone-with-an-active-plan | b2c franchise
Bakery brand with six shops, a central kitchen and 120 tested recipes.
Cakes are ordered two days ahead, which keeps waste below 3%; half of sales are celebrations.
The founder must slow down on her doctor's advice and would sell brand and kitchen together or apart.
Cakes, breads and celebration orders
brand-trademarks plant-machinery domain-social-accounts key-staff
bakery, brand, central kitchen
Overview: The kitchen in the industrial area bakes from midnight, and two vans reach the shops before eight. Recipes are weighed to the gram and filmed, because I trained as a chemist before I was a baker. A wedding cake costs a week of one decorator, of whom there are four.
Aims: If I had another ten healthy years, I would give Mohali and Panchkula a shop each, franchise to the three people who write to me every Diwali, and put our rusks and tea cakes in grocers’ shelves, for the ovens sleep from ten in the morning. An owner with a café chain could take the kitchen alone and supply himself. Somebody who only wants the brand gets the recipes, the films and four months of my palate. I can taste and correct, only not stand. For three months I will be there each morning from eight to eleven, and Rekha, who has baked with me since the first oven, has agreed to teach whoever comes.

Trident Fasteners | Jaspal Grewal | automotive-ev | Ludhiana | operating-company-100 | majority-plus-minority-holders | 22Cr | 100 | 5m-10m | 11 | 201-500 | 1992 | non-core-divestment | 6-12 | slump-sale | 6-months | anonymous | manufacturing b2b
High-tensile fastener division with approvals from three vehicle makers.
4,800 tonnes a year, a rejection rate of nineteen parts per million and a heat-treatment line installed in 2022.
The group concentrates on forgings; the division has its own sheds, books and managers and can leave in a day.
Bolts, studs and special fasteners
plant-machinery customer-contracts licences-permits land-building
fasteners, automotive, carve-out
Overview: Cold forging up to M24, thread rolling after heat treatment, and a laboratory that pulls, bends and salts samples from every furnace load. Three vehicle makers and nine of their suppliers buy to yearly schedules. Nothing is made for stock except 140 standard sizes sold to a tractor-spares wholesaler.
Aims: Electric vehicles use fewer engine bolts and more for battery trays and seats; prototypes for two of these are approved and wait for a press of 400 tonnes, which the group did not want to buy. Railways and wind towers pay better per kilo, and the heat-treatment line has room for both. As a division we share nothing with the forge but a gate and a payroll clerk, and six months are enough to separate even those. The general manager, the metallurgist and the head of tooling have said they will transfer. Group companies continue to buy at contract prices for three years. An auditor’s report on the carved-out accounts is in the data room, with the land records of the sheds.

Cloudnine Hosting | Yusuf Merchant | it-services | Pune | online-business-website-app | sole-owner | 1.9Cr | 100 | 250k-500k | 34 | 2-10 | 2009 | new-venture | under-1-month | asset-sale | 1-month | everyone-with-an-active-plan | saas-subscription b2b
Web-hosting business with 3,300 paying sites and eleven years of renewals.
Four in five renew by themselves, support takes five hours a day and everything runs on rented servers.
The owner has joined a start-up and wants the customers to be in attentive hands.
Hosting, domains and mail
customer-contracts domain-social-accounts software-source-code
hosting, recurring revenue, small team
Overview: Customers are schools, small factories, two newspapers and a great many clinics that want their mail to arrive. Everything sits on eleven rented servers in two cities with copies in a third. One technician works with me and writes the answers that people afterwards quote to their friends.
Aims: A bigger host would move these sites to its own machines in a month and save most of the rent, four lakh a year. Prices have not changed since 2018, and a customer told me it was embarrassing. Backups, security certificates and a simple website builder can be sold to the same list; I have only ever sent renewals. What is for sale: the customer base, the panel I wrote, the domains and the accounts with registrars. I would move the money side on day one, sit with your support people for four weeks in the evening and leave a manual of 160 pages with every strange case in it. The technician, Sagar, would like to come along.

Emerald Tea Estate | Barun Gogoi | agriculture-food-processing | Jorhat | land-plant-with-business | family-owned | 46Cr | 100 | 1m-5m | 22 | 501-1-000 | 1961 | lack-of-succession | 12-plus-months | asset-sale | 12-months | anonymous | manufacturing b2b
Tea garden of 610 acres with an orthodox factory and organic certificates.
It makes 640 tonnes a year, a third of it sold directly to blenders in Germany and Japan at twice the auction price.
No one of the next generation lives in Assam. The workers' housing, school and clinic are in good order.
Orthodox and green tea
land-building plant-machinery export-history-certifications licences-permits
tea, organic, estate
Overview: Two thirds of the bushes were replanted after 1995 and stand on raised beds above the flood line. The factory withers on troughs, rolls on tables from 1974 that nobody would exchange, and fires with bamboo and gas. Certificates for Europe, Japan and America have been held without a break since 2009.
Aims: Direct buyers would take half of the crop instead of a third; each asks for small lots with the date and the section on the label, and that means one more person in the tasting room. Seventy acres of old bushes should be uprooted in the next five winters, a plan with costs exists. Guests could sleep in the old bungalow, which has eleven rooms and a veranda worth the journey. Handover takes a full year because a garden shows itself only over four seasons: pruning, first flush, rain, autumnal. The manager and the tea-maker have signed to remain for three years. A buyer takes over the workers’ housing, school and clinic with their obligations, all of them funded. We ask for nothing beyond that and the small graveyard by the river.

Fitforge Gyms | Sameer Kohli | wellness-beauty-fitness | Jaipur | franchise-unit | franchisee | 2.2Cr | 100 | 250k-500k | 19 | 11-50 | 2017 | relocation | 1-3 | franchise-transfer | 1-month | everyone-with-an-active-plan | franchise b2c
Two gyms of a national franchise with 2,150 members on yearly plans.
Equipment is three years old, both leases run to 2031 and the franchisor has agreed to a transfer without a fee.
The owner moves to Dubai in June; the trainers and the manager stay.
Gym memberships and personal training
customer-contracts plant-machinery key-staff
gym, franchise, members
Overview: One club is in Vaishali Nagar, the other near the university on Tonk Road. Renewals stand at 63%, well above the brand’s average, chiefly because trainers ring whoever has been absent for nine days. Mornings belong to women from ten to twelve, and that batch has a queue.
Aims: I would begin with the terrace at Vaishali Nagar, already load-tested, for outdoor classes, and with physiotherapy in the room now full of broken benches. Companies on Tonk Road have asked for group rates. Personal training brings a fifth of income and could be a third if two more trainers were certified, for which the franchisor pays half. Rents rise 5% each June. My month of handover covers the landlord meetings, the franchisor’s training in Mumbai and the renewal calls in that period, after which Mahendra, the manager, has no need of me. He runs both places in practice and gets a tenth of the profit. The buyer should keep that arrangement if he is wise.

Orchid Pharma Distributors | Anil Kothari | healthcare-pharma-biotech | Nagpur | distribution-rights | equal-partners | 8.4Cr | 100 | 5m-10m | 5 | 51-200 | 1996 | retirement | 3-6 | asset-sale | 6-months | anonymous | trading-distribution b2b
Medicine distributor with rights for 31 companies and 1,900 chemists on eleven routes.
Stock turns fourteen times a year, credit to chemists is 21 days and bad debts were 0.2%.
After twenty-eight years the partners wish to retire together, and their sons are engineers.
Medicines, surgical goods and a cold chain for vaccines
distribution-network licences-permits inventory customer-contracts
pharma distribution, routes, cold chain
Overview: A van on each of the eleven routes calls twice a week, and a chemist who orders before noon is served by evening. The cold room holds vaccines and insulin on two generators. Expired stock goes back within the companies’ windows, as a clerk does nothing else, and that habit explains the margin.
Aims: The companies want fewer and larger distributors in each district; thirty-one rights held together are hard to assemble today. An owner with capital could add hospital supplies, where tenders ask for a deposit that we did not like to tie up, and surgical goods, which are only 6% of sales in a city of nineteen operating theatres. Software from 2012 counts stock but does not suggest orders. Each company must agree to the transfer; eighteen have done so in principle. We shall take the buyer round all 31 offices in the first half of the six months and along every route in the second. Salesmen, drivers and the godown keeper stay. One of us lives across the road.

Greenline Nursery | Fiona Campbell | consumer-goods-retail | Perth | operating-company-100 | sole-owner | 1.9M | 100 | 1m-5m | 16 | 11-50 | 1989 | retirement | 6-12 | asset-sale | 3-months | everyone-with-an-active-plan | b2c trading-distribution
Garden centre on its own four acres beside a growing suburb.
It grows 40% of what it sells, a café brings people on rainy days and weekends have paid parking next door.
The owner has sold plants for thirty-five years and would like to have a garden of her own.
Plants, pots, landscaping and a café
land-building inventory brand-trademarks key-staff
garden centre, land, retail
Overview: Native shrubs and fruit trees do well in this sand and we propagate most of our own, under 2,000 square metres of shade cloth. Bore water is licensed to 2034. The café seats sixty; on a winter Sunday there are more prams than plants going through the gate.
Aims: Eleven hundred new houses are going up within ten minutes of here, and every one starts with a bare verge. Landscaping for the builders has been a sideline with two blokes and a ute; it could be its own department. Online orders we take by phone, which tells you everything. The western acre is zoned for retail as well, should a buyer want a tenant such as a vet or a pool shop. I’d stay three months, one of them spring if you can manage it, and walk the propagation houses with your grower. Kylie in the café and Bruce, who’s been on irrigation since 1996, both want to stop on. My own garden is five minutes away, so you’ll see me buying mulch.

Rangoli Prints | Hetal Shah | media-gaming-entertainment | Surat | business-assets-only | family-owned | 2.6Cr | 100 | 500k-1m | 7 | 11-50 | 2007 | lack-of-growth-capital | under-1-month | asset-sale | none | everyone-with-an-active-plan | manufacturing b2b
Five-colour offset press, binding line and a bonded client list of 70 publishers.
The press has printed 41 million sheets of a rated 200 million and was serviced by its maker in August.
The building must be returned in the spring, and moving the press ourselves would cost more than the year earns.
Books, cartons and calendars
plant-machinery inventory customer-contracts
printing press, packaging, assets
Overview: The press prints 13,000 sheets an hour on formats up to 72 by 102 centimetres. With it go a folder, a section sewer, a perfect binder, two guillotines, plates and about nineteen tonnes of paper at cost. Publishers of school guides and Jain calendars give the work, most of it between January and June.
Aims: This suits a printer who has the building and lacks the fifth colour. Someone in cartons would pay the machine back faster than we did with books: sari boxes alone, in this city, are a press’s work for a year. The maker’s engineer has given a price for dismantling, transport within 400 kilometres and levelling, eighteen days in all. We would hand over the list of seventy publishers with their usual print runs and ring them in the buyer’s presence. Operators Bharat and Iqbal would move with the press anywhere in south Gujarat. There is no transition after the lorries leave, for the shed goes back to its owner, but my number remains the same. Come and see a job running; we print until the last week.

Sagar Cold Storage | Dinesh Patidar | logistics-supply-chain | Indore | operating-company-100 | family-owned | 16Cr | 100 | 500k-1m | 38 | 11-50 | 2012 | new-venture | 6-12 | share-sale | 3-months | anonymous | services b2b
Multi-chamber cold store for 9,500 tonnes, let to 93% over five years.
Potatoes, spices and pharmaceuticals share eight chambers; half a megawatt of solar pays for the summer.
The family moves its money into a logistics park and sells at a yield that a bank would lend against.
Cold storage, ripening chambers and handling
land-building plant-machinery customer-contracts licences-permits
cold storage, warehousing, yield
Overview: Chambers hold from minus twenty to plus twelve degrees, with ammonia plant of 2016 and a control room where a man sits at night. Tenants are two potato processors, a spice trader, an ice-cream maker and three drug distributors. Five have been here since the first year. The four-acre plot fronts on the bypass.
Aims: As it stands, this is a yield: rents rise by 6% a year under contracts that average 41 months to go. A more active owner could roof the loading yard, build the ninth chamber for which the foundation was cast in 2012, and let the solar plant grow to 800 kilowatts. Ripening of bananas is done in two rooms and refused daily in season. Pharmaceuticals pay double per pallet and need one certificate more, for which the audit is booked. Three months of joint operation are included; the engineer has fourteen years here and a salary that reflects it. The family retains no claim to the plot behind. Leases, meter records and compressor hours for five years can be seen after a confidentiality agreement.

Brightpath Tutors | Olivia Evans | education-edtech | Birmingham | operating-company-100 | sole-owner | 640K | 100 | 500k-1m | 23 | 11-50 | 2012 | relocation | 3-6 | earn-out | 6-months | everyone-with-an-active-plan | b2c saas-subscription
Tutoring company with 1,250 weekly pupils, nine in ten of them online.
Parents pay by direct debit, a pupil stays for nineteen months and 84 tutors work as they are booked.
The founder marries into New Zealand and will hand over for half a year, at any hour that suits.
Tutoring in mathematics, English and science
customer-contracts brand-trademarks software-source-code key-staff
tutoring, direct debit, online
Overview: Pupils are matched with one tutor and keep the same hour, usually between four and eight, in a classroom on screen that we built ourselves. Birmingham, Solihull and Wolverhampton supply most families. A parent gets two lines after each lesson, and once a term a call from me or my deputy.
Aims: Online we can teach anywhere, yet I have only ever leafleted within twenty miles. Councils have begun to pay for children out of school, a growing list, and three have approached us; that work needs someone to handle the forms. A-level sciences are turned away each autumn as I never found the time to recruit for them. The earn-out follows pupils retained after two terms, since I believe they will be. My deputy Farah interviews every tutor and would make a fine director. Six months from me in full, first here and then from Nelson, where your evening is my morning, so lessons could have a manager awake around the clock. Tutors are contractors, and their agreements carry over unchanged.

Konkan Alphonso Exports | Prasad Sawant | agriculture-food-processing | Ratnagiri | majority-stake | equal-partners | 7.8Cr | 60 | 1m-5m | 18 | 51-200 | 2003 | lack-of-growth-capital | 6-12 | partial-stake-sale | 12-months | everyone-with-an-active-plan | manufacturing b2b
Mango-pulp factory with 900 contracted growers and an approved export line.
It works 74 days a year at full capacity; a second product for the other nine months is what a partner would bring.
Three fifths are offered for money and for the right to say what else the line should make.
Alphonso pulp, frozen slices and kokum
plant-machinery export-history-certifications customer-contracts licences-permits
mango, pulp, export
Overview: Fruit comes in by rowing boat and truck from 900 orchards between Devgad and Guhagar, is ripened on straw for six days and pulped the hour it is ready. Cans and aseptic drums go to Jeddah, Rotterdam and Osaka. Kokum is done by hand in a yard beside the factory.
Aims: Boilers, cold room and 140 trained people stand idle from mid-June. Jackfruit and banana grow at the same growers’ doors, cashew apples rot under the trees, and the drying tunnels that would turn them into something have been quoted. We want a partner with a market for one of these and the nerve to choose. He would hold 60%, we two brothers 40% and the season. For a year we run everything jointly, from the first blossoms, when advances are given to growers, to the last container. The managers, Pednekar and Mrs Shirke, stay with us both. One condition concerns the orchards: the growers’ contracts and the way of fixing the price in April remain as they are.
`
