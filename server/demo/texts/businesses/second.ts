/** `../businesses.ts` describes the form. */
export const second = `
Harbour Lights Seafood | Antony Rozario | food-beverage-restaurants | Chennai | operating-company-100 | sole-owner | 4.9Cr | 100 | 1m-5m | 14 | 51-200 | 2005 | retirement | 3-6 | share-sale | 6-months | everyone-with-an-active-plan | b2c services
Seafood restaurant group with three full houses and a kitchen that feeds forty offices.
Fish is bought on the quay at four each morning by the same two men since the first day; tables turn 2.6 times an evening.
After four decades in kitchens the owner wants evenings at home. Recipes and suppliers are part of the sale.
Restaurants, office meals and catering
brand-trademarks key-staff licences-permits customer-contracts
restaurants, seafood, catering
Overview: Two restaurants are in the old town and one by the lighthouse, 310 seats together, all with leases over 2030. Crab roast and vanjaram fry bring people back; the lunch boxes for offices use what the evening does not. Chef Susai and his nine have cooked together since the second branch opened.
Aims: Offices are where I should have gone further. Forty take our lunch and the kitchen at Royapuram could do ninety before it needs another burner. Families ask for the masalas, which we give away in newspaper cones; bottled, they would be a business. A fourth house on the East Coast Road was offered to me twice, and I was too tired to say yes. During six months I take the buyer to the quay at four every morning until Michael and Xavier, who buy our fish, call him thambi. Every recipe is written in Tamil with weights. The company is sold with its licences, the staff’s provident fund is up to date, and my table by the kitchen door may be given to anybody.

Gulf Star Interiors | Nadia Haddad | building-construction-real-estate | Dubai | operating-company-100 | equal-partners | 7.5M | 100 | 5m-10m | 12 | 51-200 | 2008 | strategic-merger | 6-12 | share-sale | 12-months | anonymous | services b2b
Office-interiors contractor with its own joinery and 41 fit-outs last year.
The licence covers all seven emirates, the joinery employs 63 people and two thirds of clients have come back.
The partners would rather join a regional group as one of its companies than grow alone.
Office interiors, joinery and maintenance
licences-permits plant-machinery key-staff customer-contracts
interiors, fit-out, joinery
Overview: A fit-out takes us between seven and sixteen weeks, designed by five people in our own studio and built by teams who do nothing else. The joinery cuts veneer, solid wood and stone. Banks, law firms and two government offices are clients; maintenance contracts from old projects keep twenty men busy all year.
Aims: Towers of the nineties are being refitted floor by floor, and tenants want one firm from drawing to door handle. We decline about a third of enquiries because performance bonds tie up what two private partners have. Inside a regional group that limit would vanish, and so would the weak months of summer, as the joinery could work for hotels in other countries. Riyadh is asking. Both of us would run the firm under its new owner for at least a year and gladly longer on a salary and a share of profit; project managers have been told and eleven of fourteen signed retention letters. The trade licence transfers with the company. Receivables older than ninety days stay with the sellers and are listed apart.

Akshar Book Distributors | Bimal Sanyal | education-edtech | Kolkata | distribution-rights | family-owned | 2.9Cr | 100 | 1m-5m | 6 | 11-50 | 1978 | retirement | no-fixed-timeline | asset-sale | 6-months | everyone-with-an-active-plan | trading-distribution b2b
School-book distributor with exclusive rights for nine publishers in six states.
1,340 schools order between January and April, and payment comes before the books in two cases of three.
The owner is seventy-one. A warehouse of 14,000 square feet can be bought or rented with the business.
School books, atlases and stationery
distribution-network customer-contracts inventory land-building
school books, distribution, seasonal
Overview: Nine publishers trust us with West Bengal, Assam, Odisha, Jharkhand, Bihar and Tripura, and renew every five years; the earliest renewal is 2028. Thirty-two people pack until eleven at night in February and go fishing in July. Teachers know our travellers by name, since samples are explained and not dropped.
Aims: Between May and December the warehouse yawns. Library books, exam guides and classroom furniture could travel the same roads with the same four lorries, and stationery, only an eighth of sales, is bought by every school from somebody. The young people here have shown me an ordering page; I let them try it with sixty schools and the telephone was quieter. A publisher’s consent is needed for each transfer, and I shall ask for it in person, nine train journeys in all. Half a year should contain one season, otherwise the buyer learns nothing. My nephew keeps the accounts and will remain if wanted. I came to College Street in 1978 with one trunk of atlases. It has been a good trade for a man who likes to read.

Tapti Pipes | Nilesh Borole | building-construction-real-estate | Jalgaon | distressed-business | majority-plus-minority-holders | 6.6Cr | 100 | 1m-5m | -8 | 51-200 | 2002 | financial-distress | 1-3 | auction-insolvency | none | anonymous | manufacturing b2b
Drip-pipe factory at half capacity whose only fault is the debt it was built with.
Six extrusion lines, a tested dripper of its own and 310 dealers; orders were refused this season for lack of resin.
The lender agrees to a settlement. With working capital the plant earned 18% as recently as 2021.
Drip pipes, fittings and filters
plant-machinery brand-trademarks distribution-network land-building
turnaround, drip irrigation, plastics
Overview: The plant can make 5,600 tonnes a year and made 2,700 because resin is bought for cash only. Machines were serviced all the same; the maintenance chief accepted late wages rather than let a screw rust. The dripper is tested by the state university and approved for subsidy in three states.
Aims: Drip irrigation is paid for in large part by subsidy, which arrives five months after the pipe is in the ground. We borrowed short to bridge it, then the subsidy stopped for a year. With working capital of about three crore and a rule to sell four tenths outside the schemes, the six lines fill themselves: 310 dealers ordered this spring and were sent home. Sprinklers and garden pipes run on the same tools. The bank has put its settlement figure in writing, valid to March, and the process is supervised by a resolution professional, who alone receives bids. There is no transition by the family, although the production head and the three regional salesmen have offered theirs. Statutory dues are listed to the rupee.

Nest & Nook Furniture | Sophia Turner | e-commerce-d2c | Bristol | online-business-website-app | sole-owner | 890K | 100 | 1m-5m | 13 | 2-10 | 2015 | non-core-divestment | 1-3 | asset-sale | 3-months | everyone-with-an-active-plan | d2c b2c
Online furniture shop for small flats, with a 41-day cash cycle in its favour.
Customers pay on order, makers are paid on dispatch, and returns stand at 3.8% because every piece has a paper template.
The owner keeps her contract business and sells the shop with its designs.
Folding desks, narrow sofas and storage beds
brand-trademarks domain-social-accounts customer-contracts patents
furniture, small spaces, online
Overview: Three makers in Somerset, Gdańsk and Leicester build to our drawings, deliver to the door and carry the stock. Before ordering, a customer unrolls the paper template on her own floor; that single idea halves the returns. Two magazines’ pages on small flats and our own photographs send seven visitors in ten.
Aims: A shop with eleven products could have thirty. On my desk are drawings for a wall-hung wardrobe and a table that becomes a bed frame, both prototyped, and they go with the sale. Landlords who furnish studios ask for discounts by the dozen, a trade I always passed to my contract business and would now leave to the buyer. America asks about the desk every week; the Leicester maker can flat-pack it for the post. You receive the brand, two registered designs and a patent on the hinge, the site, the list of 26,000 customers and the makers’ agreements. For three months I answer within the day and introduce you in all three workshops. After that I shall be a polite competitor in nothing.

Vindhya Stone Crushers | Arvind Baghel | building-construction-real-estate | Rewa | land-plant-with-business | family-owned | 19Cr | 100 | 1m-5m | 27 | 51-200 | 2010 | relocation | 3-6 | asset-sale | 3-months | anonymous | manufacturing b2b
Stone quarry and crusher with a lease until 2039, eleven kilometres from a new expressway.
Reserves were measured last year at nine million tonnes; the plant makes 2,400 tonnes a day within its consents.
The family has moved to Nagpur. The expressway contractor alone would take everything for four years.
Aggregate, manufactured sand and rail ballast
licences-permits land-building plant-machinery customer-contracts
quarry, aggregate, infrastructure
Overview: Two crushing lines, a sand washer and a weighbridge work on 47 acres of lease and nine of freehold. Blasting is done by a licensed contractor at one o’clock on three days a week; dust is held down by mist guns, and the village school has been double-glazed. Railways approved the ballast in 2021.
Aims: The expressway contractor’s letter of intent covers 1,900 tonnes a day from next October. That leaves a fifth for the ready-mix plants who buy our sand now and who ought to be kept, because roads end and towns do not. A buyer with his own trucks saves what we pay to forty owners; a buyer with a ready-mix plant would do better still by putting it on the freehold. Consents for water and air run to 2031, the lease for eight years beyond. The family gives three months, the mines manager and the geologist’s model come with the machines. Ten lakh a year goes to the village for wells and the school by written agreement, and we recommend continuing it for reasons that any quarry owner will understand.

Curio Travel House | Padma Rinchen | hospitality-travel-tourism | Gangtok | operating-company-100 | sole-owner | 1.7Cr | 100 | 250k-500k | 20 | 2-10 | 2006 | retirement | 6-12 | share-sale | 12-months | everyone-with-an-active-plan | services b2c
Inbound travel agency for botanists, bird-watchers and textile collectors.
130 small groups a year, half of them led by the same eleven foreign lecturers, all paid in foreign currency.
The owner would like to travel without a group, and to teach her successor for a full year.
Study journeys and permits for restricted areas
licences-permits customer-contracts key-staff brand-trademarks
inbound travel, study tours, foreign currency
Overview: The lecturers choose the valley and bring their people; I arrange the permits, porters, cooks and the one monastery that opens its textile room. Forty days before arrival everything is paid. In Gangtok we are six, with a Bhutanese partner across the border who has never lost a suitcase.
Aims: Eleven lecturers, most of them my age, will bring younger colleagues if somebody asks them nicely. The butterfly people of Taiwan and the rhododendron societies of Scotland write each winter, and I refer them elsewhere. Spring and autumn are full; for December there is a craft journey to Nagaland, tested once with nine Danish weavers. My licences for restricted areas belong to the company. I would prefer a buyer who walks, and for twelve months I shall walk with her on every group, teach the permit offices’ ways and write with her to all lecturers. Passang, Yangchen and the drivers are salaried through the winter. That is unusual in our trade. It is also the reason why groups return.

Precision Optics Lab | Sudhir Kale | electronics-hardware | Nashik | majority-stake | investor-backed | 13Cr | 51 | 1m-5m | 19 | 51-200 | 2007 | lack-of-growth-capital | 6-12 | partial-stake-sale | 12-months | anonymous | manufacturing b2b
Lens and prism maker with clean rooms and a waiting list from camera and medical firms.
Surfaces are true to a twentieth of a wavelength; three Japanese instrument makers audit the plant each year.
The present fund reaches the end of its term. Management stays and would invest beside a new majority owner.
Lenses, prisms and coated filters
plant-machinery patents key-staff export-history-certifications
optics, precision, export
Overview: Polishing is done on machines and finished by nineteen people who judge a surface by the colour of a fringe. Coatings are laid down in three chambers, one of them for the infrared. Medical endoscopes, machine-vision lenses and a few telescopes leave from here; the waiting list stands at seven months.
Aims: A fourth coating chamber and a diamond-turning lathe would cut the waiting list to ten weeks, at a cost of five and a half crore; neither could be had from a fund in its last years. Prisms for augmented-reality headsets were sampled for two makers with good results. Defence asks too, through a firm in the same estate. The buyer takes 51% from the fund. The four who run the place own the rest between them, will put in a further crore and have signed to stay until 2031, so the twelve months of transition concern the board rather than the bench. What we should like from a new majority is patience with training, for a polisher needs six years, and a customer list that is not ours already.

Dhan Laxmi Jewellers | Kirti Zaveri | fashion-textiles-jewellery | Ahmedabad | brand-ip | family-owned | - | 100 | 5m-10m | 8 | 11-50 | 1956 | partner-dispute-exit | no-fixed-timeline | slump-sale | 3-months | anonymous | b2c trading-distribution
Third-generation jewellery house with a 4,000-square-foot corner in the best street of the city.
Seven thousand families on the books, a hallmarking licence and a savings scheme with 1,900 members.
The cousins divide the inheritance. Stock is bought at the day's price; the name and the corner are what is sold.
Gold, diamond and bridal jewellery
brand-trademarks land-building customer-contracts licences-permits
jewellery, bridal, heritage brand
Overview: Bridal sets are made by five families of goldsmiths who have worked for us since the time of the grandfather. Each old ornament is bought back at the day’s rate without a question, and that promise brings in daughters and granddaughters. Eighteen salespeople, strongroom, cameras and insurance are all current.
Aims: Seven thousand families marry about four hundred daughters a year, and half of those ask for lighter things to wear at an office. We have no such counter. Diamonds are a sixth of sales in a street where others do a third. The savings scheme may be taken over with its deposits, which lie untouched in a bank, or be wound up by us before closing. For three months two of the cousins stand in the shop beside the buyer, one for bridal and one for diamonds, and go with him to sit in the drawing rooms of the fifty largest families. A national brand would get the corner it has looked for; a jeweller from another city, a name with trust in it. Goldsmiths are free men, and would decide after meeting you.

Metro Laundry Works | Irfan Pathan | business-services | Vadodara | operating-company-100 | sole-owner | 3.3Cr | 100 | 500k-1m | 21 | 51-200 | 2014 | new-venture | 3-6 | share-sale | 3-months | everyone-with-an-active-plan | services b2b
Industrial laundry washing for seven hospitals and nineteen hotels, on contracts of three years.
Four tonnes of linen a day, water use halved by a recycling unit, and a truck at every back door before six.
The founder starts a linen-rental company and would be the buyer's first customer.
Hospital linen, hotel linen and uniforms
customer-contracts plant-machinery licences-permits
laundry, hospitals, contracts
Overview: Linen is counted by a chip in every sheet, boiled, pressed and back on the ward in eighteen hours. Two barrier washers keep hospital and hotel apart. Steam costs little because we burn briquettes of groundnut shell. Of sixty-eight people, fifty-one are women, and the bus that fetches them is ours.
Aims: Within thirty kilometres there are forty hospitals of more than fifty beds, most of which wash in a yard. Seven are ours. The law on infection control is getting stricter and I have never had a salesman. A third washer, for which drains and floor are ready, carries four more tonnes. My new company rents linen to clinics and would bring about 600 kilos a day to your door from the first week, under a contract we can sign together. Three months are enough to learn the trade: the plant runs on checklists and on Savitaben, who began at the ironing table and now plans every shift. Contract renewals for two hospitals fall next spring, and I will sit in both meetings.

Swarna Rice Mill | Chandra Reddy | agriculture-food-processing | Nellore | operating-company-100 | equal-partners | 12Cr | 100 | 5m-10m | 6 | 51-200 | 2001 | partner-dispute-exit | 3-6 | slump-sale | 3-months | everyone-with-an-active-plan | manufacturing trading-distribution
Modern rice mill, twelve tonnes an hour, with a husk-fired power plant that sells to the grid.
Two regional brands sell in 2,600 shops; colour sorters were replaced in 2023 and silos hold a season.
Three partners, two opinions and no quarrel: the mill is worth more whole than divided.
Rice, bran and husk power
plant-machinery brand-trademarks distribution-network land-building
rice mill, brands, power
Overview: Paddy is bought in eleven villages on the day of harvest and stored in six silos with their own dryers. The mill parboils, polishes and sorts by colour. Broken rice goes to breweries, bran to an oil extractor, husk under our boiler, and the 1.2 megawatts that remain to the grid.
Aims: Two regional brands have reached the shops without any advertisement except painted walls. Chennai and Bengaluru eat the same grain at eleven rupees more, in smaller bags, and a packing line is all that stands between. Fortified rice for school meals was tendered in the district last year; our blender is certified but the partners could not agree to bid. Three months suffice for the handover, as each partner leads one part, buying, milling and money, and will present it to the buyer separately and frankly. Farmers are paid within nine days, and they bring the best lots first for that reason. The loan on the power plant ends in 2028 and may be carried over. Name boards on the silos can be repainted.

Teakwood Kitchens | Manish Tandon | consumer-goods-retail | Lucknow | franchise-unit | franchisee | 1.4Cr | 100 | 250k-500k | 16 | 2-10 | 2018 | strategic-merger | 1-3 | franchise-transfer | 1-month | everyone-with-an-active-plan | franchise b2c
Modular-kitchen showroom of a leading brand, the only one for a city of four million.
Eleven kitchens a month, 40% paid in advance and a rent fixed for another five years.
The owner joins his brother's architecture practice, which will keep sending customers.
Modular kitchens and wardrobes
customer-contracts inventory key-staff
kitchens, showroom, franchise
Overview: The showroom has nine displays on 2,400 square feet in Gomti Nagar, with working hobs where families cook a dal before they sign. Measuring, ordering and fitting take five weeks. Two designers, a site supervisor and four fitters on contract make the team; the company’s area head visits monthly.
Aims: People here renovate before weddings and after promotions, so the demand comes in waves that better planning could flatten. Wardrobes are in the brand’s catalogue and make only an eighth of our orders, through no fault of theirs. Builders of apartments asked for forty kitchens at once; the brand allows it and supplies on sixty days’ credit. The territory includes Kanpur’s northern side, where nobody has yet rung a bell. Transfer of the franchise takes three weeks and a training course for the new owner in Pune. I am around for that month and, being an architect’s brother from now on, I shall go on sending those who ask. Orders with advances paid are completed by us, or handed over with the money.

Halcyon Dental Group | Dr Peter Murray | healthcare-pharma-biotech | Glasgow | operating-company-100 | majority-plus-minority-holders | 3.6M | 100 | 1m-5m | 24 | 11-50 | 1999 | retirement | 6-12 | earn-out | 12-months | anonymous | services b2c
Three dental practices with 14 chairs and 21,000 registered patients.
60% of fees are private, all associates have signed for two years and the buildings are let by the sellers.
Two of the four partners retire; the others sell with them and would stay as employed dentists.
General dentistry, implants and children's dentistry
customer-contracts key-staff licences-permits plant-machinery
dentistry, recurring patients, group
Overview: Two practices are on high streets and one is in a converted school with its own car park. Digital impressions, a shared scanner and one booking desk serve all three. Children are seen under the public scheme, most adults on monthly plans: 6,900 of them pay by direct debit whether or not they sit in the chair.
Aims: Nine of fourteen chairs are used in the evening and none on Saturday. Implants are placed on two days a week by a visiting surgeon, and the wait is eleven weeks; an associate is halfway through the diploma and wishes to do them here. A hygienist in each room would pay for herself by the second quarter. We propose that a third of the price depends on two years’ fees. The retiring partners work the twelve months with a thinning diary and write to their own patients, while the other two sign as employed dentists for three years, under clinical freedom and without sales targets. Nurses have been told nothing so far and are the heart of the place. A group that moves them about would lose what it bought.

Sahara Solar EPC | Ganesh Rathore | energy-renewables-climate | Jodhpur | operating-company-100 | sole-owner | 27Cr | 100 | 5m-10m | 9 | 51-200 | 2013 | strategic-merger | 6-12 | merger | 12-months | everyone-with-an-active-plan | services b2b
Solar installer with 84 megawatts built and a maintenance book for half of them.
Maintenance pays the salaries, so that only good projects need be taken; no guarantee was ever called.
The owner wants to merge with a company that can finance what his customers ask for.
Rooftop and ground-mounted plants, maintenance
customer-contracts licences-permits key-staff
solar, maintenance, merger
Overview: Sixty-one plants stand on textile mills, salt works and two universities, in dust that we know how to wash off with very little water. The maintenance crews are our own, thirty-eight men in six vans, and each plant’s yield is compared with the forecast every evening. Nobody has asked twice for a warranty.
Aims: Mills want to pay by the unit and not for a plant. I build well, but I cannot lend, and so projects I designed went to others five times last year. Joined to a company with cheap money, we could sign some forty megawatts a year on roofs whose owners already trust us. Batteries for night shifts are the next request. I would remain for at least three years at the head of the joint firm, the first twelve months mostly spent in introducing finance people to mill owners, who prefer to be visited. The vans, the stores and the crews should stay in Jodhpur. Land for a ground-mounted plant near Phalodi, eleven acres with a grid connection, comes as part of the company. My sons have other professions.

Puppetry Games | Rohit Saxena | media-gaming-entertainment | Bengaluru | online-business-website-app | investor-backed | 4.6Cr | 100 | 500k-1m | 28 | 2-10 | 2017 | non-core-divestment | 1-3 | asset-sale | 3-months | anonymous | b2c licensing
Two word games with 640,000 daily players, no debt and a team of six.
They have stayed among the ten most played word games in three languages for four years, without bought installs.
The studio turns to games for television. Code, art and player accounts are documented and separable.
Mobile word games in English, Hindi and Tamil
software-source-code brand-trademarks domain-social-accounts
mobile games, players, code
Overview: Players get one puzzle every morning and may invite four friends to a race. Advertising is two short films a day at most, chosen by the player, and 61,000 people pay to see none. The word lists were made by teachers; Tamil took three years and is the one reviewers write about.
Aims: Bengali, Marathi and Malayalam lists are half done. Each language so far has brought about 150,000 daily players in eighteen months with no bought installs, so the arithmetic is easy. Schools print our puzzles without asking; a paid edition for them would be welcome to many teachers. An operator with other games could show them to an audience whose average age is 44. The code is one project, tested and documented, and the server costs less than a salary. Of six people, two move to television with the rest of the studio; four would go with the games, including both language editors. During three months our lead engineer is yours on Wednesdays. Player data stays in the country and its consent texts allow a transfer of ownership.

Castle Rope Works | Evelyn Brooks | engineering-manufacturing | Auckland | operating-company-100 | employee-owned | 2.8M | 100 | 1m-5m | 15 | 11-50 | 1974 | lack-of-succession | 6-12 | share-sale | 6-months | everyone-with-an-active-plan | manufacturing b2b
Maker of marine and arborist ropes owned by the nineteen people who braid them.
6% of revenue goes into testing, and the climbing line is sold out until the winter.
Half of the owners retire within four years; the others would accept a buyer who keeps the workshop where it is.
Marine, rescue and climbing ropes
plant-machinery brand-trademarks patents key-staff
ropes, employee owned, niche
Overview: Braiding machines from 1968 stand beside two new ones, and either kind is threaded by people who can hear a bad bobbin. We test to destruction every Friday with visitors watching. Arborists in eleven countries climb on our line, and the coastguard moors with our tails.
Aims: Nine of the nineteen reach retirement before 2030 and the trust deed obliges the company to buy their shares, which it could, though slowly and with nothing left for machines. A buyer who pays us out may put in the third modern braider that the climbing line needs; the floor slab was poured in hope. North America takes a quarter of production through one agent in Oregon who says he could sell double. Rescue services want kits, cut and stitched and dated. The ten who stay are between twenty-six and fifty and hold the splicing skills. For six months the two managing members will run it alongside you. The deed says the workshop cannot leave Onehunga for fifteen years, and the price has been set with that in mind.

Anvil Auto Service | Joginder Bedi | automotive-ev | Amritsar | operating-company-100 | sole-owner | 2.6Cr | 100 | 500k-1m | 18 | 11-50 | 2009 | health | 1-3 | share-sale | 3-months | everyone-with-an-active-plan | services b2c
Multi-brand car workshop with 14 bays, a paint booth and 6,800 cars on its books.
Five insurers send accident repairs without tender, and a technician is trained for electric cars.
The owner has had heart surgery and hopes that his head mechanic and a buyer find each other.
Car service, accident repair and tyres
plant-machinery customer-contracts key-staff
car workshop, insurers, paint booth
Overview: Six bays are for service, four for bodywork and the rest for alignment, tyres and an underbody wash that farmers love. The paint booth is Italian, bought second-hand and rebuilt. Insurers’ surveyors come twice a day. A car promised for Friday is ready by Thursday night or its owner gets mine.
Aims: Electric cars arrive at the gate now, and my technician trained for three months to touch them; a lift and an insulated bay would make us the only such place before Jalandhar. A yearly service plan was offered to 200 customers as a trial and 140 bought it. Nothing stops the next owner from asking the other 6,600. Fleet owners of school buses ask for night work. Surinder, head mechanic since we opened, would buy a quarter himself if somebody brings the remainder. My doctor permits half days, therefore I can be here each morning for three months to introduce insurers, the parts dealers of Hall Gate and the old customers, who will ask first about my health and then about the clutch.

Misty Hills Coffee | Sanjay Bopanna | food-beverage-restaurants | Chikkamagaluru | minority-stake | family-owned | 1.2Cr | 30 | 500k-1m | 12 | 11-50 | 2012 | lack-of-growth-capital | 6-12 | partial-stake-sale | 12-months | everyone-with-an-active-plan | d2c b2b
Coffee roaster with its own estate offers three tenths to open in six more cities.
The estate grows what the roastery sells; 11,000 homes subscribe and 130 cafés brew it.
The family stays in charge and looks for somebody who has built shops before.
Roasted coffee, subscriptions and café supply
brand-trademarks land-building customer-contracts plant-machinery
coffee, subscriptions, estate
Overview: Sixty-two acres of arabica under silver oak and pepper, picked in three rounds between November and February. We dry on raised beds, cup every lot and roast on Mondays and Thursdays. The bag carries the name of the block and the date it left the fire. Subscribers choose ground or whole.
Aims: People in Hyderabad, Pune, Kochi, Ahmedabad, Delhi and Goa order by post more than they do anywhere without a shop, which is how we picked the six cities. A shop needs about eighteen lakh and, if our two in Chikkamagaluru and Bengaluru are a guide, returns it in twenty-two months while doubling subscriptions around it. For 30% we want money and a person: somebody who has chosen corners, signed leases and trained baristas before. My brother runs the estate, I roast, and our mother has the veto on blends. Together we would spend the coming year on the first two shops only, with monthly cuppings of the numbers too. The partner may leave after five years at a multiple that is written down today.

Skyline Hoardings | Tanvi Oberoi | media-gaming-entertainment | Chandigarh | operating-company-100 | family-owned | 5.1Cr | 100 | 500k-1m | 33 | 2-10 | 2003 | new-venture | 3-6 | share-sale | 3-months | anonymous | b2b services
Outdoor-advertising company with 96 licensed sites, nineteen of them digital.
Occupancy was 81% and two thirds of the sites are under municipal licences of ten years.
The daughter of the founder opens an animation school and lets the sites go to somebody who sells media.
Hoardings, digital screens and bus shelters
licences-permits customer-contracts plant-machinery
outdoor advertising, licences, screens
Overview: Sites are along three ring roads, two bus terminals and the approach to an airport. Each structure was tested for wind last summer, with papers. Jewellers, builders and coaching institutes book by the month, four telecom and car brands by the year. Two people sell, three climb and one keeps the licences in order.
Aims: Digital faces earn four times a printed one and are allowed at fifty-one more of our sites; the municipal fee has been fixed until 2032. The conversion costs about six lakh a face and takes a fortnight. We sell each site alone, whereas agencies would rather buy a route with numbers of passers-by, which cameras could count. A company that already represents cinemas or radio would bring advertisers on the first call. We give three months: one with the corporation’s officers, one on ladders and one with customers. The printers and the two salesmen will come along. No disputes are pending on any site, a fact that a lawyer in this trade will find worth verifying.

Delta Water Treatment | Vivek Rangan | waste-water-environment | Hyderabad | operating-company-100 | equal-partners | 8.8Cr | 100 | 1m-5m | 16 | 51-200 | 2006 | strategic-merger | 6-12 | share-sale | 12-months | everyone-with-an-active-plan | services b2b
Operator of 58 sewage and effluent plants for apartment communities and drug makers.
Operating contracts of three to five years give 78% of revenue; every plant reports its readings by the hour.
The partners built it for a larger owner and are ready to be that owner's team in the south.
Operation, chemicals and upgrades of treatment plants
customer-contracts licences-permits key-staff
water treatment, operation contracts, recurring
Overview: One hundred and seventy people run the plants in three shifts, with a chemist for every nine sites and a van that carries spare pumps. Apartment communities reuse treated water for gardens and flushing; drug makers need records that an inspector may open unannounced. Both get the same log.
Aims: Towns around Hyderabad will need about three hundred such plants in this decade, and builders, having installed them, want nothing to do with them afterwards. We can take on twelve a year with the present supervisors. Upgrades of old plants carry double margin and need guarantees larger than ours. Under a national or foreign operator, the southern region could be doubled within four years by the same team, and we two would lead it for a salary and the pleasure. In the first twelve months the owner’s people sit here, see tenders being priced and meet residents’ committees, who are harder to satisfy than any inspector. Operators have pensions and safety training on record. Chemicals are bought jointly with a friendly firm, a contract that can move.

Maple Street Pharmacy | Nathan Brooks | healthcare-pharma-biotech | Toronto | operating-company-100 | sole-owner | 1.3M | 100 | 1m-5m | 11 | 2-10 | 1986 | retirement | 3-6 | asset-sale | 3-months | everyone-with-an-active-plan | b2c trading-distribution
Neighbourhood pharmacy that fills 310 prescriptions a day, with a clinic upstairs.
Two thirds of patients have come for more than ten years, and the landlord has signed until 2035.
The pharmacist has served three generations of the street and would like to meet the fourth as a neighbour.
Prescriptions, vaccination and home delivery
customer-contracts licences-permits inventory key-staff
pharmacy, clinic, neighbourhood
Overview: Blister packs for forty-six older neighbours go out on foot every Thursday. Flu shots, travel vaccines and a compounding bench bring people who then stay. The clinic upstairs has two family doctors and a nurse practitioner, all tenants through 2031. Cash is counted by seven and the lights are off at eight.
Aims: I never opened on Sundays; the doctors do, so there’s a day’s trade walking past a locked door. The province now lets pharmacists treat minor ailments, and I have billed it only since spring. A condo with 340 units is being finished at the corner. A younger owner could take on the care home three blocks over that keeps asking, and robots that count pills have become affordable. Stock is sold at cost on the night. I’ll be behind the counter for three months, say your name to everyone who comes in and leave a card file on who needs large print. Yasmin, my associate, has her licence and would stay. So will the cat, unless you’re allergic. The landlord has read your lease already.
`
