/**
 * Investors, one block per investor. Facts: name | firm (- for none) | role | institution | associated with | city |
 * range (USD) | experience (years) | domains | stages | instruments | involvement | looking for | past investments.
 * Then: thesis.
 */
export const investors = `
Anjali Mehta | Banyan Tree Partners | managing-partner | vc-fund | vc-firm | Mumbai | 250k-1m | 11-20 | agriculture-food-processing energy-renewables-climate logistics-supply-chain | early-revenue growth | equity safe-isafe | board-seat | startups-raising-funds co-investors | 27
We back founders who fix large, unglamorous problems: storage, freight, feed and power. We look for repeat orders before a pitch deck, and visit three customers before we visit the office. First cheques are half a million dollars, and we reserve as much again for the next round.

Raghav Sethi | Lotus Peak Capital | general-partner | vc-fund | vc-firm | Bengaluru | 1m-5m | 11-20 | saas-software ai-data it-services | early-revenue growth | equity preference | board-seat | startups-raising-funds | 34
Software that a plant manager or a nurse opens every morning. We look at who stops paying before we look at who starts, and we would rather see forty happy customers than four hundred logos. We lead rounds and help to hire the first head of sales.

Catherine Brooks | - | individual-investor | individual | angel-network independent | London | 25k-100k | 6-10 | education-edtech healthcare-pharma-biotech | mvp early-revenue | equity convertible-note | advisor | startups-raising-funds mentoring | 11
Former head teacher who invests her own money in schools and clinics. I ask founders to let me sit at the back of a class or a waiting room for a day. After that I decide within two weeks and answer the telephone for as long as it is useful.

Harish Wadhwa | Wadhwa Family Office | principal | family-office | family-office | Delhi | 5m-25m | 20-plus | food-beverage-restaurants hospitality-travel-tourism consumer-goods-retail | profitable mature | buy-out-full-acquisition minority-stake | hands-on-operating-role | businesses-for-sale franchise-opportunities | 19
Our family has run hotels and kitchens for three generations. We buy companies whose owners wish to retire and we keep the people who made them. No debt in the first year, and the founder's photograph stays on the wall.

Nandini Rao | Deccan Angels | investment-manager | angel-fund-aif-cat-i | angel-network | Hyderabad | 100k-250k | 6-10 | healthcare-pharma-biotech ai-data | idea mvp early-revenue | equity safe-isafe | board-observer | startups-raising-funds co-investors | 42
A network of 160 doctors and engineers who invest together. Each company gets two members who know its field and one who does not and asks simple questions. We decide on the last Friday of the month.

Michael Andersson | Northlight Impact | managing-partner | vc-fund | vc-firm | Singapore | 1m-5m | 11-20 | energy-renewables-climate waste-water-environment agriculture-food-processing | growth profitable | equity structured-mezzanine | board-seat | startups-raising-funds co-investors | 23
Climate companies that would be good companies without the climate. We count litres, tonnes and kilowatt-hours and publish them, including the bad years. Home markets are India, Indonesia and Vietnam.

Sudha Krishnamurthy | - | individual-investor | huf | independent | Chennai | 10k-25k | 2-5 | fashion-textiles-jewellery food-beverage-restaurants | early-revenue | equity | quarterly-updates | startups-raising-funds | 4
I sold a sari shop and invest small sums in women who make things by hand. I like to see the stock room before the accounts. Expect a letter from me every quarter and a visit every year.

Aditya Birje | Kite Hill Family Office | investment-manager | family-office | family-office | Pune | 1m-5m | 11-20 | engineering-manufacturing automotive-ev electronics-hardware | profitable growth | minority-stake equity | board-seat | startups-raising-funds businesses-for-sale | 16
We come from castings and gears and like companies that can be heard from the street. A clean floor, a full order book and a foreman who disagrees with the owner are good signs. We hold for ten years or longer.

Fatima Al Suwaidi | Pearl Coast Holdings | corporate-development-head | corporate | corporate | Abu Dhabi | 5m-25m | 11-20 | food-beverage-restaurants agriculture-food-processing logistics-supply-chain | growth mature | equity buy-out-full-acquisition | board-seat | businesses-for-sale startups-raising-funds | 14
We secure food for a dry country: farms under glass, cold ships, honest mills. We invest where we can also buy the product. A first delivery to our warehouse is worth more than any presentation.

Jonathan Pierce | Westgate Principal | managing-partner | pe-fund-aif-cat-ii | pe-firm | London | 25m-plus | 20-plus | business-services it-services healthcare-pharma-biotech | profitable mature | buy-out-full-acquisition structured-mezzanine | full-ownership | businesses-for-sale deal-advisors | 31
Majority stakes in service companies with contracts that renew themselves. We pay fairly, close in ninety days and let management buy beside us at our price. We have never moved a head office.

Vandana Kulshreshtha | Saffron Bridge | principal | vc-fund | vc-firm | Gurugram | 250k-1m | 6-10 | e-commerce-d2c consumer-goods-retail wellness-beauty-fitness | early-revenue growth | equity preference | board-observer | startups-raising-funds | 18
Consumer brands for the three hundred million who buy their first good shampoo, boots or mattress. We read reviews with one star first. Contribution margin must be positive in the second city, not only in the first.

Oscar Lindqvist | - | individual-investor | individual | independent | Dubai | 100k-250k | 6-10 | saas-software banking-finance-fintech | mvp early-revenue | safe-isafe equity | advisor | startups-raising-funds co-investors | 21
I built and sold two payment companies and would like to be the first call of somebody building a third. I am good at pricing, licences and bad news. I invest within ten days or say no within three.

Prakash Hinduja | Monsoon Ventures | general-partner | vc-fund | vc-firm | Mumbai | 1m-5m | 11-20 | banking-finance-fintech saas-software | growth | equity venture-debt | board-seat | startups-raising-funds | 29
Financial services for people whom the branch manager does not see. We study the worst hundred loans before the growth chart. Our own collections team helps for the first year, without charge.

Emma Richardson | Evergreen Search | managing-partner | individual | search-fund | Birmingham | 1m-5m | 2-5 | business-services education-edtech waste-water-environment | profitable mature | buy-out-full-acquisition | full-ownership | businesses-for-sale | 1
I am looking for one company to buy and run for the next fifteen years. Twenty to a hundred people, customers who stay, an owner who wants to retire proudly. I will move to wherever it is.

Tarun Chopra | Chopra Auto Components | ceo-md | corporate | corporate | Ludhiana | 1m-5m | 11-20 | automotive-ev engineering-manufacturing | growth profitable turnaround | equity minority-stake buy-out-full-acquisition | hands-on-operating-role | businesses-for-sale distressed-assets | 8
We make steering parts and look for companies whose product our customers also need. We bring purchasing power, a tool room and approvals that take others four years. Turnarounds are welcome when the machines are sound.

Leela Varghese | Peepal Growth Fund | principal | pe-fund-aif-cat-ii | pe-firm | Bengaluru | 5m-25m | 11-20 | healthcare-pharma-biotech education-edtech | growth profitable | equity structured-mezzanine | board-seat | startups-raising-funds businesses-for-sale | 13
Hospitals, laboratories and schools in cities that no fund flies to. Growth must be visible from the street: a queue, a waiting list, a second shift. We never load a hospital with more debt than two years of earnings.

Samuel Adeyemi | Savannah Seed | general-partner | vc-fund | vc-firm | Nairobi | 100k-250k | 6-10 | banking-finance-fintech agriculture-food-processing energy-renewables-climate | mvp early-revenue | safe-isafe equity | board-observer | startups-raising-funds co-investors | 33
African and Indian founders solve the same problems with the same phones, so we introduce them to each other. First cheque, then patience. We like agents, shopkeepers and anything paid by the day.

Meenal Jhaveri | - | board-member | individual | angel-network | Ahmedabad | 25k-100k | 11-20 | chemicals-materials fashion-textiles-jewellery | early-revenue growth | equity convertible-note | advisor | startups-raising-funds mentoring | 15
Chartered accountant with thirty years in textiles and dyes. I invest in founders who know their cost per metre by heart. I also read contracts, which they do not, and that has saved two of them.

David Okonkwo | Harbour & Field | investment-manager | dfi | government-body | Johannesburg | 5m-25m | 11-20 | energy-renewables-climate agriculture-food-processing healthcare-pharma-biotech | growth profitable | term-loan structured-mezzanine | board-observer | startups-raising-funds co-investors | 22
Development finance in local currency, seven to ten years, for companies that employ many and pollute little. Our questions are long and our money is cheap. Two years of audited accounts are the minimum.

Ishaan Grover | Firstlight Accelerator | analyst | llp | accelerator-incubator | Noida | 10k-25k | 2-5 | ai-data saas-software e-commerce-d2c | idea mvp | safe-isafe | hands-on-operating-role | startups-raising-funds mentoring | 58
Fourteen weeks, twelve companies, one demonstration day in front of people who write cheques. We take 6%, give a desk and a lawyer and ring every morning at nine. Students may apply.

Rebecca Stone | Stonebridge Retail | corporate-development-head | corporate | corporate | Sydney | 1m-5m | 6-10 | consumer-goods-retail e-commerce-d2c fashion-textiles-jewellery | growth mature | buy-out-full-acquisition minority-stake | full-ownership | businesses-for-sale | 6
We own eleven homeware shops and four online brands. We buy brands that have earned their following slowly and whose founder would like to design again. Stock at cost, goodwill over three years.

Gopal Srinivasan | Temple Town Capital | principal | nbfc | bank-nbfc | Coimbatore | 250k-1m | 20-plus | engineering-manufacturing fashion-textiles-jewellery | profitable turnaround | term-loan venture-debt | quarterly-updates | startups-raising-funds distressed-assets | 120
We lend against machines and order books where banks ask for land. Eighteen to forty-eight months, monthly instalments, decision in twelve days. A visit to the plant replaces forty pages of forms.

Aisha Siddiqui | - | individual-investor | individual | angel-network | Lucknow | under-10k | first-time | education-edtech wellness-beauty-fitness | mvp early-revenue | equity safe-isafe | passive | startups-raising-funds co-investors | 0
Physiotherapist investing for the first time, with five friends from the same hospital. We would like to learn beside an experienced lead investor. Health and education only, because there we can tell sense from nonsense.

Bernard Koh | Straits Logistics Partners | managing-partner | pe-fund-aif-cat-ii | pe-firm | Singapore | 25m-plus | 20-plus | logistics-supply-chain e-commerce-d2c | profitable growth | equity buy-out-full-acquisition | board-seat | businesses-for-sale startups-raising-funds | 17
Warehouses, ports and the software between them, from Mundra to Manila. We buy control or a third, never one twentieth. Operating partners have run terminals and still wear boots.

Kiran Deshpande | Sahyadri Angels | advisor | angel-fund-aif-cat-i | angel-network | Nashik | 25k-100k | 11-20 | agriculture-food-processing food-beverage-restaurants | early-revenue growth | equity convertible-note | advisor | startups-raising-funds | 26
Growers, wine makers and machine builders from one district. We invest where we could be the first customer, and often are. Meetings take place in a vineyard on the second Saturday.

Victoria Hale | Halcyon Life Sciences | general-partner | vc-fund | vc-firm | Boston | 1m-5m | 20-plus | healthcare-pharma-biotech | mvp early-revenue growth | equity preference | board-seat | startups-raising-funds co-investors | 38
Devices and diagnostics that a nurse can use on her first day. We fund the trial that everybody else wants to see finished. Half of our companies were founded in India and approved elsewhere.

Manav Kapadia | Kapadia & Sons | cfo | family-office | family-office | Surat | 250k-1m | 6-10 | fashion-textiles-jewellery chemicals-materials building-construction-real-estate | profitable | minority-stake term-loan | quarterly-updates | businesses-for-sale startups-raising-funds | 9
Diamonds taught us to look at small things for a long time. We take minority stakes in family companies and keep quiet at weddings. Dividends matter more to us than exits.

Priscilla Fernandes | - | individual-investor | individual | independent | Goa | 25k-100k | 6-10 | hospitality-travel-tourism food-beverage-restaurants | early-revenue profitable | equity revenue-based | hands-on-operating-role | startups-raising-funds franchise-opportunities | 7
I opened and sold nine restaurants, and three of them were mistakes. I invest in places where the owner still tastes the soup. Repayment from revenue suits me as well as shares.

Rajat Malhotra | Ashoka Venture Debt | managing-partner | nbfc | bank-nbfc | Mumbai | 1m-5m | 11-20 | saas-software logistics-supply-chain e-commerce-d2c | growth | venture-debt revenue-based | board-observer | startups-raising-funds | 74
Debt for companies that have a fund behind them and a reason to wait with the next round. We look at cash each Monday together with the founder. In eight years we took over one company, and gave it back.

Hiroshi Tanaka | Tanaka Trading | corporate-development-head | corporate | corporate | Tokyo | 5m-25m | 20-plus | electronics-hardware engineering-manufacturing automotive-ev | profitable mature | minority-stake equity | board-observer | businesses-for-sale startups-raising-funds | 12
We have traded machine parts since 1948 and invest in the makers whose goods we sell. A tenth to a third, for as long as both sides are content. Quality comes first, then delivery, then price.

Shobha Narayanan | Udyam Women's Fund | general-partner | angel-fund-aif-cat-i | angel-network | Bengaluru | 100k-250k | 11-20 | wellness-beauty-fitness education-edtech banking-finance-fintech | mvp early-revenue | equity safe-isafe | board-observer | startups-raising-funds mentoring | 31
Companies in which a woman owns at least a third and takes at least half of the decisions. Forty founders meet every month and lend each other people. We look at the numbers as hard as anybody.

Patrick Doyle | Liffey Growth | principal | vc-fund | vc-firm | Dublin | 1m-5m | 6-10 | saas-software hospitality-travel-tourism | growth | equity | board-seat | startups-raising-funds | 15
European software companies on their way to India, and the other way round. We know the visa office, the tax office and a good landlord in both. Ten new customers abroad is our only milestone.

Zubin Contractor | Contractor Infrastructure Trust | principal | trust | family-office | Mumbai | 5m-25m | 20-plus | building-construction-real-estate energy-renewables-climate waste-water-environment | profitable mature | term-loan equity | passive | businesses-for-sale | 10
Quiet money for plants that run for twenty years: water, solar, cold stores. A signed contract with a solvent buyer is all we ask to see first. We do not need a seat, only a report.

Grace Hopkins | Lantern Education Capital | investment-manager | vc-fund | vc-firm | Manchester | 250k-1m | 6-10 | education-edtech media-gaming-entertainment | early-revenue growth | equity convertible-note | board-observer | startups-raising-funds | 20
Learning that somebody finishes. We ask for completion rates by month and disregard downloads. Content in more than one language and teachers on the payroll are a good beginning.

Nitin Gadre | Gadre Turnaround Advisors | managing-partner | llp | advisory-broker | Nagpur | 250k-1m | 20-plus | engineering-manufacturing chemicals-materials agriculture-food-processing | turnaround | buy-out-full-acquisition structured-mezzanine | hands-on-operating-role | distressed-assets businesses-for-sale | 23
Sick plants with a healthy product. We bring a shift of our own, talk to the lenders and leave after three years. Of twenty-three, nineteen are running and pay their electricity bill on time.

Sofia Marchetti | Marchetti Moda | board-member | corporate | corporate | Milan | 1m-5m | 11-20 | fashion-textiles-jewellery | growth profitable | minority-stake equity | advisor | startups-raising-funds businesses-for-sale | 5
We make coats and look for weavers and tanners who could become part of the family. Our designers stay with a partner for a month before anything is signed. Slow cloth, prompt payment.

Yash Agarwal | - | individual-investor | individual | angel-network | Kolkata | 25k-100k | 2-5 | ai-data media-gaming-entertainment e-commerce-d2c | idea mvp | safe-isafe | advisor | startups-raising-funds co-investors | 9
Engineer at a large company by day. I write the first cheque for people I would hire at once, and I can review their code on Sunday. Games, voices and pictures interest me most.

Dr Alok Mathur | Mathur Health Ventures | managing-partner | llp | independent | Jaipur | 100k-250k | 6-10 | healthcare-pharma-biotech wellness-beauty-fitness | early-revenue growth | equity revenue-based | advisor | startups-raising-funds businesses-for-sale | 12
Cardiologist with three clinics. I invest in what I would prescribe, and I open my wards for a pilot to anyone who has an ethics letter. Small clinics for sale in Rajasthan are welcome too.

Linda Castellano | Great Lakes Acquisition | ceo-md | corporate | pe-firm | Toronto | 5m-25m | 11-20 | business-services waste-water-environment telecom | profitable mature | buy-out-full-acquisition | full-ownership | businesses-for-sale deal-advisors | 18
We collect small, unglamorous service companies and never sell them. The owner keeps the name, the van and a tenth. Tell us early what worries you: we have seen it before.

Arvind Swamy | Southern Cross Ventures | general-partner | vc-fund | vc-firm | Chennai | 250k-1m | 11-20 | automotive-ev electronics-hardware energy-renewables-climate | mvp early-revenue | equity preference | board-seat | startups-raising-funds co-investors | 24
Hardware is hard and we like it that way. We pay for the second prototype, the certificate and the first hundred units. Our workshop in Ambattur has a lathe that founders may use at night.

Tanya Bedi | Bedi Hospitality Group | ceo-md | corporate | corporate | Chandigarh | 250k-1m | 11-20 | hospitality-travel-tourism food-beverage-restaurants wellness-beauty-fitness | profitable turnaround | buy-out-full-acquisition minority-stake | full-ownership | businesses-for-sale franchise-opportunities | 11
We take over hotels of thirty to ninety rooms and fill them. A good roof and a bad website are the ideal combination. Staff stay, the menu changes.

Robert Whitfield | Whitfield Foundation | board-member | trust | independent | Edinburgh | 100k-250k | 11-20 | energy-renewables-climate education-edtech healthcare-pharma-biotech | mvp early-revenue | equity term-loan | passive | startups-raising-funds | 16
A charitable foundation that invests a tenth of its money in companies doing what it would otherwise give grants for. Low returns are acceptable, vague results are not. One page each year is enough reporting.

Jyoti Pradhan | Eastern Ghats Fund | investment-manager | angel-fund-aif-cat-i | government-body | Bhubaneswar | 25k-100k | 6-10 | agriculture-food-processing waste-water-environment fashion-textiles-jewellery | idea mvp early-revenue | equity convertible-note | board-observer | startups-raising-funds mentoring | 37
A fund of the state and four cooperatives for companies from districts without an airport. We help with land, papers and the first government order. Founders must live where they work.

Christopher Lowe | Lowe Media Holdings | ceo-md | corporate | corporate | Austin | 1m-5m | 20-plus | media-gaming-entertainment ai-data telecom | growth profitable | equity buy-out-full-acquisition | board-seat | businesses-for-sale startups-raising-funds | 20
Catalogues, studios and games with an audience that comes back on its own. We pay for rights properly and in advance. Regional languages are the last undervalued thing in entertainment.
`
