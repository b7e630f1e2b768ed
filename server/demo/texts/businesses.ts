/**
 * Business Exchange, one block per business. An anonymous listing shows these texts: none of them names the business.
 * Facts: business | owner | industry | city | what is sold | ownership | asking price (- on request) | stake % |
 * annual revenue | EBITDA % | employees | founded | reason | timeline | type of sale | transition | visibility | model.
 * Then: headline, what there is, why it is for sale, products, strategic assets, keywords.
 */
export const businesses = `
Nair Spice Mills | Meera Nair | food-beverage-restaurants | Kochi | operating-company-100 | family-owned | 18Cr | 100 | 1m-5m | 17 | 51-200 | 1998 | lack-of-succession | 6-12 | share-sale | 6-months | everyone-with-an-active-plan | manufacturing b2b
Spice-grinding company with its own steam steriliser and buyers in fourteen countries.
Two mills and a laboratory grind 2,100 tonnes a year; 71% is exported and the ten largest buyers have stayed nine years on average.
Both children have chosen medicine. I would stay half a year and introduce every buyer in person.
Ground spices, blends and oleoresins
plant-machinery customer-contracts export-history-certifications licences-permits
spices, export, food processing

Shakti Steel Fabricators | Paresh Vaghela | engineering-manufacturing | Rajkot | operating-company-100 | sole-owner | 9.5Cr | 100 | 1m-5m | 14 | 51-200 | 2004 | retirement | 3-6 | slump-sale | 3-months | anonymous | manufacturing b2b
Steel-fabrication workshop with two cranes, a paint shop and an order book of eleven months.
It builds conveyors and silos for cement and grain plants; four customers give two thirds of the work under yearly rate contracts.
The owner is sixty-four and the foremen, who run the floor already, would like to stay.
Conveyors, silos and structural steel
plant-machinery customer-contracts key-staff land-building
fabrication, cement plants, silos

Monsoon Resort Coorg | Leela Ponnappa | hospitality-travel-tourism | Madikeri | land-plant-with-business | family-owned | 32Cr | 100 | 1m-5m | 24 | 51-200 | 2008 | new-venture | 6-12 | asset-sale | 3-months | everyone-with-an-active-plan | b2c services
Twenty-four-cottage plantation resort on 18 acres, full on 210 nights of the last year.
Coffee and pepper on the estate pay the upkeep; six in ten bookings are direct, which is rare for the region.
The family is building a school near Mysuru and will not do both halfway.
Cottages, restaurant, plantation walks and events
land-building brand-trademarks licences-permits key-staff
resort, plantation, hospitality

Pixelcraft Design Store | Aman Khurana | e-commerce-d2c | Delhi | online-business-website-app | equal-partners | 2.4Cr | 100 | 250k-500k | 29 | 2-10 | 2016 | new-venture | 1-3 | asset-sale | 3-months | everyone-with-an-active-plan | d2c b2c
Online shop for wall art and stationery that runs with five people and no office.
38,000 past customers, a third of whom buy again; printing and packing are done by one partner under a three-year price.
The two founders have started a software firm and give this business four hours a week, which is less than it deserves.
Prints, planners and gift stationery
domain-social-accounts brand-trademarks customer-contracts software-source-code
gifts, online shop, asset light

Sunrise Diagnostics | Dr Kavita Deshmukh | healthcare-pharma-biotech | Aurangabad | majority-stake | sole-owner | 11Cr | 74 | 1m-5m | 22 | 51-200 | 2006 | lack-of-growth-capital | 3-6 | partial-stake-sale | 12-months | anonymous | services b2c
Accredited diagnostic centre with a scanner, eleven collection points and 190 referring doctors.
It performs 900 tests a day and is the only accredited laboratory within sixty kilometres.
A second scanner and four more towns need capital; the doctor stays with a quarter and runs the laboratory.
Pathology, imaging and home collection
licences-permits plant-machinery key-staff brand-trademarks
diagnostics, healthcare, accredited laboratory

Bluewave Dyeing | Karthik Palanisamy | fashion-textiles-jewellery | Erode | operating-company-100 | family-owned | 14.5Cr | 100 | 5m-10m | 9 | 201-500 | 1994 | lack-of-succession | no-fixed-timeline | share-sale | 6-months | anonymous | manufacturing b2b
Zero-discharge dyeing unit with every consent renewed, nineteen tonnes a day.
Water is recycled to 93%, steam comes from wood waste, and 28 knitters have used it for more than ten years.
The third generation lives abroad. A knitter or a garment exporter would save its dyeing margin from the first month.
Knit dyeing, bleaching and finishing
licences-permits plant-machinery land-building customer-contracts
dyeing, zero discharge, textiles

Little Acorns Preschools | Ruchi Malhotra | education-edtech | Gurugram | operating-company-100 | sole-owner | 5.6Cr | 100 | 500k-1m | 26 | 51-200 | 2011 | relocation | 3-6 | share-sale | 6-months | everyone-with-an-active-plan | b2c services
Four preschools with 540 children, a waiting list and leases until 2033.
Fees are paid by the term in advance; nineteen of twenty-six teachers have been there for more than five years.
The founder moves to Canada with her family in the spring and wants an educator, not a chain, if she can choose.
Preschool, day care and summer camps
brand-trademarks key-staff licences-permits
preschool, education, waiting list

Himgiri Packaged Water | Rajesh Thakur | food-beverage-restaurants | Solan | operating-company-100 | equal-partners | 7.2Cr | 100 | 1m-5m | 15 | 11-50 | 2010 | partner-dispute-exit | 1-3 | slump-sale | 1-month | anonymous | manufacturing trading-distribution
Spring-water bottling plant with its own source and a supply contract with three hotel groups.
The line fills 6,000 bottles an hour, works one shift of three and is certified to the national standard until 2029.
The two partners disagree about a second plant and have agreed, amicably, to sell this one.
Bottled spring water and private label
land-building plant-machinery licences-permits customer-contracts
bottled water, private label, hotels

Ledgerline Accountants | Graham Foster | business-services | Leeds | operating-company-100 | equal-partners | 1.1M | 100 | 500k-1m | 31 | 11-50 | 2001 | retirement | 6-12 | earn-out | 12-months | everyone-with-an-active-plan | services b2b
Accountancy practice with 410 recurring clients and fees collected monthly.
No client gives more than 2% of fees, 96% stay from year to year and all records are already in the cloud.
Both partners turn sixty-five next year; the two managers are qualified and wish to stay.
Accounts, payroll and tax for small companies
customer-contracts key-staff brand-trademarks
accountancy, recurring fees, retirement

Kaveri Agro Equipments | Murugan Velu | engineering-manufacturing | Salem | minority-stake | family-owned | 6Cr | 26 | 1m-5m | 13 | 51-200 | 1999 | strategic-merger | 6-12 | partial-stake-sale | 12-months | everyone-with-an-active-plan | manufacturing b2b
Maker of power weeders and paddy transplanters looks for a partner with a dealer network.
11,000 machines work in four southern states and 240 dealers sell them; the north and the east are untouched.
A quarter of the company is offered to somebody who already sells to farmers there.
Power weeders, transplanters and spares
patents plant-machinery distribution-network brand-trademarks
farm machinery, dealers, expansion

Velvet Crumb Bakery | Naina Sethi | food-beverage-restaurants | Chandigarh | brand-ip | sole-owner | 3.1Cr | 100 | 500k-1m | 12 | 11-50 | 2013 | health | 1-3 | asset-sale | 3-months | everyone-with-an-active-plan | b2c franchise
Bakery brand with six shops, a central kitchen and 120 tested recipes.
Cakes are ordered two days ahead, which keeps waste below 3%; half of sales are celebrations.
The founder must slow down on her doctor's advice and would sell brand and kitchen together or apart.
Cakes, breads and celebration orders
brand-trademarks plant-machinery domain-social-accounts key-staff
bakery, brand, central kitchen

Trident Fasteners | Jaspal Grewal | automotive-ev | Ludhiana | operating-company-100 | majority-plus-minority-holders | 22Cr | 100 | 5m-10m | 11 | 201-500 | 1992 | non-core-divestment | 6-12 | slump-sale | 6-months | anonymous | manufacturing b2b
High-tensile fastener division with approvals from three vehicle makers.
4,800 tonnes a year, a rejection rate of nineteen parts per million and a heat-treatment line installed in 2022.
The group concentrates on forgings; the division has its own sheds, books and managers and can leave in a day.
Bolts, studs and special fasteners
plant-machinery customer-contracts licences-permits land-building
fasteners, automotive, carve-out

Cloudnine Hosting | Yusuf Merchant | it-services | Pune | online-business-website-app | sole-owner | 1.9Cr | 100 | 250k-500k | 34 | 2-10 | 2009 | new-venture | under-1-month | asset-sale | 1-month | everyone-with-an-active-plan | saas-subscription b2b
Web-hosting business with 3,300 paying sites and eleven years of renewals.
Four in five renew by themselves, support takes five hours a day and everything runs on rented servers.
The owner has joined a start-up and wants the customers to be in attentive hands.
Hosting, domains and mail
customer-contracts domain-social-accounts software-source-code
hosting, recurring revenue, small team

Emerald Tea Estate | Barun Gogoi | agriculture-food-processing | Jorhat | land-plant-with-business | family-owned | 46Cr | 100 | 1m-5m | 22 | 501-1-000 | 1961 | lack-of-succession | 12-plus-months | asset-sale | 12-months | anonymous | manufacturing b2b
Tea garden of 610 acres with an orthodox factory and organic certificates.
It makes 640 tonnes a year, a third of it sold directly to blenders in Germany and Japan at twice the auction price.
No one of the next generation lives in Assam. The workers' housing, school and clinic are in good order.
Orthodox and green tea
land-building plant-machinery export-history-certifications licences-permits
tea, organic, estate

Fitforge Gyms | Sameer Kohli | wellness-beauty-fitness | Jaipur | franchise-unit | franchisee | 2.2Cr | 100 | 250k-500k | 19 | 11-50 | 2017 | relocation | 1-3 | franchise-transfer | 1-month | everyone-with-an-active-plan | franchise b2c
Two gyms of a national franchise with 2,150 members on yearly plans.
Equipment is three years old, both leases run to 2031 and the franchisor has agreed to a transfer without a fee.
The owner moves to Dubai in June; the trainers and the manager stay.
Gym memberships and personal training
customer-contracts plant-machinery key-staff
gym, franchise, members

Orchid Pharma Distributors | Anil Kothari | healthcare-pharma-biotech | Nagpur | distribution-rights | equal-partners | 8.4Cr | 100 | 5m-10m | 5 | 51-200 | 1996 | retirement | 3-6 | asset-sale | 6-months | anonymous | trading-distribution b2b
Medicine distributor with rights for 31 companies and 1,900 chemists on eleven routes.
Stock turns fourteen times a year, credit to chemists is 21 days and bad debts were 0.2%.
After twenty-eight years the partners wish to retire together, and their sons are engineers.
Medicines, surgical goods and a cold chain for vaccines
distribution-network licences-permits inventory customer-contracts
pharma distribution, routes, cold chain

Greenline Nursery | Fiona Campbell | consumer-goods-retail | Perth | operating-company-100 | sole-owner | 1.9M | 100 | 1m-5m | 16 | 11-50 | 1989 | retirement | 6-12 | asset-sale | 3-months | everyone-with-an-active-plan | b2c trading-distribution
Garden centre on its own four acres beside a growing suburb.
It grows 40% of what it sells, a café brings people on rainy days and weekends have paid parking next door.
The owner has sold plants for thirty-five years and would like to have a garden of her own.
Plants, pots, landscaping and a café
land-building inventory brand-trademarks key-staff
garden centre, land, retail

Rangoli Prints | Hetal Shah | media-gaming-entertainment | Surat | business-assets-only | family-owned | 2.6Cr | 100 | 500k-1m | 7 | 11-50 | 2007 | lack-of-growth-capital | under-1-month | asset-sale | none | everyone-with-an-active-plan | manufacturing b2b
Five-colour offset press, binding line and a bonded client list of 70 publishers.
The press has printed 41 million sheets of a rated 200 million and was serviced by its maker in August.
The building must be returned in the spring, and moving the press ourselves would cost more than the year earns.
Books, cartons and calendars
plant-machinery inventory customer-contracts
printing press, packaging, assets

Sagar Cold Storage | Dinesh Patidar | logistics-supply-chain | Indore | operating-company-100 | family-owned | 16Cr | 100 | 500k-1m | 38 | 11-50 | 2012 | new-venture | 6-12 | share-sale | 3-months | anonymous | services b2b
Multi-chamber cold store for 9,500 tonnes, let to 93% over five years.
Potatoes, spices and pharmaceuticals share eight chambers; half a megawatt of solar pays for the summer.
The family moves its money into a logistics park and sells at a yield that a bank would lend against.
Cold storage, ripening chambers and handling
land-building plant-machinery customer-contracts licences-permits
cold storage, warehousing, yield

Brightpath Tutors | Olivia Evans | education-edtech | Birmingham | operating-company-100 | sole-owner | 640K | 100 | 500k-1m | 23 | 11-50 | 2012 | relocation | 3-6 | earn-out | 6-months | everyone-with-an-active-plan | b2c saas-subscription
Tutoring company with 1,250 weekly pupils, nine in ten of them online.
Parents pay by direct debit, a pupil stays for nineteen months and 84 tutors work as they are booked.
The founder marries into New Zealand and will hand over for half a year, at any hour that suits.
Tutoring in mathematics, English and science
customer-contracts brand-trademarks software-source-code key-staff
tutoring, direct debit, online

Konkan Alphonso Exports | Prasad Sawant | agriculture-food-processing | Ratnagiri | majority-stake | equal-partners | 7.8Cr | 60 | 1m-5m | 18 | 51-200 | 2003 | lack-of-growth-capital | 6-12 | partial-stake-sale | 12-months | everyone-with-an-active-plan | manufacturing b2b
Mango-pulp factory with 900 contracted growers and an approved export line.
It works 74 days a year at full capacity; a second product for the other nine months is what a partner would bring.
Three fifths are offered for money and for the right to say what else the line should make.
Alphonso pulp, frozen slices and kokum
plant-machinery export-history-certifications customer-contracts licences-permits
mango, pulp, export

Harbour Lights Seafood | Antony Rozario | food-beverage-restaurants | Chennai | operating-company-100 | sole-owner | 4.9Cr | 100 | 1m-5m | 14 | 51-200 | 2005 | retirement | 3-6 | share-sale | 6-months | everyone-with-an-active-plan | b2c services
Seafood restaurant group with three full houses and a kitchen that feeds forty offices.
Fish is bought on the quay at four each morning by the same two men since the first day; tables turn 2.6 times an evening.
After four decades in kitchens the owner wants evenings at home. Recipes and suppliers are part of the sale.
Restaurants, office meals and catering
brand-trademarks key-staff licences-permits customer-contracts
restaurants, seafood, catering

Gulf Star Interiors | Nadia Haddad | building-construction-real-estate | Dubai | operating-company-100 | equal-partners | 7.5M | 100 | 5m-10m | 12 | 51-200 | 2008 | strategic-merger | 6-12 | share-sale | 12-months | anonymous | services b2b
Office-interiors contractor with its own joinery and 41 fit-outs last year.
The licence covers all seven emirates, the joinery employs 63 people and two thirds of clients have come back.
The partners would rather join a regional group as one of its companies than grow alone.
Office interiors, joinery and maintenance
licences-permits plant-machinery key-staff customer-contracts
interiors, fit-out, joinery

Akshar Book Distributors | Bimal Sanyal | education-edtech | Kolkata | distribution-rights | family-owned | 2.9Cr | 100 | 1m-5m | 6 | 11-50 | 1978 | retirement | no-fixed-timeline | asset-sale | 6-months | everyone-with-an-active-plan | trading-distribution b2b
School-book distributor with exclusive rights for nine publishers in six states.
1,340 schools order between January and April, and payment comes before the books in two cases of three.
The owner is seventy-one. A warehouse of 14,000 square feet can be bought or rented with the business.
School books, atlases and stationery
distribution-network customer-contracts inventory land-building
school books, distribution, seasonal

Tapti Pipes | Nilesh Borole | building-construction-real-estate | Jalgaon | distressed-business | majority-plus-minority-holders | 6.6Cr | 100 | 1m-5m | -8 | 51-200 | 2002 | financial-distress | 1-3 | auction-insolvency | none | anonymous | manufacturing b2b
Drip-pipe factory at half capacity whose only fault is the debt it was built with.
Six extrusion lines, a tested dripper of its own and 310 dealers; orders were refused this season for lack of resin.
The lender agrees to a settlement. With working capital the plant earned 18% as recently as 2021.
Drip pipes, fittings and filters
plant-machinery brand-trademarks distribution-network land-building
turnaround, drip irrigation, plastics

Nest & Nook Furniture | Sophia Turner | e-commerce-d2c | Bristol | online-business-website-app | sole-owner | 890K | 100 | 1m-5m | 13 | 2-10 | 2015 | non-core-divestment | 1-3 | asset-sale | 3-months | everyone-with-an-active-plan | d2c b2c
Online furniture shop for small flats, with a 41-day cash cycle in its favour.
Customers pay on order, makers are paid on dispatch, and returns stand at 3.8% because every piece has a paper template.
The owner keeps her contract business and sells the shop with its designs.
Folding desks, narrow sofas and storage beds
brand-trademarks domain-social-accounts customer-contracts patents
furniture, small spaces, online

Vindhya Stone Crushers | Arvind Baghel | building-construction-real-estate | Rewa | land-plant-with-business | family-owned | 19Cr | 100 | 1m-5m | 27 | 51-200 | 2010 | relocation | 3-6 | asset-sale | 3-months | anonymous | manufacturing b2b
Stone quarry and crusher with a lease until 2039, eleven kilometres from a new expressway.
Reserves were measured last year at nine million tonnes; the plant makes 2,400 tonnes a day within its consents.
The family has moved to Nagpur. The expressway contractor alone would take everything for four years.
Aggregate, manufactured sand and rail ballast
licences-permits land-building plant-machinery customer-contracts
quarry, aggregate, infrastructure

Curio Travel House | Padma Rinchen | hospitality-travel-tourism | Gangtok | operating-company-100 | sole-owner | 1.7Cr | 100 | 250k-500k | 20 | 2-10 | 2006 | retirement | 6-12 | share-sale | 12-months | everyone-with-an-active-plan | services b2c
Inbound travel agency for botanists, bird-watchers and textile collectors.
130 small groups a year, half of them led by the same eleven foreign lecturers, all paid in foreign currency.
The owner would like to travel without a group, and to teach her successor for a full year.
Study journeys and permits for restricted areas
licences-permits customer-contracts key-staff brand-trademarks
inbound travel, study tours, foreign currency

Precision Optics Lab | Sudhir Kale | electronics-hardware | Nashik | majority-stake | investor-backed | 13Cr | 51 | 1m-5m | 19 | 51-200 | 2007 | lack-of-growth-capital | 6-12 | partial-stake-sale | 12-months | anonymous | manufacturing b2b
Lens and prism maker with clean rooms and a waiting list from camera and medical firms.
Surfaces are true to a twentieth of a wavelength; three Japanese instrument makers audit the plant each year.
The present fund reaches the end of its term. Management stays and would invest beside a new majority owner.
Lenses, prisms and coated filters
plant-machinery patents key-staff export-history-certifications
optics, precision, export

Dhan Laxmi Jewellers | Kirti Zaveri | fashion-textiles-jewellery | Ahmedabad | brand-ip | family-owned | - | 100 | 5m-10m | 8 | 11-50 | 1956 | partner-dispute-exit | no-fixed-timeline | slump-sale | 3-months | anonymous | b2c trading-distribution
Third-generation jewellery house with a 4,000-square-foot corner in the best street of the city.
Seven thousand families on the books, a hallmarking licence and a savings scheme with 1,900 members.
The cousins divide the inheritance. Stock is bought at the day's price; the name and the corner are what is sold.
Gold, diamond and bridal jewellery
brand-trademarks land-building customer-contracts licences-permits
jewellery, bridal, heritage brand

Metro Laundry Works | Irfan Pathan | business-services | Vadodara | operating-company-100 | sole-owner | 3.3Cr | 100 | 500k-1m | 21 | 51-200 | 2014 | new-venture | 3-6 | share-sale | 3-months | everyone-with-an-active-plan | services b2b
Industrial laundry washing for seven hospitals and nineteen hotels, on contracts of three years.
Four tonnes of linen a day, water use halved by a recycling unit, and a truck at every back door before six.
The founder starts a linen-rental company and would be the buyer's first customer.
Hospital linen, hotel linen and uniforms
customer-contracts plant-machinery licences-permits
laundry, hospitals, contracts

Swarna Rice Mill | Chandra Reddy | agriculture-food-processing | Nellore | operating-company-100 | equal-partners | 12Cr | 100 | 5m-10m | 6 | 51-200 | 2001 | partner-dispute-exit | 3-6 | slump-sale | 3-months | everyone-with-an-active-plan | manufacturing trading-distribution
Modern rice mill, twelve tonnes an hour, with a husk-fired power plant that sells to the grid.
Two regional brands sell in 2,600 shops; colour sorters were replaced in 2023 and silos hold a season.
Three partners, two opinions and no quarrel: the mill is worth more whole than divided.
Rice, bran and husk power
plant-machinery brand-trademarks distribution-network land-building
rice mill, brands, power

Teakwood Kitchens | Manish Tandon | consumer-goods-retail | Lucknow | franchise-unit | franchisee | 1.4Cr | 100 | 250k-500k | 16 | 2-10 | 2018 | strategic-merger | 1-3 | franchise-transfer | 1-month | everyone-with-an-active-plan | franchise b2c
Modular-kitchen showroom of a leading brand, the only one for a city of four million.
Eleven kitchens a month, 40% paid in advance and a rent fixed for another five years.
The owner joins his brother's architecture practice, which will keep sending customers.
Modular kitchens and wardrobes
customer-contracts inventory key-staff
kitchens, showroom, franchise

Halcyon Dental Group | Dr Peter Murray | healthcare-pharma-biotech | Glasgow | operating-company-100 | majority-plus-minority-holders | 3.6M | 100 | 1m-5m | 24 | 11-50 | 1999 | retirement | 6-12 | earn-out | 12-months | anonymous | services b2c
Three dental practices with 14 chairs and 21,000 registered patients.
60% of fees are private, all associates have signed for two years and the buildings are let by the sellers.
Two of the four partners retire; the others sell with them and would stay as employed dentists.
General dentistry, implants and children's dentistry
customer-contracts key-staff licences-permits plant-machinery
dentistry, recurring patients, group

Sahara Solar EPC | Ganesh Rathore | energy-renewables-climate | Jodhpur | operating-company-100 | sole-owner | 27Cr | 100 | 5m-10m | 9 | 51-200 | 2013 | strategic-merger | 6-12 | merger | 12-months | everyone-with-an-active-plan | services b2b
Solar installer with 84 megawatts built and a maintenance book for half of them.
Maintenance pays the salaries, so that only good projects need be taken; no guarantee was ever called.
The owner wants to merge with a company that can finance what his customers ask for.
Rooftop and ground-mounted plants, maintenance
customer-contracts licences-permits key-staff
solar, maintenance, merger

Puppetry Games | Rohit Saxena | media-gaming-entertainment | Bengaluru | online-business-website-app | investor-backed | 4.6Cr | 100 | 500k-1m | 28 | 2-10 | 2017 | non-core-divestment | 1-3 | asset-sale | 3-months | anonymous | b2c licensing
Two word games with 640,000 daily players, no debt and a team of six.
They have stayed among the ten most played word games in three languages for four years, without bought installs.
The studio turns to games for television. Code, art and player accounts are documented and separable.
Mobile word games in English, Hindi and Tamil
software-source-code brand-trademarks domain-social-accounts
mobile games, players, code

Castle Rope Works | Evelyn Brooks | engineering-manufacturing | Auckland | operating-company-100 | employee-owned | 2.8M | 100 | 1m-5m | 15 | 11-50 | 1974 | lack-of-succession | 6-12 | share-sale | 6-months | everyone-with-an-active-plan | manufacturing b2b
Maker of marine and arborist ropes owned by the nineteen people who braid them.
6% of revenue goes into testing, and the climbing line is sold out until the winter.
Half of the owners retire within four years; the others would accept a buyer who keeps the workshop where it is.
Marine, rescue and climbing ropes
plant-machinery brand-trademarks patents key-staff
ropes, employee owned, niche

Anvil Auto Service | Joginder Bedi | automotive-ev | Amritsar | operating-company-100 | sole-owner | 2.6Cr | 100 | 500k-1m | 18 | 11-50 | 2009 | health | 1-3 | share-sale | 3-months | everyone-with-an-active-plan | services b2c
Multi-brand car workshop with 14 bays, a paint booth and 6,800 cars on its books.
Five insurers send accident repairs without tender, and a technician is trained for electric cars.
The owner has had heart surgery and hopes that his head mechanic and a buyer find each other.
Car service, accident repair and tyres
plant-machinery customer-contracts key-staff
car workshop, insurers, paint booth

Misty Hills Coffee | Sanjay Bopanna | food-beverage-restaurants | Chikkamagaluru | minority-stake | family-owned | 1.2Cr | 30 | 500k-1m | 12 | 11-50 | 2012 | lack-of-growth-capital | 6-12 | partial-stake-sale | 12-months | everyone-with-an-active-plan | d2c b2b
Coffee roaster with its own estate offers three tenths to open in six more cities.
The estate grows what the roastery sells; 11,000 homes subscribe and 130 cafés brew it.
The family stays in charge and looks for somebody who has built shops before.
Roasted coffee, subscriptions and café supply
brand-trademarks land-building customer-contracts plant-machinery
coffee, subscriptions, estate

Skyline Hoardings | Tanvi Oberoi | media-gaming-entertainment | Chandigarh | operating-company-100 | family-owned | 5.1Cr | 100 | 500k-1m | 33 | 2-10 | 2003 | new-venture | 3-6 | share-sale | 3-months | anonymous | b2b services
Outdoor-advertising company with 96 licensed sites, nineteen of them digital.
Occupancy was 81% and two thirds of the sites are under municipal licences of ten years.
The daughter of the founder opens an animation school and lets the sites go to somebody who sells media.
Hoardings, digital screens and bus shelters
licences-permits customer-contracts plant-machinery
outdoor advertising, licences, screens

Delta Water Treatment | Vivek Rangan | waste-water-environment | Hyderabad | operating-company-100 | equal-partners | 8.8Cr | 100 | 1m-5m | 16 | 51-200 | 2006 | strategic-merger | 6-12 | share-sale | 12-months | everyone-with-an-active-plan | services b2b
Operator of 58 sewage and effluent plants for apartment communities and drug makers.
Operating contracts of three to five years give 78% of revenue; every plant reports its readings by the hour.
The partners built it for a larger owner and are ready to be that owner's team in the south.
Operation, chemicals and upgrades of treatment plants
customer-contracts licences-permits key-staff
water treatment, operation contracts, recurring

Maple Street Pharmacy | Nathan Brooks | healthcare-pharma-biotech | Toronto | operating-company-100 | sole-owner | 1.3M | 100 | 1m-5m | 11 | 2-10 | 1986 | retirement | 3-6 | asset-sale | 3-months | everyone-with-an-active-plan | b2c trading-distribution
Neighbourhood pharmacy that fills 310 prescriptions a day, with a clinic upstairs.
Two thirds of patients have come for more than ten years, and the landlord has signed until 2035.
The pharmacist has served three generations of the street and would like to meet the fourth as a neighbour.
Prescriptions, vaccination and home delivery
customer-contracts licences-permits inventory key-staff
pharmacy, clinic, neighbourhood
`
