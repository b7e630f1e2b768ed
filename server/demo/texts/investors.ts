/**
 * Investors, one block per investor. Facts: name | firm (- for none) | role | institution | associated with | city |
 * range (USD) | experience (years) | domains | stages | instruments | involvement | looking for | past investments.
 * Then: the thesis; and, by its label, its second half: what they hold and how they work with founders.
 */
export const investors = `
Anjali Mehta | Banyan Tree Partners | managing-partner | vc-fund | vc-firm | Mumbai | 250k-1m | 11-20 | agriculture-food-processing energy-renewables-climate logistics-supply-chain | early-revenue growth | equity safe-isafe | board-seat | startups-raising-funds co-investors | 27
We back founders who fix large, unglamorous problems: storage, freight, feed and power. We look for repeat orders before a pitch deck, and visit three customers before we visit the office. First cheques are half a million dollars, and we reserve as much again for the next round.
Working: Our 27 companies include a seed firm, a maker of pump controllers and a lender to rooftop solar; three have closed, and we can tell you why. Send one page and a list of customers we may ring. You will hear from a partner within six working days, and a no explains itself.

Raghav Sethi | Lotus Peak Capital | general-partner | vc-fund | vc-firm | Bengaluru | 1m-5m | 11-20 | saas-software ai-data it-services | early-revenue growth | equity preference | board-seat | startups-raising-funds | 34
Software that a plant manager or a nurse opens every morning. We look at who stops paying before we look at who starts, and we would rather see forty happy customers than four hundred logos. We lead rounds and help to hire the first head of sales.
Working: Write to me with a login to the product in place of slides. I answer in four days, usually with questions about the customers who left. Of 34 investments, among them a planning tool for garages and a billing system for clinics, eight have been sold and two gave back what remained.

Catherine Brooks | - | individual-investor | individual | angel-network independent | London | 25k-100k | 6-10 | education-edtech healthcare-pharma-biotech | mvp early-revenue | equity convertible-note | advisor | startups-raising-funds mentoring | 11
Former head teacher who invests her own money in schools and clinics. I ask founders to let me sit at the back of a class or a waiting room for a day. After that I decide within two weeks and answer the telephone for as long as it is useful.
Working: A short letter does, telling me whom you teach or treat. Eleven cheques so far: four to reading and nursing schools, five to clinics, two to people I simply trusted. I reply by Sunday evening, always, and afterwards speak with founders on Wednesdays after supper.

Harish Wadhwa | Wadhwa Family Office | principal | family-office | family-office | Delhi | 5m-25m | 20-plus | food-beverage-restaurants hospitality-travel-tourism consumer-goods-retail | profitable mature | buy-out-full-acquisition minority-stake | hands-on-operating-role | businesses-for-sale franchise-opportunities | 19
Our family has run hotels and kitchens for three generations. We buy companies whose owners wish to retire and we keep the people who made them. No debt in the first year, and the founder's photograph stays on the wall.
Working: The 19 businesses we hold include a pickle maker, a bakery chain and hotels in four hill towns. Bring three years of accounts and lunch from your own kitchen. My nephew reads everything within a week; I visit within the month, and my brothers have to agree over one dinner.

Nandini Rao | Deccan Angels | investment-manager | angel-fund-aif-cat-i | angel-network | Hyderabad | 100k-250k | 6-10 | healthcare-pharma-biotech ai-data | idea mvp early-revenue | equity safe-isafe | board-observer | startups-raising-funds co-investors | 42
A network of 160 doctors and engineers who invest together. Each company gets two members who know its field and one who does not and asks simple questions. We decide on the last Friday of the month.
Working: Applications close on the tenth, and whoever is shortlisted talks to us for eighteen minutes. Please mention what a patient or user does differently after a month. The 42 companies we have backed, from dialysis to crop maps, lend newcomers a reference. Feedback is sent to everybody on the following Monday.

Michael Andersson | Northlight Impact | managing-partner | vc-fund | vc-firm | Singapore | 1m-5m | 11-20 | energy-renewables-climate waste-water-environment agriculture-food-processing | growth profitable | equity structured-mezzanine | board-seat | startups-raising-funds co-investors | 23
Climate companies that would be good companies without the climate. We count litres, tonnes and kilowatt-hours and publish them, including the bad years. Home markets are India, Indonesia and Vietnam.
Working: Tell us the number you would be embarrassed to publish. Our portfolio counts 23, with a biogas operator, a plastics recycler and a leak-detection crew among them. From first call to decision takes about nine weeks, two of which an analyst spends with your meters and your growers.

Sudha Krishnamurthy | - | individual-investor | huf | independent | Chennai | 10k-25k | 2-5 | fashion-textiles-jewellery food-beverage-restaurants | early-revenue | equity | quarterly-updates | startups-raising-funds | 4
I sold a sari shop and invest small sums in women who make things by hand. I like to see the stock room before the accounts. Expect a letter from me every quarter and a visit every year.
Working: I have put money into four workshops: a silver worker, two weavers and a lady in Kanchipuram who makes vadam. Send me a piece of your work by post and its cost on a slip of paper. I look at it for a week, then telephone in the morning.

Aditya Birje | Kite Hill Family Office | investment-manager | family-office | family-office | Pune | 1m-5m | 11-20 | engineering-manufacturing automotive-ev electronics-hardware | profitable growth | minority-stake equity | board-seat | startups-raising-funds businesses-for-sale | 16
We come from castings and gears and like companies that can be heard from the street. A clean floor, a full order book and a foreman who disagrees with the owner are good signs. We hold for ten years or longer.
Working: The family holds 16 firms, a gear cutter, a valve foundry and a maker of meters the largest of them. We come to the works before we open the accounts, most often inside three weeks. It helps to know your scrap rate by month and who will be foreman in 2035.

Fatima Al Suwaidi | Pearl Coast Holdings | corporate-development-head | corporate | corporate | Abu Dhabi | 5m-25m | 11-20 | food-beverage-restaurants agriculture-food-processing logistics-supply-chain | growth mature | equity buy-out-full-acquisition | board-seat | businesses-for-sale startups-raising-funds | 14
We secure food for a dry country: farms under glass, cold ships, honest mills. We invest where we can also buy the product. A first delivery to our warehouse is worth more than any presentation.
Working: Samples first, documents later. Our quality office tests them in twelve days and only then does the board open a file. There are 14 holdings to date, including a feed mill and a container depot, and in each we bought goods before shares. Please state volume and port.

Jonathan Pierce | Westgate Principal | managing-partner | pe-fund-aif-cat-ii | pe-firm | London | 25m-plus | 20-plus | business-services it-services healthcare-pharma-biotech | profitable mature | buy-out-full-acquisition structured-mezzanine | full-ownership | businesses-for-sale deal-advisors | 31
Majority stakes in service companies with contracts that renew themselves. We pay fairly, close in ninety days and let management buy beside us at our price. We have never moved a head office.
Working: An adviser’s summary of two pages is ideal, though owners who write themselves get a quicker reply, in three days. We’ve completed 31 buy-outs, payroll bureaux, testing firms and laboratories, and sold twelve. Churn by contract and the ages of your managers matter more to us than forecasts.

Vandana Kulshreshtha | Saffron Bridge | principal | vc-fund | vc-firm | Gurugram | 250k-1m | 6-10 | e-commerce-d2c consumer-goods-retail wellness-beauty-fitness | early-revenue growth | equity preference | board-observer | startups-raising-funds | 18
Consumer brands for the three hundred million who buy their first good shampoo, boots or mattress. We read reviews with one star first. Contribution margin must be positive in the second city, not only in the first.
Working: Send a parcel of what you sell, along with returns and repeat orders by city. We have backed 18 brands, from mattresses to soap. After nine working days you get a yes to a meeting or three frank paragraphs. I sit in on customer calls before every term sheet.

Oscar Lindqvist | - | individual-investor | individual | independent | Dubai | 100k-250k | 6-10 | saas-software banking-finance-fintech | mvp early-revenue | safe-isafe equity | advisor | startups-raising-funds co-investors | 21
I built and sold two payment companies and would like to be the first call of somebody building a third. I am good at pricing, licences and bad news. I invest within ten days or say no within three.
Working: Half an hour on video, no deck, and your pricing page open. Any founder of the 21 start-ups I have backed will take your call about whether I was of use. Licences are my favourite subject, so bring the one you are afraid of.

Prakash Hinduja | Monsoon Ventures | general-partner | vc-fund | vc-firm | Mumbai | 1m-5m | 11-20 | banking-finance-fintech saas-software | growth | equity venture-debt | board-seat | startups-raising-funds | 29
Financial services for people whom the branch manager does not see. We study the worst hundred loans before the growth chart. Our own collections team helps for the first year, without charge.
Working: We ask lenders for loan-level data on day one and sign for its secrecy. A reply takes eight days since two of us read it separately and then compare. We have put 29 companies through it, and five failed later; a crop insurer and a payments firm are among the sound ones.

Emma Richardson | Evergreen Search | managing-partner | individual | search-fund | Birmingham | 1m-5m | 2-5 | business-services education-edtech waste-water-environment | profitable mature | buy-out-full-acquisition | full-ownership | businesses-for-sale | 1
I am looking for one company to buy and run for the next fifteen years. Twenty to a hundred people, customers who stay, an owner who wants to retire proudly. I will move to wherever it is.
Working: My backers own one firm already, a records archive that I helped to run for three years; yours would be my own search’s first and last. Owners may send whatever they like, even a handwritten page. I’ll answer next day, come by train, and never talk to your staff unasked.

Tarun Chopra | Chopra Auto Components | ceo-md | corporate | corporate | Ludhiana | 1m-5m | 11-20 | automotive-ev engineering-manufacturing | growth profitable turnaround | equity minority-stake buy-out-full-acquisition | hands-on-operating-role | businesses-for-sale distressed-assets | 8
We make steering parts and look for companies whose product our customers also need. We bring purchasing power, a tool room and approvals that take others four years. Turnarounds are welcome when the machines are sound.
Working: Eight firms joined our group so far, including a wiring-loom maker and a bearing works that three banks had given up. Mail drawings of your main part, the tonnage of your presses and the rejection figures. My tool-room head drives over the same week, and I decide after his report.

Leela Varghese | Peepal Growth Fund | principal | pe-fund-aif-cat-ii | pe-firm | Bengaluru | 5m-25m | 11-20 | healthcare-pharma-biotech education-edtech | growth profitable | equity structured-mezzanine | board-seat | startups-raising-funds businesses-for-sale | 13
Hospitals, laboratories and schools in cities that no fund flies to. Growth must be visible from the street: a queue, a waiting list, a second shift. We never load a hospital with more debt than two years of earnings.
Working: With 13 hospitals, colleges and laboratories in the fund, we know doctors’ tempers and parents’ evenings. Occupancy by day and fees by course is the first thing to send. Expect our reply in ten days, a visit in thirty, and a chair at your worst-attended department meeting.

Samuel Adeyemi | Savannah Seed | general-partner | vc-fund | vc-firm | Nairobi | 100k-250k | 6-10 | banking-finance-fintech agriculture-food-processing energy-renewables-climate | mvp early-revenue | safe-isafe equity | board-observer | startups-raising-funds co-investors | 33
African and Indian founders solve the same problems with the same phones, so we introduce them to each other. First cheque, then patience. We like agents, shopkeepers and anything paid by the day.
Working: Record a voice note, three minutes, from the market where your customers stand. I listen the same day and my partner the next. There are 33 of you in the family now, among them a maize insurer and a cooker company, and one group chat in which someone always knows a customs agent.

Meenal Jhaveri | - | board-member | individual | angel-network | Ahmedabad | 25k-100k | 11-20 | chemicals-materials fashion-textiles-jewellery | early-revenue growth | equity convertible-note | advisor | startups-raising-funds mentoring | 15
Chartered accountant with thirty years in textiles and dyes. I invest in founders who know their cost per metre by heart. I also read contracts, which they do not, and that has saved two of them.
Working: I read balance sheets for pleasure, so attach one, with the stock statement. After 15 investments in pigments, yarn and coatings I know where a margin hides. You may expect questions within five days and, if we go ahead, an hour every second Saturday with your accountant present.

David Okonkwo | Harbour & Field | investment-manager | dfi | government-body | Johannesburg | 5m-25m | 11-20 | energy-renewables-climate agriculture-food-processing healthcare-pharma-biotech | growth profitable | term-loan structured-mezzanine | board-observer | startups-raising-funds co-investors | 22
Development finance in local currency, seven to ten years, for companies that employ many and pollute little. Our questions are long and our money is cheap. Two years of audited accounts are the minimum.
Working: Our list of documents has forty lines; a founder who has gathered half of them will be answered first. Approval takes five months and we say so at the beginning. The 22 loans outstanding include a dialysis network, a fruit dryer and a mini-grid on Lake Kariba, each with jobs counted yearly.

Ishaan Grover | Firstlight Accelerator | analyst | llp | accelerator-incubator | Noida | 10k-25k | 2-5 | ai-data saas-software e-commerce-d2c | idea mvp | safe-isafe | hands-on-operating-role | startups-raising-funds mentoring | 58
Fourteen weeks, twelve companies, one demonstration day in front of people who write cheques. We take 6%, give a desk and a lawyer and ring every morning at nine. Students may apply.
Working: The form takes nine minutes and asks for a link, a demo and the reason your last project died. Batches open in January and July. We have taken in 58 teams; a third are alive, and two of the dead have founded something better. Everyone rejected may book one call.

Rebecca Stone | Stonebridge Retail | corporate-development-head | corporate | corporate | Sydney | 1m-5m | 6-10 | consumer-goods-retail e-commerce-d2c fashion-textiles-jewellery | growth mature | buy-out-full-acquisition minority-stake | full-ownership | businesses-for-sale | 6
We own eleven homeware shops and four online brands. We buy brands that have earned their following slowly and whose founder would like to design again. Stock at cost, goodwill over three years.
Working: Six brands have come to us, a shoe maker and a linen house among them, and every founder still has a key. Photographs of your warehouse shelves and the last two Christmases of sales will do. We answer in a fortnight and stocktake before we bargain.

Gopal Srinivasan | Temple Town Capital | principal | nbfc | bank-nbfc | Coimbatore | 250k-1m | 20-plus | engineering-manufacturing fashion-textiles-jewellery | profitable turnaround | term-loan venture-debt | quarterly-updates | startups-raising-funds distressed-assets | 120
We lend against machines and order books where banks ask for land. Eighteen to forty-eight months, monthly instalments, decision in twelve days. A visit to the plant replaces forty pages of forms.
Working: About 120 borrowers, most of them in yarn, pumps and castings; four are late today and we meet them monthly. Bring the electricity bills of two years, GST returns and the order book. Our man will be at your gate within the week, and a refusal costs you no fee.

Aisha Siddiqui | - | individual-investor | individual | angel-network | Lucknow | under-10k | first-time | education-edtech wellness-beauty-fitness | mvp early-revenue | equity safe-isafe | passive | startups-raising-funds co-investors | 0
Physiotherapist investing for the first time, with five friends from the same hospital. We would like to learn beside an experienced lead investor. Health and education only, because there we can tell sense from nonsense.
Working: No cheque is written yet, so your company would be my first. Please explain it as you would to a patient, without abbreviations. The six of us meet on alternate Thursdays after the late shift and let you know that night. We bring a ward full of honest test users.

Bernard Koh | Straits Logistics Partners | managing-partner | pe-fund-aif-cat-ii | pe-firm | Singapore | 25m-plus | 20-plus | logistics-supply-chain e-commerce-d2c | profitable growth | equity buy-out-full-acquisition | board-seat | businesses-for-sale startups-raising-funds | 17
Warehouses, ports and the software between them, from Mundra to Manila. We buy control or a third, never one twentieth. Operating partners have run terminals and still wear boots.
Working: Cargo volumes by customer and a site plan tell us more than a valuation. Of our 17 deals, two of them in cold stores, nine have been listed or passed on. A partner who ran a berth himself will ring after four days, and will ask about the crane you bought wrongly.

Kiran Deshpande | Sahyadri Angels | advisor | angel-fund-aif-cat-i | angel-network | Nashik | 25k-100k | 11-20 | agriculture-food-processing food-beverage-restaurants | early-revenue growth | equity convertible-note | advisor | startups-raising-funds | 26
Growers, wine makers and machine builders from one district. We invest where we could be the first customer, and often are. Meetings take place in a vineyard on the second Saturday.
Working: A sample bottle, box or bearing on the table wins half the vote. Members have gone into 26 ventures, mostly dryers, wines and pickles, and buy from nineteen. Letters in Marathi are welcome. After the vineyard meeting we need eight days to collect the signatures.

Victoria Hale | Halcyon Life Sciences | general-partner | vc-fund | vc-firm | Boston | 1m-5m | 20-plus | healthcare-pharma-biotech | mvp early-revenue growth | equity preference | board-seat | startups-raising-funds co-investors | 38
Devices and diagnostics that a nurse can use on her first day. We fund the trial that everybody else wants to see finished. Half of our companies were founded in India and approved elsewhere.
Working: Of 38 companies, six are through approval on two continents, a hearing-aid maker and an eye-surgery tool among them. Tell me your endpoint, your trial site and what the nurse complained about. Scientific review takes three weeks, by people named to you in advance. I return every message from a bedside.

Manav Kapadia | Kapadia & Sons | cfo | family-office | family-office | Surat | 250k-1m | 6-10 | fashion-textiles-jewellery chemicals-materials building-construction-real-estate | profitable | minority-stake term-loan | quarterly-updates | businesses-for-sale startups-raising-funds | 9
Diamonds taught us to look at small things for a long time. We take minority stakes in family companies and keep quiet at weddings. Dividends matter more to us than exits.
Working: A family friend’s introduction is customary but not needed. Nine holdings, among them a coatings plant and a precast yard, pay us dividends each October. My father reads the accounts, my sister the lease deeds; between them you’ll have an answer after two Sundays.

Priscilla Fernandes | - | individual-investor | individual | independent | Goa | 25k-100k | 6-10 | hospitality-travel-tourism food-beverage-restaurants | early-revenue profitable | equity revenue-based | hands-on-operating-role | startups-raising-funds franchise-opportunities | 7
I opened and sold nine restaurants, and three of them were mistakes. I invest in places where the owner still tastes the soup. Repayment from revenue suits me as well as shares.
Working: I eat at your place twice before you know who I am, and then I write. Seven kitchens and guest houses carry my money at present. If the bills and the rota are in order, a decision takes me ten days. Expect me behind the pass on Fridays in season.

Rajat Malhotra | Ashoka Venture Debt | managing-partner | nbfc | bank-nbfc | Mumbai | 1m-5m | 11-20 | saas-software logistics-supply-chain e-commerce-d2c | growth | venture-debt revenue-based | board-observer | startups-raising-funds | 74
Debt for companies that have a fund behind them and a reason to wait with the next round. We look at cash each Monday together with the founder. In eight years we took over one company, and gave it back.
Working: Monthly bank statements, the cap table and a call with your lead fund: with these we can issue terms in seven days. The book stands at 74 loans, to billing software, spectacles and freight exchanges among others. When cash will not last, tell us in March rather than June.

Hiroshi Tanaka | Tanaka Trading | corporate-development-head | corporate | corporate | Tokyo | 5m-25m | 20-plus | electronics-hardware engineering-manufacturing automotive-ev | profitable mature | minority-stake equity | board-observer | businesses-for-sale startups-raising-funds | 12
We have traded machine parts since 1948 and invest in the makers whose goods we sell. A tenth to a third, for as long as both sides are content. Quality comes first, then delivery, then price.
Working: First we buy a small lot and inspect it together with you. If three lots agree with the drawing, I bring the proposal to our board, which meets quarterly. Twelve makers are partners today, the oldest for 31 years. We appreciate a process chart, including the step you plan to improve.

Shobha Narayanan | Udyam Women's Fund | general-partner | angel-fund-aif-cat-i | angel-network | Bengaluru | 100k-250k | 11-20 | wellness-beauty-fitness education-edtech banking-finance-fintech | mvp early-revenue | equity safe-isafe | board-observer | startups-raising-funds mentoring | 31
Companies in which a woman owns at least a third and takes at least half of the decisions. Forty founders meet every month and lend each other people. We look at the numbers as hard as anybody.
Working: Our 31 companies run from school uniforms to a lender to vegetable sellers, and their founders interview you before we do. Send revenue by month and who signs the cheques. You hear in nine days. Childcare during the pitch is paid by the fund, no questions.

Patrick Doyle | Liffey Growth | principal | vc-fund | vc-firm | Dublin | 1m-5m | 6-10 | saas-software hospitality-travel-tourism | growth | equity | board-seat | startups-raising-funds | 15
European software companies on their way to India, and the other way round. We know the visa office, the tax office and a good landlord in both. Ten new customers abroad is our only milestone.
Working: Drop me a line with your net retention and the Indian (or Irish) city you have in mind. I’ll tell you inside a week whether we are any help. We’ve 15 investments, three of them hotel systems, and a spare desk in Dublin that has launched half of them.

Zubin Contractor | Contractor Infrastructure Trust | principal | trust | family-office | Mumbai | 5m-25m | 20-plus | building-construction-real-estate energy-renewables-climate waste-water-environment | profitable mature | term-loan equity | passive | businesses-for-sale | 10
Quiet money for plants that run for twenty years: water, solar, cold stores. A signed contract with a solvent buyer is all we ask to see first. We do not need a seat, only a report.
Working: There are ten plants in the trust, four for water and the rest sun and cold. We look for the signed purchase contract, the land papers and a year of meter readings. The trustees sit on the first Tuesday of a quarter; letters received three weeks earlier are decided there.

Grace Hopkins | Lantern Education Capital | investment-manager | vc-fund | vc-firm | Manchester | 250k-1m | 6-10 | education-edtech media-gaming-entertainment | early-revenue growth | equity convertible-note | board-observer | startups-raising-funds | 20
Learning that somebody finishes. We ask for completion rates by month and disregard downloads. Content in more than one language and teachers on the payroll are a good beginning.
Working: Give us a learner’s account for a fortnight and we’ll finish your course, or be able to tell you where we gave up. A dubbing house and a reading programme are among the 20 investments that passed this test. Three of us must agree, which takes a month at most.

Nitin Gadre | Gadre Turnaround Advisors | managing-partner | llp | advisory-broker | Nagpur | 250k-1m | 20-plus | engineering-manufacturing chemicals-materials agriculture-food-processing | turnaround | buy-out-full-acquisition structured-mezzanine | hands-on-operating-role | distressed-assets businesses-for-sale | 23
Sick plants with a healthy product. We bring a shift of our own, talk to the lenders and leave after three years. Of twenty-three, nineteen are running and pay their electricity bill on time.
Working: Bring me the bank’s notice and the product; I want to hold it. I have taken over 23 plants, among them a pigment works and two feed makers. On the second day I am in your boiler house, on the twentieth you have an offer or a handshake and my sympathy.

Sofia Marchetti | Marchetti Moda | board-member | corporate | corporate | Milan | 1m-5m | 11-20 | fashion-textiles-jewellery | growth profitable | minority-stake equity | advisor | startups-raising-funds businesses-for-sale | 5
We make coats and look for weavers and tanners who could become part of the family. Our designers stay with a partner for a month before anything is signed. Slow cloth, prompt payment.
Working: Cloth, a metre at least, with the name of who made it. Five houses work with us so far, a tannery and a silver workshop included. Our studio looks at samples on Thursday. If they fall in love, I arrive with the cutter ten days later and stay for supper.

Yash Agarwal | - | individual-investor | individual | angel-network | Kolkata | 25k-100k | 2-5 | ai-data media-gaming-entertainment e-commerce-d2c | idea mvp | safe-isafe | advisor | startups-raising-funds co-investors | 9
Engineer at a large company by day. I write the first cheque for people I would hire at once, and I can review their code on Sunday. Games, voices and pictures interest me most.
Working: Nine tiny cheques, into puzzle games, a speech lab and two things that no longer exist. Share the repository or a build that crashes, and say which part you wrote. I try it the same weekend. Past midnight is fine for calls; I am on night deployments anyway.

Dr Alok Mathur | Mathur Health Ventures | managing-partner | llp | independent | Jaipur | 100k-250k | 6-10 | healthcare-pharma-biotech wellness-beauty-fitness | early-revenue growth | equity revenue-based | advisor | startups-raising-funds businesses-for-sale | 12
Cardiologist with three clinics. I invest in what I would prescribe, and I open my wards for a pilot to anyone who has an ethics letter. Small clinics for sale in Rajasthan are welcome too.
Working: Twelve ventures so far, four of which began as pilots on my wards: hearing aids, home physiotherapy, a ward-round app and pill packs. Please send the ethics letter and one graph. My reply comes between two clinics, generally on the third day, and may contain spelling mistakes.

Linda Castellano | Great Lakes Acquisition | ceo-md | corporate | pe-firm | Toronto | 5m-25m | 11-20 | business-services waste-water-environment telecom | profitable mature | buy-out-full-acquisition | full-ownership | businesses-for-sale deal-advisors | 18
We collect small, unglamorous service companies and never sell them. The owner keeps the name, the van and a tenth. Tell us early what worries you: we have seen it before.
Working: You can reach me without a broker, and most of the 18 owners did: facilities, septic, telecom cabling. I’d like last year’s tax return and the names of the folks who would be hard to replace. A letter of intent follows within twenty-one days of our first coffee.

Arvind Swamy | Southern Cross Ventures | general-partner | vc-fund | vc-firm | Chennai | 250k-1m | 11-20 | automotive-ev electronics-hardware energy-renewables-climate | mvp early-revenue | equity preference | board-seat | startups-raising-funds co-investors | 24
Hardware is hard and we like it that way. We pay for the second prototype, the certificate and the first hundred units. Our workshop in Ambattur has a lathe that founders may use at night.
Working: We have funded 24 hardware teams, chargers, meters and a bus depot among them, and seven prototypes burnt. Put the failed board in the parcel as well as the working one. Two engineers examine both, and ten days later you’re in Ambattur explaining the difference to us.

Tanya Bedi | Bedi Hospitality Group | ceo-md | corporate | corporate | Chandigarh | 250k-1m | 11-20 | hospitality-travel-tourism food-beverage-restaurants wellness-beauty-fitness | profitable turnaround | buy-out-full-acquisition minority-stake | full-ownership | businesses-for-sale franchise-opportunities | 11
We take over hotels of thirty to ninety rooms and fill them. A good roof and a bad website are the ideal combination. Staff stay, the menu changes.
Working: Eleven properties run under our name, in Shimla, Amritsar and Jaisalmer among others. Send me the occupancy sheet, the wage list and pictures of the kitchen drains, please. I sleep a night before offering, as an ordinary guest. Between that breakfast and our figure lie fifteen days.

Robert Whitfield | Whitfield Foundation | board-member | trust | independent | Edinburgh | 100k-250k | 11-20 | energy-renewables-climate education-edtech healthcare-pharma-biotech | mvp early-revenue | equity term-loan | passive | startups-raising-funds | 16
A charitable foundation that invests a tenth of its money in companies doing what it would otherwise give grants for. Low returns are acceptable, vague results are not. One page each year is enough reporting.
Working: The 16 companies supported so far treat water, teach trades or cool vaccines. A letter of two pages, ending with how you would know that you had failed, is what trustees prefer. They gather five times a year in Leith. Our secretary writes to every applicant in the week after.

Jyoti Pradhan | Eastern Ghats Fund | investment-manager | angel-fund-aif-cat-i | government-body | Bhubaneswar | 25k-100k | 6-10 | agriculture-food-processing waste-water-environment fashion-textiles-jewellery | idea mvp early-revenue | equity convertible-note | board-observer | startups-raising-funds mentoring | 37
A fund of the state and four cooperatives for companies from districts without an airport. We help with land, papers and the first government order. Founders must live where they work.
Working: Applications in Odia, Hindi or English, by hand if need be. District officers look at the site inside three weeks, and the committee sits at month’s end. So far 37 ventures have been funded, sal-leaf plates, millets, a weaving cooperative; repayments are posted on a notice board in each block.

Christopher Lowe | Lowe Media Holdings | ceo-md | corporate | corporate | Austin | 1m-5m | 20-plus | media-gaming-entertainment ai-data telecom | growth profitable | equity buy-out-full-acquisition | board-seat | businesses-for-sale startups-raising-funds | 20
Catalogues, studios and games with an audience that comes back on its own. We pay for rights properly and in advance. Regional languages are the last undervalued thing in entertainment.
Working: Show us who came back last month without being advertised to. We’ve put money in 20 studios, stations and archives, two of which we own outright. Rights paperwork goes to our Austin lawyer first, five days; a creative lead then watches the whole catalog. No pitch theatre necessary.
`
