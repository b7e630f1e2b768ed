/** `../companies.ts` describes the form. */
export const third = `
Aquastead Farms | Vinod Pillai | agriculture-food-processing | Visakhapatnam | manufacturing b2b | series-a | 21Cr | 1m-5m | 51-200 | 2016 | 10
Antibiotic-free shrimp raised indoors, two hours from the airport.
Buyers abroad reject one container in forty for residues, and ponds lose a crop in three to disease.
Six indoor tanks gave fourteen harvests without a loss; two Japanese buyers take everything we grow.
Fresh and frozen shrimp, hatchery, tank technology
aquaculture, export, shrimp
Overview: The six tanks stand in sheds, so no crab, bird or flood brings disease in. Water goes round through a filter of living bacteria and only a twentieth is replaced. Shrimp are harvested at night, chilled in ice slurry and at the airport before breakfast.
Aims: Everything we grow is sold to two buyers, a comfort and a risk. Twelve more tanks and a second hatchery would let us serve a third in Korea and the better hotels of Hyderabad. Each tank stands alone with its own power, so growth comes in steps that can be stopped. Farmers with failed ponds ask how it is done; we intend to build small halls for thirty of them and to buy what they raise. Feed is half of our cost, and insects grown on rice bran may lower it by a fifth.
Founder: Vinod Pillai lost three ponds near Bhimavaram to white spot in a single week. He had a fisheries degree, a bank loan and nothing to feed, and spent the next two years in an indoor farm in Thailand.
Team: Hatchery under Dr Satyavati, tanks under three shift biologists, electrical safety under an ex-navy engineer. Exports are in the hands of a lady who shipped ponds’ shrimp for two decades and knows every rejection.

Padhai Loans | Rakesh Jha | banking-finance-fintech | Ranchi | b2c b2b2c | series-a | 38Cr | 1m-5m | 51-200 | 2017 | 6
Loans for nursing, hotel and technical courses, judged by the course and not by the parents.
A girl with a nursing seat and a job waiting is refused, because her father has no salary slip.
We lent 84 crore to 19,300 students; 96% of those who finished work in their trade.
Course loans, fee instalments for colleges, placement guarantee
education loans, skills, impact
Overview: Before we lend for a course we count how many of last year’s class are at work and at what wage. Colleges that pass, 640 so far, get their fees from us directly; the student pays a token while studying and the rest over three years, once a salary arrives.
Aims: Seventy thousand students is where a lender of our kind becomes dull and safe, and we should be there in four years. New money goes in as the first layer beneath bank lines, two thirds for nursing and paramedical seats in Jharkhand, Odisha and Chhattisgarh. Welding and hotel courses follow the same test. If a college’s graduates stop finding work, we stop lending there within a term; we left forty-one. A girl whose loan we refuse is told which course nearby we would pay for.
Founder: Rakesh Jha’s sister gave up a seat in nursing for want of ninety thousand rupees. He was then a credit officer in a bank at Hazaribagh and had signed such refusals.
Team: Heads of credit, colleges, collections and treasury, all from banks or microfinance. Ninety counsellors sit in college towns, half of them former borrowers; placements are checked by Sister Philomena, once a matron.

Craneview | Stephen Clarke | building-construction-real-estate | Sydney | saas-subscription b2b | pre-series-a | 4M | 500k-1m | 11-50 | 2018 | -10
One plan for every crane, hoist and delivery on a building site.
A tower crane costs 6,000 dollars a day and stands idle a third of it, because six trades book it on paper.
71 sites in three countries plan with us and lift 22% more a day.
Crane planning, delivery booking, safety records
construction, cranes, planning
Overview: A subcontractor books the hook from his phone by four the day before; the site manager sees clashes in red and moves a load of plasterboard to six. The crane’s own weight sensor tells what was really lifted, so arguments about who wasted the morning are short.
Aims: Sydney, Auckland and Singapore account for the seventy-one sites. Builders carry us from one job to the next, hence our cheapest growth is to follow eleven of them to Brisbane, Perth and, through a joint venture, Mumbai. The money pays for people on site in the first month, without whom the whiteboard returns. We run at a loss of one dollar in ten and mean to end that within two years. Hoists and concrete pumps share the screen already; scaffolds could be next, although crews dislike being counted.
Founder: Stephen Clarke was a dogman, then a crane coordinator on Barangaroo’s towers. His whiteboard was photographed by other sites until someone asked whether it came as an app.
Team: Ngaire looks after builders and Hamish writes software with five others in Newcastle. Site coaches, all former coordinators, spend winter in boots; a safety lawyer gives us every second Wednesday.

Amrit Dairy Tech | Jignesh Chaudhary | agriculture-food-processing | Mehsana | b2b manufacturing | bridge | 9Cr | 1m-5m | 51-200 | 2014 | 8
A milk analyser for the village collection centre that pays the farmer in the same minute.
Milk is tested once, in a hurry, by the person who buys it, and arguments end with the farmer selling elsewhere.
7,300 centres use our analyser; twelve unions have switched every centre they own.
Milk analysers, payment software, spare parts
dairy, analysers, cooperatives
Overview: The machine needs a spoonful of milk and eighteen seconds. Fat, water and urea appear on a screen facing the farmer, the slip is printed in her language and the money is in her account before she has rinsed the can. Repairs are swapped overnight from nine depots.
Aims: Fifteen unions have decided; what separates us from the deliveries is cash for components. The bridge covers that until they pay, and after it we expect to need no more equity. There are 190,000 village centres and about a third have a sound analyser of any make. Payment software is our second leg, at two paise a litre. We are working on a test for antibiotic traces that costs less than the tea served while waiting. Bangladesh’s cooperatives have tried forty machines through a full monsoon.
Founder: Jignesh Chaudhary’s mother poured milk at the Mehsana union for thirty years and never trusted the fat reading. He is an instrumentation engineer from Surat and built the first tester against her tongue.
Team: Electronics and sensors are led by his classmate Hiren, manufacturing by a woman who ran a television line. A former union chairman sits with the boards, and 64 service engineers ride motorcycles.

Lumen Street | Priyanka Das | electronics-hardware | Bhubaneswar | government-b2g manufacturing | pre-series-a | 10Cr | 500k-1m | 11-50 | 2017 | 12
Street lights that report their own faults and dim when the road is empty.
Towns pay for light all night and learn from complaints which lamps are dark.
42 towns, 118,000 lamps and power bills down by 57%; payment is tied to the measured saving.
Lamp controllers, town dashboard, savings contracts
street lighting, towns, energy saving
Overview: The controller is a cup that screws on top of any lamp. At midnight it dims to 40%, at a footstep it brightens, and if the lamp dies it reports the pole number to the ward office by itself. Towns pay us out of the lower electricity bill, checked by a meter we do not own.
Aims: Odisha has 115 towns, a third of them ours. Andhra and Chhattisgarh have asked us to bid on the same savings contract, and we need working capital because a town takes ten months to start paying. About half the round is for that and the other half goes to a controller that costs 1,100 rupees in place of 1,650. The poles could also count traffic or warn of flooding; we will add whatever a ward engineer asks for twice. Dark corners reported by women get lights before the main road does.
Founder: Priyanka Das came home to Cuttack from a chip company in Noida after the 2019 cyclone, when her street stayed dark for six weeks and nobody knew which cable to mend.
Team: Hardware is led by an ex-colleague from Noida, contracts by a former municipal accountant who knows how a bill travels. Line teams of four work in five towns; two are led by women electricians.

Slotwise | Amelia Wright | hospitality-travel-tourism | Dublin | saas-subscription b2b | seed | 1.4M | 100k-250k | 2-10 | 2022 | -33
Timed entry for museums, gardens and castles that never had a queue plan.
A garden is empty at ten and unbearable at two, and visitors blame the garden.
58 sites sell timed tickets with us; visitors stay forty minutes longer and spend a third more in the shop.
Timed tickets, visitor forecasts, membership
visitor attractions, ticketing, heritage
Overview: A walled garden in Wicklow or a small museum in Cork opens our page, sets forty people per quarter of an hour and is selling by the afternoon. Weather and school holidays are in the forecast, so volunteers are rostered for the day that will come. Tickets print without names.
Aims: Small sites cannot afford the systems built for palaces, and there are four thousand of them on these two islands. We charge eleven cent a ticket and nothing in winter. This seed round buys two salespeople who like gardens, Welsh and French versions, and membership cards, which bring owners steady money out of season. Two hundred and twenty sites make us whole. In India a trust that keeps stepwells has asked for a trial at three of them; we have said yes, since a queue is a queue.
Founder: Amelia Wright was head gardener of an estate near Kilkenny that lost its camellias to trampling feet in one sunny May. Her brother wrote the first booking page as an apology for a missed birthday.
Team: The brother, Conor, is our engineer, with one junior. Fiadh visits sites and answers support. A retired director of museums reads our forecasts and tells us where they are naive.

Fabrica Circular | Anand Subramanian | fashion-textiles-jewellery | Panipat | manufacturing b2b | series-a | 25Cr | 5m-10m | 201-500 | 2011 | 11
Yarn spun from old clothes, in forty colours, without dye or water.
Brands must use recycled cotton by 2030, and most of what is offered is too short to knit.
We spin 460 tonnes a month for 33 knitters; three European retailers have approved the yarn.
Recycled yarn, blended yarn, take-back sorting
recycled yarn, circular fashion, export
Overview: Panipat receives the world’s old sweaters by the bale. Ours are sorted by fibre and colour, by hand and then by a scanner, torn open and spun into yarn whose shade comes from the clothes themselves. Red stays red. Nothing is dyed and the wet hall was torn down years ago.
Aims: Three European retailers have approved the yarn, and their volumes for 2028 exceed our spindles by half. Twelve new open-end machines and a second sorting line take us to 720 tonnes. Longer fibre is the art, so a third of the money goes into softer tearing; every millimetre saved widens what a knitter can make. We also want to collect in Indian cities, where uniforms and bedsheets lie unused. The sorters, most of them women, move from piece rate to salary this year, at our cost.
Founder: Third in a family of shoddy-blanket makers by marriage, Anand Subramanian was a spinning technologist from Coimbatore. His father-in-law gave him one frame and a winter to prove that old wool could be fine.
Team: Spinning, sorting, quality, sales to Europe and finance have their own heads. The sorting head, Kamlesh, started on the bales at nineteen; a textile institute in Sweden sends a researcher each year.

Sehat Box | Manoj Tiwari | healthcare-pharma-biotech | Varanasi | b2c services | pre-series-a | 13Cr | 1m-5m | 51-200 | 2019 | 2
Month-packed medicines for people with diabetes and blood pressure, delivered and checked.
Half of patients with a lifelong prescription stop within a year, mostly because it ran out on a busy day.
61,000 people receive a box each month; 83% of them take it as prescribed after a year.
Medicine boxes, pharmacist calls, home tests
chronic care, pharmacy, subscriptions
Overview: Morning and night pills sit in paper strips with the hour printed on each. Before the box is packed, a pharmacist rings: any dizziness, any new medicine, has the sugar been tested? A doctor is told when the answers worry us. Boxes reach the ghats by bicycle.
Aims: Varanasi, Prayagraj, Gaya and Patna are small-town proof that people stay if someone asks after them. We should like Gorakhpur, Jabalpur and Ranchi to have packing rooms of their own within two years, each needing six thousand boxes to stand alone. Home tests for sugar and kidneys raise the value of a patient without raising his bill. Generics save him a third, and on those we earn more, so interest and duty agree. Heart failure is the next illness whose medicines run out on busy days.
Founder: Manoj Tiwari’s father missed four days of blood-pressure tablets at a wedding and had a stroke. Manoj ran supply for a vaccine programme and knew how to get a box to a village on time.
Team: Chief pharmacist Farzana leads thirty-two pharmacists in two shifts. A physician from the university hospital, an operations head who packed for a tea company, and city leads who were once medical representatives.

Rail Parcel Hub | Santosh Pawar | logistics-supply-chain | Nashik | b2b services | seed | 8Cr | 500k-1m | 11-50 | 2020 | 3
Door-to-door parcels by passenger train, a day faster than road and a third cheaper than air.
Trains leave with empty parcel vans, because no shipper wants to deal with two stations and three forms.
We book 74 trains a day; 41,000 parcels a month and a claims rate of 0.2%.
Rail parcels, station handling, fixed-price slots
rail freight, parcels, express
Overview: A shipper sees one price and one cut-off hour. Our loaders collect, wrap and weigh, hand the parcel to a train they know by its punctuality, and meet it at the other end within twenty minutes of arrival. Grapes, spare parts, garments and medicines travel most.
Aims: Stations are won one loading bay at a time. With eleven of them equipped, Mumbai to Guwahati and Delhi to Chennai become a single booking, and by then we fill 140 trains. We buy space by the train and not by the year, which keeps our risk small. Two large shippers want sixty days of credit; part of the round carries them. Slots at a fixed price for the small factory, five kilos to five hundred, remain the heart of it. We check claims weekly and pay them before they are proved.
Founder: Santosh Pawar was a parcel clerk at Nashik Road for fourteen years, stamping three forms in the window for every crate of grapes. He resigned with a full pension still ahead of him.
Team: Station masters of ours, so we call them, run eleven platforms. His batchmate Bhalerao negotiates with divisions, Swapnil built the booking app, and a former airline cargo lady handles claims.

Clayworks Terracotta | Sunita Prajapati | consumer-goods-retail | Ahmedabad | d2c manufacturing | friends-family | 80L | 50k-100k | 11-50 | 2021 | 10
Terracotta cookware that survives a gas flame and a fall.
Clay pots make better food and break in a month, so families went back to aluminium.
We sold 23,000 pots from one kiln, four in a hundred come back, and potters earn twice what they did.
Cookware, water filters, tableware
terracotta, cookware, artisans
Overview: The secret is a pinch of rice-husk ash and a slow second firing. A pot goes on the flame dry, drops from the height of a platform without shattering three times in four, and needs no lining. Eleven potters’ families around Ahmedabad throw for us, and the kiln is shared.
Aims: One kiln gives nine hundred pots a week and we are sold out by Wednesday. A second, gas-fired, with a drying room that defies the monsoon, is what the eighty lakh is for; friends and relations have promised twenty-six of it. We then want three shops’ shelves in each of ten cities instead of more discounts online. Water filters have a school as their first customer. My son throws too, which the street discusses: they thought the wheel would end with us.
Founder: Sunita Prajapati learnt from her father-in-law at Kumbharwada and sold at the Sunday market under the bridge. A ceramics teacher bought a pot, cracked it, and came back to find out why.
Team: That teacher, Falguni, tests clay with us two days a week. Husband Dinesh fires the kiln, niece Komal packs and writes to customers in English, and eleven families own their wheels.

Quantrail Analytics | James Okafor | ai-data | Nairobi | b2b saas-subscription | seed | 1.6M | 250k-500k | 11-50 | 2020 | -16
Credit scores for shopkeepers from what they order, not from what they own.
Lenders want to fund shops, and the only record of a good one is a distributor's delivery book.
Nine lenders in three countries made 64,000 loans on our score; losses are half of their earlier ones.
Credit score, lender interface, distributor portal
credit scoring, retail, Africa
Overview: A kiosk in Eldoret that reorders sugar every four days, and pays the van on the spot, tells a lender more than a title deed would. We read eleven months of such orders from distributors who agree, with the shopkeeper’s consent by text, and return one number.
Aims: Kenya, Uganda and Tanzania are live; Ghana follows with a soft-drink distributor whose 40,000 outlets are already mapped. We are paid when a loan is repaid, so our loss today is mostly a matter of timing. Seed capital carries us to the point, about 25,000 loans a month, where fees overtake wages. Shopkeepers may ask what their number is and why: that desk is dear and will stay. An Indian lender to kiranas has tested the method, and the ranking held without any change.
Founder: James Okafor came from Enugu to Nairobi for an actuarial post and priced insurance for motorcycles. His landlady’s shop was refused a loan on the day she prepaid his rent rebate.
Team: Wambui speaks for shopkeepers and Karim for lenders. Three data scientists, one of them in Kampala; integrations by two engineers who used to route beer trucks.

Helio Cookers | Wanjiru Kamau | energy-renewables-climate | Nairobi | manufacturing b2b2c | pre-series-a | 2.2M | 500k-1m | 51-200 | 2017 | 5
Solar-electric cookers that boil at night, paid in daily instalments.
A family spends a fifth of its income on charcoal and breathes the rest.
31,000 homes cook with us and 92% pay on time; carbon income covers a third of each cooker.
Electric pressure cookers, solar kits, pay-as-you-go
clean cooking, pay as you go, carbon
Overview: By day a panel charges a battery the size of a lunch box; by night it boils beans for five in fifty minutes. The family pays forty shillings a day through the phone, and the pot locks gently if nobody pays for a week. Local agents repair it with three spare parts.
Aims: Each cooker replaces four kilos of charcoal a week, and an auditor counts them for carbon buyers in Zürich. That income, which is contracted to 2030, lets us keep the daily price below charcoal. The round moves assembly nearer to cells and coils, with Pune the likeliest place, and takes us from Kenya into Uganda and Bihar. We earn a small profit and expect 120,000 homes by the third year. Institutions may come sooner: a girls’ boarding school in Nyeri cooks for three hundred on ten of our sets.
Founder: Wanjiru Kamau’s lungs were examined at a clinic when she was nine, and charcoal was named as the cause. She became an electrical engineer in Nairobi, then worked on batteries in Shenzhen.
Team: A hardware head with two patents on pressure lids, a credit chief from mobile lending, 240 commissioned agents under four county managers, and an auditor’s former pupil who keeps the carbon ledger.

Inkwell Legal | Shreya Mukherjee | saas-software | Gurugram | saas-subscription b2b | series-a | 19Cr | 1m-5m | 51-200 | 2018 | -7
Contracts that remind a company of what it promised.
A mid-size company has signed nine thousand contracts and reads each of them twice: on signing and in court.
176 companies keep 1.9 million contracts with us; on average they found 3% of spending to renegotiate.
Contract search, obligation calendar, negotiation history
legal technology, contracts, enterprise
Overview: We take in the drawer, the shared folder and the scanned fax, and hand back a calendar. Ninety days before a lease renews itself, the person who can stop it is told. Clauses are compared across suppliers, so that a buyer learns which one got the better price.
Aims: Companies with five hundred to five thousand staff are large enough to lose track and too small for a legal department of twenty. There are eleven thousand such in India; we serve 176 and lose two a year. The new money pays for Hindi, Marathi and Gujarati contracts, a module for rent and leases, and an office in Dubai, where nine customers have subsidiaries. Our deficit closes at about 260 customers. Giving legal advice stays outside our gate: we remind, and lawyers advise.
Founder: Shreya Mukherjee, a corporate lawyer for nine years, once lost a client two crore by missing a notice period of one day. She wrote the reminder program during her own notice.
Team: Engineering under Abhijit, from search; a reading room of thirty law graduates who correct the machine; sales in Gurugram and Mumbai; customer care by a paralegal who remembers every clause.

Pashu Doctor | Kuldeep Chauhan | agriculture-food-processing | Karnal | b2c services | seed | 3.5Cr | 100k-250k | 11-50 | 2021 | -13
A veterinarian on a video call within eight minutes, and at the barn by evening.
There is one veterinarian for 5,000 animals, and a sick buffalo costs a family two months of income.
148,000 consultations, 320 barefoot technicians and a monthly plan at 99 rupees an animal.
Video consultations, barn visits, animal insurance
veterinary, dairy, rural
Overview: The farmer holds up the phone, the vet asks him to press here and walk her there, and if hands are needed a technician with a cool box is sent from the same block. Each visit is recorded for the next one. Half the calls come between milking and dark.
Aims: Ninety-nine rupees a month buys unlimited calls for one animal, with insurance as an extra, and 31,000 animals are on it. In Haryana and western Uttar Pradesh alone there are eleven million. Our plan takes technicians from 320 to 700, chosen by their panchayats and trained for ten weeks at Karnal. We lose money on visits and make it on plans, so retention decides everything. Fewer antibiotics are sold through us each season, although we earn on them; vets are paid by the hour for that reason.
Founder: Dr Kuldeep Chauhan was the government veterinarian for 63 villages and drove a motorcycle that was usually in the wrong one. In the pandemic he began to treat buffaloes by phone.
Team: Eighteen vets on screen under Dr Ritu Malik, technicians under four block supervisors. An insurance specialist from a cooperative, a small software group at Panchkula, and Kuldeep’s old compounder, who teaches injections.

Freshet Hydroponics | Chloe Martin | agriculture-food-processing | Abu Dhabi | b2b manufacturing | series-a | 22M | 1m-5m | 51-200 | 2018 | 7
Salad grown in the desert with 4% of the usual water.
The Gulf flies in nine of ten lettuces, five days old and half of them wasted.
Three farms deliver eleven tonnes a week to 240 hotels and two supermarket chains the morning after harvest.
Leafy greens, herbs, farm design for partners
hydroponics, food security, Gulf
Overview: Lettuce, rocket and basil float on trays in cooled halls at Al Ain and Sweihan. Water that the leaves breathe out is caught again from the air. Hotel chefs order by ten at night; harvest starts at two, and the crate is in the kitchen with its roots still on by seven.
Aims: Three halls are profitable, and supermarkets ask for a washed bag at a price that needs a fourth and larger one. Land and cooling water are agreed with the authority at Al Ain. Most of this round builds it; the rest pays for a seed room, as imported seedlings are our weak link. Our engineers also draw farms for others: one in Muscat opened last year, one in Gujarat is on paper. Strawberries work in trials but not yet in the accounts. We publish litres per kilo on every bag.
Founder: Chloe Martin, an agronomist from Angers, came to the Gulf to grow turf for golf. The water bill of one fairway persuaded her to change crops.
Team: Growing is led by a Keralite couple who ran glasshouses in Almería, engineering by a refrigeration man from Alexandria. Hotel accounts, retail, finance and food safety each have one responsible person.

Tooljet Rentals | Imtiaz Ansari | building-construction-real-estate | Surat | b2b services | pre-series-a | 12Cr | 1m-5m | 51-200 | 2018 | 17
Scaffolding and power tools by the day, delivered to the site by seven in the morning.
Small contractors buy tools for one job and store them for the next three years.
2,900 contractors rent from seven depots; equipment is out 71% of days and pays back in fourteen months.
Tool rental, scaffolding, operator training
equipment rental, construction, depots
Overview: Drills, breakers, props and 600 tonnes of scaffolding stand in seven depots from Surat to Vapi. A contractor orders at night by voice message; the van knows the site gate. Everything is washed, tested and tagged on return, and a broken hammer is exchanged by ten without argument.
Aims: Scaffolding earns the most and ties up the most, so two thirds of the round buys steel. Vadodara, Ahmedabad and Thane get depots once each has three hundred contractors signed, which takes about four months of visits to tea stalls near the labour chowk. Seventy-one days out of a hundred is near the best a fleet can do; further growth must be new ground. Our own operators go along with heavy machines, trained and insured. Falls from height killed two men on other people’s staging in our street. Ours is checked daily.
Founder: Imtiaz Ansari began as a centring carpenter at sixteen and owned a single breaker that he lent to friends. By the time he had eleven, the friends were customers.
Team: His wife Shabana built the depot system and runs finance. Seven depot managers, a mechanic from a Japanese tool brand over nine workshops, and a safety trainer formerly with a refinery.

Bhasha Voice | Meenakshi Sundaram | ai-data | Chennai | b2b licensing | pre-seed | 2Cr | under-50k | 2-10 | 2024 | -50
Screen readers and audiobooks in Tamil and Telugu that sound like a person.
Blind students study in a robotic voice made for another language, and give up on textbooks first.
Two state textbook boards are recording 900 books with us; 11,000 students test the reader.
Screen reader, audiobook studio, textbook licences
accessibility, speech, education
Overview: The voice is Revathi’s, a radio announcer from Tirunelveli, who recorded nineteen hours for us and is paid on each licence. It reads tables aloud in an order that makes sense, says formulas properly and can be slowed without growling. It runs on the phone a student already has.
Aims: Nine hundred textbooks for two boards take us to the end of next year and pay half our costs. The remaining half comes from this small round, which should also yield Malayalam and Kannada and a licence that universities can afford. Reading is a right now, with a law behind it, and publishers must supply readable files; we would like to be whom they ring. Blind students test each release and may veto it. They have, three times, and the third was about the way we said “zero”.
Founder: Meenakshi Sundaram lost her sight at twelve and took a first in computer science at Chennai by having friends read to her. She did not want the next girl to need so many friends.
Team: Her college friend Kalyani trains the voices, Telugu is with Srikanth in Guntur, and two student testers are on stipend. A retired textbook editor proofreads by ear.

Northpeak Outdoor | Tashi Dolma | e-commerce-d2c | Shimla | d2c b2c | seed | 4.2Cr | 500k-1m | 11-50 | 2018 | 8
Trekking gear made for Himalayan weather and Indian sizes.
Imported boots fit another foot, and cheap ones open at the sole on the second pass.
We sold 64,000 boots and jackets, repair what wears out, and four in ten customers come through a guide.
Boots, jackets, tents, repair service
outdoor, footwear, D2C
Overview: Our last was made from the feet of nine hundred Indian walkers, broader in front and lower over the arch. Boots are sewn at Agra, jackets at Ludhiana, and both are tried for a season on guides in Kinnaur before anyone can buy them. Resoling costs 900 rupees.
Aims: Four in ten customers arrive through a guide, so we want guides in the Western Ghats, Sikkim and Uttarakhand on the same terms, a tenth of the sale and boots for life. The seed money is mostly stock, as winter orders must be placed in April. A repair room in Bengaluru and another in Pune halve the waiting time. Children’s boots would sell, but a foot that grows deserves an exchange scheme first. Tents remain a small, proud loss. Within five years we hope to resole more boots than we make.
Founder: Tashi Dolma from Kaza trained as a shoe designer in Chennai. She carried loads with her brothers each summer, in boots bought for a German’s foot.
Team: A bootmaker from Agra with thirty years at the last, Rinchen for guides, and a merchandiser who came from a sports chain. In Shimla seven people sew, glue and answer letters.

Silverline Seniors | Margaret Lobo | healthcare-pharma-biotech | Mysuru | services b2c | growth-private-equity | 55Cr | 5m-10m | 201-500 | 2013 | 13
Assisted living for parents whose children live two flights away.
Ten million parents live alone, and neither a hospital nor a daughter abroad can answer a call at three in the morning.
Five homes with 610 residents are 94% full with a waiting list; two sites are leased and approved.
Assisted living, day care, care at home
senior living, elder care, hospitality
Overview: Every home has a garden, a nurse awake at night and a kitchen where residents’ own recipes are cooked in turn. Rooms are rented by the month with a refundable deposit. A daughter in Seattle sees what her mother ate and who walked with her, if the mother agrees.
Aims: Mysuru, Coimbatore and Bengaluru have our five homes; the leased sites are in Hubballi and Kochi, with 120 rooms each. Both fill in about twenty months by our experience and then earn like the others. Care at home reaches parents who will not move, from a van and two nurses in each city, and it should be a third of revenue by 2030. Dementia needs its own wing and its own training, and the first opens in Mysuru this winter. We expect the new shareholder to visit on an ordinary Tuesday.
Founder: Margaret Lobo nursed in Mangaluru, Muscat and Leeds for twenty-six years. Her own parents, alone in Kankanady, were cared for by a neighbour, and she resolved to pay that debt to others.
Team: A medical director who practised geriatrics in Vellore; five home managers, four of whom began as nurses; heads of food, finance and property; and a residents’ council with a vote on the menu and the rent.
`
