/** `../companies.ts` describes the form. */
export const second = `
Coastal Ladle | Joseph Thomas | food-beverage-restaurants | Kochi | b2b d2c | seed | 3.8Cr | 500k-1m | 51-200 | 2019 | 7
Ready coconut-based curries for hotels and homes, without preservatives.
Hotel kitchens spend five hours a day on gravies, and packed ones taste of the packet.
160 hotels and 900 shops buy; a retort line of our own would triple capacity from the same kitchen.
Chilled curries, retort pouches, a hotel range
ready to cook, coconut, hotels
Overview: Coconuts come from Kozhikode and are scraped and pressed before eight in the morning, so the milk is cooked on the day it is made. Chilled packs keep for twenty-one days. Hotel chefs get a base they can finish in their own way, and nobody has to know.
Aims: Today a rented retort in Aluva works for us two nights a week, and that is our ceiling. A line of our own means pouches that keep a year on a shelf, at a cost nine rupees lower, and doors that are shut to us now: railways, the Gulf, supermarkets in Bengaluru. Let hotels stay at half of sales, as they pay on time and complain precisely. Preservatives will not come in, whatever the order. Three dishes of Malabar are waiting in my mother’s handwriting.
Founder: Joseph Thomas cooked on cruise ships for twelve years and then ran banquets at a hotel in Kumarakom. He noticed how much of a kitchen’s morning disappears into gravy.
Team: His wife Annie looks after food safety, Chef Basheer the recipes, and a production head from a seafood plant the fifty-four people on the floor. Salesmen are two, former storekeepers both.

Rewater Systems | Thomas Bennett | waste-water-environment | Manchester | b2b licensing | pre-series-a | 1.8M | 250k-500k | 11-50 | 2018 | -15
Sensors that tell a water company which pipe will leak next month.
A fifth of treated water never reaches a tap, and crews dig where the street is wet instead of where the pipe fails.
Five water companies monitor 14,000 kilometres; confirmed finds rose from one in six digs to four in five.
Acoustic sensors, leak forecast, crew planning
leak detection, utilities, sensors
Overview: A sensor the size of a jam jar clips to a hydrant and listens at three in the morning, when the street is quiet. The forecast weighs that sound against age of pipe, soil and frost. Each Friday the crew planner gets a ranked list of where to dig.
Aims: Our five customers cover a tenth of the mains in England and Wales. Regulators have set leakage targets for 2030 that cannot be met with listening sticks, so this is the time to be in every tender. Money goes into a cheaper sensor, the third design, and a support desk that works nights. Abroad we prefer to licence; a meter maker in Pune is testing our forecast on iron pipes older than ours. We should break even with eight utilities under contract, and talks with four are at the trial stage.
Founder: As a gangman’s son and a hydraulic engineer, Thomas Bennett spent his first years after university digging dry holes for a water company in Lancashire.
Team: Dr Fenwick models sound, Aisha builds electronics, and three field engineers are never in the office. Our chair retired as operations director of a utility and opens doors without pushing.

Sutra Models | Arjun Nair | ai-data | Bengaluru | b2b saas-subscription | series-a | 30Cr | 1m-5m | 51-200 | 2020 | -25
Speech recognition for ten Indian languages as they are really spoken, mixed with English.
Call centres understand one call in three automatically, because people switch language inside a sentence.
Four banks and two insurers transcribe nine million minutes a month; errors are a third below the best alternative.
Speech interface, call analytics, on-premise server
speech, Indian languages, call centres
Overview: “Mera EMI cut ho gaya but balance nahi dikh raha” is one sentence to our system, because it was trained on 41,000 hours of consented calls and never on news readers. Banks run it inside their own walls, and nothing they say leaves the building.
Aims: Ten languages are live; Assamese, Maithili and Dogri come next because two public banks need them. The round buys computing for a year and pays ninety transcribers in towns where those languages are spoken. Analytics earn more per minute than transcription does, so a supervisor’s daily summary is the product to watch. We want to reach break-even at thirty million minutes a month. Courts and hospitals ask every week, and for now we answer that a wrong word there costs more than we can carry.
Founder: Arjun Nair led speech research at an American company’s Bengaluru office until he heard his mother give up on its assistant. He left with a stack of her recordings and a small grant.
Team: Research is fourteen people under Dr Lakshmi, deployment nine, language teams sit in six towns. Arjun’s former manager joined as head of banking sales, and a privacy lawyer has a seat at every product meeting.

Ghar Neev | Vikram Sharma | building-construction-real-estate | Lucknow | b2b2c services | seed | 6.5Cr | 500k-1m | 51-200 | 2020 | 2
Fixed-price, fixed-date houses for families who build on their own plot.
Nine in ten Indian homes are built by the owner with a mason's promise, and cost a third more than was planned.
We handed over 186 houses in four cities, on average six days late; a third of customers come from a neighbour.
Design, construction, stage payments held in escrow
home building, fixed price, tier-two cities
Overview: The family sees three plans, one price and one date. Its money lies in an escrow account and is released when the plinth, the slab and the plaster pass an inspection, with photographs sent from the site every evening. Masons are on our payroll and get paid for rainy days.
Aims: Lucknow, Kanpur, Varanasi and Gorakhpur are open, and six days late is too late for us. Money from this round goes into a yard that cuts and bends steel for all sites, because waiting for bars is the largest cause of delay, and into Prayagraj and Bareilly. We would build five hundred homes in the third year. Margins are small and should stay below what a contractor hides in a variation. A ten-year guarantee on leaks starts in January; no builder here has offered that.
Founder: Vikram Sharma, a civil engineer with nine years of highway bridges behind him, watched his parents’ house in Aliganj take thirty-one months and two contractors.
Team: Architect Sana draws with four juniors, city heads each run up to fifteen sites, and a quality inspector reports to Vikram alone. The purchase manager once sold cement and knows where discounts hide.

Recruit Sathi | Neha Gupta | business-services | Noida | b2b marketplace | pre-series-a | 9Cr | 500k-1m | 51-200 | 2019 | -3
Vetted electricians, welders and machine operators for factories, within five days.
Factories lose a fifth of their operators every quarter and hire the replacement at the gate.
We placed 21,000 workers last year after a practical test; 78% were still there after six months.
Trade tests, placement, payroll for contract workers
blue-collar hiring, trade tests, factories
Overview: A welder who comes to one of our five test centres in Noida, Manesar, Pune, Hosur or Sanand strikes an arc in front of an examiner before anyone looks at his papers. He learns the result in an hour, sees wage, hostel and shift for three factories and chooses.
Aims: Staying on is what factories pay for, so we hold back a third of our fee until the sixth month. Eleven more test centres are planned, beginning with Ranchi and Gorakhpur, close to where workers live rather than where they end up. Payroll for contract workers brings the steadier half of revenue and should overtake placement in two years. Small losses today are the cost of test centres in their first year. Women make up 14% of those we place; our target is thirty.
Founder: Neha Gupta managed personnel at a compressor plant in Greater Noida and hired the same four hundred people every quarter. She kept exit interviews in a box that became the business plan.
Team: Examiners are led by Ustad Ramdhari, a welder for thirty-six years. A payroll head, a technology lead, four regional managers and a helpline of ten women, whom workers ring about unpaid overtime first.

Greenbond Adhesives | Harish Bhandari | chemicals-materials | Vadodara | manufacturing b2b | series-a | 18Cr | 1m-5m | 51-200 | 2015 | 13
Formaldehyde-free plywood glue made from cashew-shell liquid.
Furniture exporters lose orders over emissions, and safe resins from abroad cost half as much again.
27 plywood mills use 310 tonnes a month; our resin passes the strictest Japanese grade at 4% more cost.
Bio-based resins, hardeners, on-site mixing
green chemistry, plywood, adhesives
Overview: Cashew factories along the coast burn most of their shell oil. We buy it, distil it at Vadodara and turn it into a glue that plywood presses accept without a change of temperature. Technicians spend the first week at the mill mixing with the night shift.
Aims: Furniture for America and Japan must prove its emissions, and the rule is arriving in India for schools and trains. We hold six percent of the mills in Yamunanagar and Kandla, and the round puts a mixing unit in each of those towns together with a second reactor here. Laminates, brake linings and foundry sand use the same chemistry; we will enter one of the three once the reactor is full. Every mill’s first-year results are open to the next, with names, if it agrees.
Founder: Harish Bhandari, a polymer chemist, formulated conventional resins for a multinational and developed an allergy to what he made. Cashew oil was the only thing that did not make his eyes water.
Team: A production head with twenty-two years in phenolics, three chemists, a procurement man in Mangaluru and another in Kollam. Application engineers, five in number, live near the presses.

Rozana Basket | Pooja Yadav | consumer-goods-retail | Patna | b2b2c trading-distribution | series-a | 26Cr | 5m-10m | 201-500 | 2018 | -2
Weekly restocking of village shops with branded goods, on credit they can repay.
A village shopkeeper closes for a day, takes a bus to the wholesaler and returns with whatever was left.
11,600 shops in 19 districts order by phone; average order value doubled in two years and credit losses are 0.9%.
Village distribution, shop credit, own staples brand
rural retail, distribution, kirana
Overview: The shopkeeper rings on Wednesday, or our clerk rings him; the van comes on Saturday with soap, oil, biscuits and salt in the pack sizes his village buys. Credit is one week’s order, rising with each prompt payment, and it is never in cash.
Aims: Nineteen districts out of Bihar’s thirty-eight have a depot within sixty kilometres. Our round opens nine more and moves the books of every shop from ledgers to a phone that works in Bhojpuri and Maithili. Our own staples, atta, besan and sattu, earn three times the margin of branded goods and are a seventh of sales; a quarter would make the company profitable. We do not sell to households and do not compete with the man who feeds us. Jharkhand begins after two profitable quarters.
Founder: Pooja Yadav’s father kept a shop at Masaurhi, and the wholesaler’s bus was part of her childhood. She studied rural management at Anand and sold soap across Magadh for a large company.
Team: Depot heads, nineteen of them, come from the district they serve. Credit is decided by a microfinance veteran, buying by a former distributor, and forty-four women in Patna take the calls.

Mithai Parcel | Ishita Jain | e-commerce-d2c | Jodhpur | d2c marketplace | seed | 4Cr | 500k-1m | 11-50 | 2020 | 5
Famous sweets from forty towns, made on Tuesday and eaten on Thursday.
Every town has one sweet worth the journey, and its maker has never sold beyond the bus stand.
Forty-six makers ship with us; 190,000 boxes went out last Diwali and 2 in 1,000 arrived damaged.
Sweet boxes, corporate gifting, packaging for makers
gifting, regional food, D2C
Overview: Ghevar from Jodhpur, pedha from Dharwad, khaja from Silao: we fit each maker with a sealed tray, a cold box where needed and a label that states the hour of cooking. If the parcel is late, it is refunded and the maker is paid all the same.
Aims: Companies now send a third of our boxes, and they order in August for Diwali, which gives makers money when they buy ghee. The seed round funds that ghee, a chilled room in Delhi and a packing school in Indore. We would like a hundred makers by the third year and will take none whose kitchen we have not slept near. Weddings are the trade between festivals. Abroad can wait: laddus age badly at customs.
Founder: Granddaughter of a Jodhpur halwai, Ishita Jain worked in packaging for a chocolate maker in Pune, where she learnt how a thing survives a lorry.
Team: Maker relations are with her uncle Mahaveer, who is trusted by men that trust nobody. A logistics lead, a designer, a corporate-sales pair in Gurugram, and nine packers who become sixty in October.

Tarang Instruments | Mohan Kulshrestha | electronics-hardware | Dehradun | manufacturing b2b | pre-series-a | 12Cr | 500k-1m | 51-200 | 2016 | 7
Handheld meters that find underground cable faults within half a metre.
A cable fault darkens a street for nine hours, eight of which are spent finding it.
We supply eleven distribution companies; the new meter is approved by two state utilities and costs half the German one.
Fault locators, cable identifiers, calibration service
test instruments, power utilities, Make in India
Overview: A lineman walks the road with a box of four kilos, listens to the ground, and chalks a cross where the crew should dig. The electronics are ours down to the coil. Every meter comes back to Dehradun once a year for calibration, and leaves within five days.
Aims: Distribution companies lay forty thousand kilometres of cable a year underground, and each has perhaps one fault van where it needs ten. We would put two people in each of six states to demonstrate, as nobody buys such a meter from a catalogue. A second coil-winding bench and an accredited laboratory take the rest. Exports to Nepal and Kenya came unasked. In five years I expect half our income from calibration and training, which do not wait for a tender.
Founder: Mohan Kulshrestha served twenty years in the army’s signals workshop, where a broken cable could not stay broken. He filed his first patent the month after he retired.
Team: Two design engineers from the institute at Roorkee, a production head who assembled oscilloscopes, eleven trained demonstrators, and Mrs Negi, who has prepared 140 tenders without one rejection on paper.

Precis Castings | Ramesh Gowda | engineering-manufacturing | Belagavi | manufacturing b2b | growth-private-equity | 45Cr | 10m-50m | 201-500 | 2009 | 16
Aluminium pump and valve castings with a reject rate below 1%.
Pump makers in Europe want a second source outside China, and most foundries cannot document each casting.
Nine European buyers, 62% exports, and a full order book to next June; the money doubles the melting capacity.
Gravity and low-pressure castings, machining, pressure testing
castings, export, pumps
Overview: Alloy is melted in four electric furnaces, and each casting carries a number that leads to its melt, its die and its X-ray. A pump maker in Denmark can ask on Tuesday about a housing poured in March and have the chart by lunch. Machining is done here, to two hundredths.
Aims: Orders are full until June and we have had to say no since winter. Doubling the melting hall brings 5,200 tonnes a year within reach; land, consent and power are already there. Machined and tested parts earn a third more than raw ones, so new centres come with the furnaces. Beyond pumps we see compressors and heat exchangers for heat pumps, where two of the nine buyers have asked us to quote. A fund that stays five to seven years suits the founders, who hold 81% and would remain.
Founder: Ramesh Gowda poured his first mould as an apprentice in Belagavi’s Udyambag at seventeen. Night school, a scholarship to Aachen and twelve years in a German foundry followed.
Team: Foundry, machining, quality, exports and finance each have a head with more than a decade here. The quality chief trained in Aalen; a retired pump designer from Lombardy visits every quarter.

Homestay Trails | Tenzin Norbu | hospitality-travel-tourism | Leh | marketplace b2c | seed | 3Cr | 100k-250k | 11-50 | 2019 | 3
Mountain holidays in 420 village homes, with a host who cooks and a guide who knows the path.
Travellers fill four towns while the villages around them, with the better view, earn nothing.
We hosted 14,800 guests last season, hosts earned 71,000 rupees on average, and a quarter of guests return.
Homestay booking, guided walks, host training
homestays, mountains, responsible travel
Overview: Guests book a valley instead of a room. A host takes four people at most, serves what grows in the garden and keeps 78% of the price. We train hosts for nine days, lend bedding and a dry toilet, and send a guide from the next village along.
Aims: Ladakh and Spiti are short seasons. Kumaon, Darjeeling and the Khasi hills would let guides and our office work through the year, so the money goes there, at forty homes each. Roads are closing villages faster than they open them; a family that earns 71,000 rupees in summer keeps its fields. We ask no village for more guests than it has springs to wash their sheets. By 2030 we hope for 1,200 homes, and for hosts to elect one of our directors.
Founder: Tenzin Norbu guided trekkers from the age of fifteen and studied in Chandigarh on their tips. His mother’s kitchen at Hemis Shukpachan was home number one.
Team: Dolkar trains hosts, Stanzin the guides. Bookings and complaints are answered by three people in Leh, in turns, through the winter; a website engineer works from Pune and climbs in August.

Stackmend | Rahul Bose | it-services | Kolkata | services b2b | bootstrapped | 2.5Cr | 1m-5m | 51-200 | 2013 | 21
We take over old business software that nobody dares to touch, and keep it running.
Mid-size firms run payroll and stock on programs whose authors have retired, and every rewrite so far has failed.
31 clients on yearly contracts, average relationship 5.4 years; we seek money to open a London office.
Software takeover, gradual renewal, round-the-clock support
legacy software, maintenance, managed services
Overview: We read the old program first, for six weeks, and write down what it does. Only then do we sign. From that day payroll runs on our watch, the tests are ours, and one piece a quarter is renewed. COBOL, FoxPro and forgotten Java are all spoken here.
Aims: British firms of three to eight hundred people have the same trouble, and two of them found us by asking on a forum. A London office of five would cost about what we can save in two years; outside money makes it one. We are profitable without it and would give up a small share only. Young engineers rarely choose old code, so we train our own, eighteen a year, from colleges in Asansol and Siliguri. A client who could leave at thirty days’ notice and stays five years is the best proof we have.
Founder: Rahul Bose maintained a steel plant’s mainframe at Durgapur while his batch went abroad. When the plant tried to replace the system, and failed at a cost of eleven crore, he offered to keep it alive.
Team: Two partners beside Rahul look after clients in manufacturing and insurance. Fifty-eight engineers work in groups of four, never fewer, so that holidays are possible; Mrs Dutta runs the training school.

Reelghar Studios | Maria D'Souza | media-gaming-entertainment | Mumbai | b2b licensing | seed | 5.5Cr | 250k-500k | 11-50 | 2021 | -11
Animated folk tales in eight languages for children under seven.
Indian children watch cartoons in which nobody looks, eats or speaks like their grandmother.
Our first 60 films have 410 million views; two broadcasters have licensed the second season before it is drawn.
Animated series, songs, picture books, toys under licence
animation, children, licensing
Overview: Stories are gathered from grandmothers in villages, with a recorder and a box of sweets, and drawn by artists from the same region. A film is eleven minutes long. Songs are sung in all eight languages by children, whose fees go into a deposit until they are eighteen.
Aims: Views do not pay for animation; licences do. Sixty more films make a library a broadcaster can schedule for a year, and two have said so with signatures. Toys and picture books are made by others under our rules, without small parts and without plastic film. The studio should cover its costs in the third year after this round, mostly from Gulf and Singapore channels with Indian audiences. A feature film is everybody’s wish. We have agreed to speak of it again in 2029.
Founder: A background painter for foreign cartoons, Maria D’Souza drew snow for eleven years. She began the first film, about a crocodile from the Mandovi, for her niece.
Team: Directors Irawati and Sumit each lead nine animators. A musician from Bandra commissions the songs, licensing is done by a former children’s channel buyer, and a child psychologist reads every script.

Gramtel Networks | Deepak Mishra | telecom | Bhopal | b2c services | series-a | 20Cr | 1m-5m | 51-200 | 2017 | 9
Fibre broadband for towns below fifty thousand people, run by a local partner.
Large operators stop at the district headquarters, and a small town studies, sells and watches on one crowded tower.
53,000 homes pay 449 rupees a month in 61 towns; a town pays back its fibre in twenty-two months.
Home broadband, shop connections, local partner kit
broadband, small towns, fibre
Overview: The partner in each town is usually the cable man or the mobile shop. He owns the last drop wire, collects the 449 rupees and keeps a third; we bring the fibre, the exchange and a desk that sees his fault before he does. Cuts are spliced within four hours in most towns.
Aims: Within reach of our present ring lie 140 more towns in Madhya Pradesh and Chhattisgarh. We plan seventy in three years, paid half from this round and half from what the older towns earn. Prices stay where they are; speed goes up instead. Shops buy a camera-and-payment line at 799, banks want two routes to every branch, and both pay better than homes. A tower company has proposed to rent our fibre. If that is signed, the payback for a town drops below eighteen months.
Founder: Deepak Mishra laid fibre for a large operator along the Narmada and was told to stop at Hoshangabad. The next town, Babai, became his first.
Team: Network chief Qazi kept railway signalling alive for two decades. There are heads for partners, rollout and finance, four splicing gangs with their own vans, and a complaints room of sixteen in Bhopal.

Saanjh Wellness | Hannah Mathew | wellness-beauty-fitness | Rishikesh | b2c d2c | pre-series-a | 8Cr | 250k-500k | 51-200 | 2019 | 1
Physiotherapy and yoga for back pain, half in the clinic and half at home.
Back pain is treated with pills and scans, and most people stop their exercises in the second week.
Nine clinics and 16,200 patients; seven in ten finish the eight weeks and three insurers now pay for them.
Clinics, home programme, employer plans
back pain, physiotherapy, insurers
Overview: Eight weeks start with an hour of examination and end with a walk uphill. In between the patient does twelve minutes a day at home while a therapist watches the count on a phone and calls on the third missed day. Yoga teachers work under the physiotherapist’s plan.
Aims: Three insurers pay for the programme because it costs a sixth of an operation; seven more are reading the results. Nine clinics in Uttarakhand, Delhi and Chandigarh break even with 110 patients a month, and six already do. The round pays for seven more and a proper trial with a teaching hospital. Necks and knees could follow the same path, and employers with warehouses ask about lifting. We stay away from retreats and oils, although Rishikesh would sell them happily.
Founder: Hannah Mathew, a physiotherapist from Kottayam, treated soldiers at Dehradun. A yoga teacher she sent patients to had better results than she did; they compared notes and rented two rooms.
Team: That teacher, Swami Anand’s former pupil Ravindra, trains forty-one instructors. A spine surgeon advises, Dr Bisht supervises the therapists, and a former insurance assessor argues with insurers in their own language.

Kisan Cold Link | Balwinder Sandhu | agriculture-food-processing | Jalandhar | b2b services | seed | 6Cr | 250k-500k | 11-50 | 2020 | 4
Pay-by-the-crate cold rooms at the farm gate, so that nobody sells in panic.
A grower with ripe peas takes whatever the first truck offers, because by evening they are worth half.
38 cold rooms store for 5,200 growers, who sold on average nine days later at 34% more.
Farm-gate cold rooms, crate pooling, price alerts
cold storage, vegetables, farmers
Overview: A room holds nine hundred crates, runs on the grid with a solar roof, and is kept by two people from the village. The grower pays by crate and day, gets a message when Ludhiana or Azadpur prices rise, and our pooled truck leaves when forty crates want to go.
Aims: Sixty villages are chosen, mostly along the Beas and in the pea belt of Hoshiarpur. Each has set aside land through its society. One room takes fourteen lakh and eleven weeks; the seed round builds the first thirty-five and a central workshop, for compressors fail in May and no mechanic is near. Potatoes and gladioli fill the quiet months. We leave the buying of vegetables to traders, since a store that also buys will be suspected of its own thermometer. Himachal apples are a thought for the fourth year.
Founder: A grower’s son with a refrigeration diploma, Balwinder Sandhu repaired milk chillers across Doaba. He built the first room for his uncle’s peas with panels from a closed ice-cream factory.
Team: Manpreet keeps the thirty-eight rooms supplied with keepers and parts, Gurmeet runs the truck pool, and a retired marketing-board secretary negotiates with village societies. Accounts are with Balwinder’s wife.

Wheelwright Robotics | Aarav Mehrotra | engineering-manufacturing | Bengaluru | b2b services | series-a | 33Cr | 500k-1m | 51-200 | 2019 | -29
Rented robots for the last manual step in a packing line.
A packing line of 40 people still has six who only turn boxes, and no robot pays for so small a task.
We rent 118 robots by the hour to 23 plants; none was returned and utilisation is above 80%.
Palletising robots, monthly rental, remote support
robotics, packing, robots as a service
Overview: A robot arrives on a trolley on Friday, is taught on Saturday by showing it the box, and works on Monday. The plant pays for hours turned, nothing for hours stood. From Peenya we can take over any arm by remote, and nine stoppages in ten are cleared that way.
Aims: Soap, tea, tyres and tiles are packed by people who would rather not be there at the end of a night shift. There is room for two thousand of our machines in those four trades alone. Building them is what eats money: each arm is earned back in nineteen months, and the round finances three hundred, partly through a lease company. A gripper for bags is the invention we still owe customers. Plants keep their people in writing; the six become drivers, checkers or our local technician.
Founder: Aarav Mehrotra built hospital robots at Kanpur and Zürich. On a visit to a detergent plant he timed a man turning 11,000 boxes and could not stop thinking about his wrist.
Team: Mechanical, controls and fleet each have a lead from automotive suppliers. Remote support has fourteen people around the clock, and a former packing manager from a tea company decides which jobs we refuse.

Claimly Health | Nisha Bhat | banking-finance-fintech | Pune | b2b saas-subscription | seed | 7.5Cr | 250k-500k | 11-50 | 2021 | -20
Hospital claims that are complete when they are sent, and therefore paid within eight days.
A hospital waits 45 days for an insurer's money because one signature was missing on page nine.
94 hospitals send 31,000 claims a month through us; rejections fell from 14 to 3%.
Claims desk, document checks, cash-flow forecast
health insurance, hospitals, claims
Overview: The billing clerk drags the file in, and the software says what is missing while the patient is still in the ward: a signature, an implant sticker, a lab report with yesterday’s date. Eleven insurers’ rules are kept current by people who read circulars every morning.
Aims: Hospitals of fifty to two hundred beds live from one insurer’s transfer to the next. We have 94 of perhaps nine thousand, nearly all in Maharashtra and Gujarat, and the money opens Telangana and Karnataka. It also builds a forecast of what will be paid and when, against which two lenders have offered advances. Our loss is salesmen and training; a hospital turns profitable in month seven. We would drop any client that asks us to invent a document. It has happened twice.
Founder: Nisha Bhat is a doctor who ran the insurance desk of a Pune hospital because nobody else would. Page nine is her own story.
Team: Engineering is under Tejas, who built claims systems for an insurer. A medical-coding lead with eight coders, onboarding staff who sleep at the hospital for the first week, and an accountant who chairs the ethics meeting.

Veda Bioplastics | Ananya Krishnan | chemicals-materials | Chennai | manufacturing b2b | series-a | 27Cr | 500k-1m | 11-50 | 2018 | -17
Compostable film from seaweed that runs on the packing machines factories already own.
Brands promise to leave plastic and find that every alternative tears at full machine speed.
Two snack brands pack 40 tonnes a month in our film; a plant at Tuticorin would bring the price within 12%.
Packing film, carry bags, coated paper
bioplastics, packaging, seaweed
Overview: Women in Ramanathapuram grow the seaweed on ropes and sell it dried. We extract the gel, cast it into a film forty microns thick, and it runs at 90 packs a minute on machines that were made for plastic. In a kitchen-waste pit it is gone after eleven weeks.
Aims: Price is the whole question. At a hundred tonnes a month from a plant in Tuticorin, near the ropes and the port, we are 12% dearer than plastic, and brands have told us that ten to fifteen is bearable. The round builds that plant. Losses end in its second year when two thirds of it is sold, and letters of intent cover half. Moisture remains our weakness: biscuits yes, milk powder not yet. A coating from rice wax is in its ninth trial. The growers’ society holds an option on two percent of the company.
Founder: Ananya Krishnan studied polymers at Chennai and wrote her thesis on seaweed gel. During a beach clean-up at Mandapam she counted chip packets, then asked the women drying weed what they were paid.
Team: A film-casting veteran from a Daman converter, two chemists, an agronomist of the sea who lives at Rameswaram, and a head of sales who bought packaging for a snack company and knows all the excuses.

Nightjar Security | Liam Carter | it-services | Toronto | saas-subscription b2b | seed | 2.4M | 250k-500k | 11-50 | 2021 | -28
Security watch for dental and medical practices that have no computer department.
Small practices hold the most private records there are behind a password on a sticky note.
640 practices in Canada and India pay monthly; we stopped 31 ransom attempts last year.
Round-the-clock monitoring, staff training, recovery drills
cyber security, clinics, small business
Overview: Nothing is asked of the dentist except to plug in a grey box and to answer when we ring. Analysts in Toronto and Pune hand over at eight, so someone awake is always watching. Twice a year we wipe a test computer and make the receptionist restore it.
Aims: Canada has about thirty thousand small practices, and India several times that, with a privacy law that now bites. The seed money goes into resellers, namely the firms that already sell chairs and X-ray machines, who open doors for a tenth of the fee. At 1,500 practices we stop losing money, which our contracts suggest for the spring after next. Veterinarians keep asking and will be let in this year. We will not insure anybody; an insurer, though, gives our customers a fifth off and pays us nothing, which is right.
Founder: Liam Carter was the computer person for his aunt’s dental office in Scarborough when a ransom note appeared on the X-ray screen. He had been a network engineer at a hospital until then.
Team: Shruti leads the Pune watch, a former military signaller leads the Toronto one. Training is given by an ex-receptionist named Colleen, and two engineers look after the boxes.

Bandhan Beats | Rhea Sinha | media-gaming-entertainment | Guwahati | marketplace b2c | pre-seed | 1.1Cr | under-50k | 2-10 | 2023 | -35
Book a verified folk band, a drummer or a singer for a wedding in two taps.
Families hire musicians by rumour and pay in advance; musicians play 30 nights a year and wait for 335.
730 artists, 1,900 bookings and a 96% show-up record in the north-east alone.
Artist booking, advance protection, sound equipment
weddings, music, marketplace
Overview: Bihu troupes from Sivasagar, a brass band in Dimapur, a Khasi choir: each has been heard by us in person and filmed for two minutes without effects. A third of the fee is paid on booking and held; if the van breaks down, a stand-by group is already in the next town.
Aims: A good dhol player here has thirty nights of work. Sixty would let him leave the tea-garden lorry he drives, and that is the number we measure. Weddings come first. College festivals and tourism offices fill the monsoon, so a small team now calls on them in Shillong and Gangtok. The money lasts twenty months, with speakers and lights to hire out as the part that earns at once. Bengal is the first place beyond the hills. No artist pays to be listed and none ever will.
Founder: Rhea Sinha managed events for a radio station in Guwahati and paid musicians from her own purse when clients were late. She sings alto, badly by her own account.
Team: Bitupon listens to new groups across seven states, Mary answers the phone until midnight in season, and a programmer in Jorhat keeps the bookings. Sound equipment is with two brothers.
`
