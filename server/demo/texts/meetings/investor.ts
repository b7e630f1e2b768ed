/** The proposals of Anjali Mehta; `../meetings.ts` describes their form. */
export const investorMeetings = `
Rohan Kulkarni > Anjali Mehta
1 16:40 send You visit three customers before you visit the office, so here is our full list of 212 schools: please pick any three. We’re raising ₹4.5 Cr for a second stabilising line and a depot in Nashik.

Jignesh Chaudhary > Anjali Mehta
4 11:15 send Twelve dairy unions have put our analyser in every centre they own, and three more have signed for next year. We’re looking for a ₹9 Cr bridge until those orders are paid; it is covered 1.4 times by purchase orders.
3 10:05 open

Kuldeep Chauhan > Anjali Mehta
6 09:50 send A sick buffalo costs a family two months of income, and we reach it in eight minutes. ₹3.5 Cr takes our barefoot technicians from 320 to 700, in Haryana and western Uttar Pradesh only.
5 12:20 open
5 12:45 request_info What share of the monthly plans is still paid after six months, and how do you collect from those who pay in cash?

Santosh Pawar > Anjali Mehta
9 15:10 send We book 74 passenger trains a day and pay for space only when it is used. ₹8 Cr buys trolleys and scanners for eleven stations and working capital for two large shippers.
8 10:30 open
7 17:20 shortlist

Gurpreet Singh > Anjali Mehta
24 10:10 send नमस्ते अंजलि जी। हमारे ट्रक 86% भरे चलते हैं और 38 मार्गों पर हर हफ़्ते का दिन तय है। ₹24 करोड़ के इस दौर में हम एक ऐसे निवेशक की तलाश में हैं जिन्हें ढुलाई की समझ हो।
23 11:40 open
22 12:05 accept
22 12:20 r: नमस्ते गुरप्रीत जी। आँकड़े अच्छे हैं। जिन मार्गों पर दिन तय नहीं है, वहाँ ट्रक कितने भरे जाते हैं?
22 15:35 s: 71%। इसीलिए हर तिमाही चार नए मार्गों पर दिन तय कर रहे हैं।
21 11:10 r: और डीज़ल महँगा हो तो भाड़ा कितने दिन में बढ़ता है?
21 11:50 s: बड़े ग्राहकों के साथ हर पंद्रह दिन में। छोटे ग्राहक हर बुकिंग पर उस दिन का भाड़ा देते हैं।
9 10:30 r: हमारी टीम मंगलवार को लुधियाना आ सकती है। क्या दो ड्राइवरों और एक ग्राहक से मिलना हो पाएगा?
8 18:15 s: ज़रूर। सुबह 9 बजे यार्ड में मिलते हैं, उसके बाद जालंधर के एक ग्राहक के यहाँ चलेंगे।
1 17:05 s: मुलाक़ात के लिए धन्यवाद। आपने जो मार्गवार हिसाब माँगा था, वह कल सुबह तक भेज दूँगा।

Balwinder Sandhu > Anjali Mehta
31 09:40 send 5,200 growers waited nine days longer to sell last season and earned 34% more. We know the next sixty villages by name. ₹6 Cr builds their cold rooms, and every room has paid for itself in under three years so far.
30 10:15 open
29 16:30 accept
29 16:45 r: Thank you, Balwinder. What happens to a room in the four months without vegetables?
29 18:20 s: Seed potatoes and flowers. A room stands empty for about five weeks a year, mostly in June.
26 11:00 r: And who owns the land under it?
26 12:10 s: The village society. We lease it for eleven years and the rent is a share of the crates.
5 10:20 r: We met six growers without you on Thursday. All six asked when the next room opens. I will send an offer.
4 11:30 make_offer 3Cr equity 14 14 Half of the round, the other half from a lead we both agree on. One board seat, monthly numbers on one page.

Lakshmi Patel > Anjali Mehta
46 13:15 send 9,400 cotton and cumin farmers pay for our advice through their cooperatives. We’re raising ₹1.6 Cr to reach three more districts before the next monsoon.
44 10:10 open
43 12:00 decline stage-too-early

Wanjiru Kamau > Anjali Mehta
66 14:30 send 31,000 homes in Kenya cook with our solar cookers and 92% pay on time. Assembly in Pune would cut our cost by a fifth; we look for an Indian investor who knows that supply chain.
64 11:25 open
52 14:30 time_out

Oliver Hughes > Anjali Mehta
74 15:45 send Four harbours have signed for our tidal turbines. We would like to discuss islands off the Indian coast, where a fifty-kilowatt machine replaces a diesel set.
73 10:00 open
71 18:10 decline geography

Anjali Mehta > Imran Shaikh
6 12:30 send We look at growers who own their cold chain, and your pack-house loads within nine hours. Would you take a minority investor to build the second one, or do you only look for buyers at present?
5 11:15 open
4 16:00 request_info Thank you for writing. Before I answer: would you invest in the pack-house alone, or in the whole firm with the farms?

Anjali Mehta > Dinesh Patidar
2 15:20 send Cold storage let for five years is what our fund understands best. I would like to see the leases before the price: who are the three largest tenants, and when does the first of them leave?

Anjali Mehta > Murugan Velu
20 10:45 send Weeders and transplanters reach the south through your dealers; two companies of ours sell to farmers in Bihar and Assam. We would take your quarter and bring those counters with us.
19 12:15 open
18 11:05 accept
18 11:30 r: Vanakkam, and thank you. Which companies are they? I would not like to supply somebody who copies spares.
18 14:10 s: A seed firm with 600 counters and a pump maker with 310. Neither makes spares; both lose customers to those who do.
12 10:40 r: That fits us. Before I show our dealer margins, please sign the usual confidentiality agreement.
2 11:20 request_nda

Anjali Mehta > Vinod Pillai
26 11:10 send Fourteen harvests without a loss caught our attention. We would lead a smaller first part of your round and wait for the second hatchery before the rest.
25 09:55 open
24 16:30 accept
24 17:00 r: Gladly. What is a smaller first part for you?
24 17:25 s: Between four and five crore, in two instalments. Could you share what a tank costs and what it earns in its worst cycle?
22 10:15 r[What a tank costs]: Attached. The worst cycle was the third: power failed for eleven hours and we sold early.
20 12:50 s: Clear and honest, thank you. My colleague will spend two days at the tanks next week.
8 14:45 make_offer 4.5Cr equity 11 14 In two parts: two thirds now, the rest when the second hatchery holds its first stock. One board seat.
2 16:20 counter 4.5Cr equity 9.5 7 The same two parts, for nine and a half percent: the Japanese contract was renewed since we spoke.

Anjali Mehta > Ganesh Rathore
48 10:30 send Maintenance that pays the salaries is worth more than any order book. One of our companies finances rooftop plants and has no installer it trusts; the two of you could be one firm.
47 11:10 open
46 12:40 accept
46 13:05 r: You have understood it better than most. Who would run the joint company?
46 15:30 s: You, for at least three years, with their finance head beside you. The maintenance teams stay as they are.
41 11:45 r: Then let us talk numbers in Jodhpur. Bring somebody who can read a generation report.
33 10:20 s: Thank you for the two days. We will write down what we said on the roof.
31 12:15 make_offer 25.5Cr buy-out-full-acquisition 100 14 For all shares, together with our company that finances rooftop plants: 70% now and 30% over two years if the maintenance book stays above 40 megawatts.
19 17:30 accept_offer exclusive
19 18:00 r: Accepted. I have told the others to wait until the month is over.
3 10:50 s: Our accountants have finished the first two folders. Only the land lease of the store is still open.

Anjali Mehta > Prasad Sawant
83 11:20 send Seventy-four days of mangoes and nine idle months: we own a firm that dries fruit for breakfast cereals and has no line of its own. May we come before the season?
82 10:10 open
81 12:25 accept
81 12:50 r: Please come. What would you make here in October?
81 16:15 s: Jackfruit and banana flakes first, kokum powder in winter. We have orders for 140 tonnes.
70 11:30 make_offer 7.2Cr equity 60 14 For three fifths. Both brothers stay, and the growers keep their contracts and their prices.
66 15:40 accept_offer
64 10:30 r: The growers’ society has agreed too. Our auditor will send the last two years tomorrow.
47 12:00 confirm_close s
45 11:15 confirm_close r
45 11:40 r: Signed and registered. Come in May: the first lorry is yours to unload.

Anjali Mehta > Sanjay Bopanna
57 14:05 send We like roasters who own the hill. Would you consider somebody who has opened shops for tea and would do it again for coffee?
55 10:40 open
54 17:15 decline already-in-talks

Anjali Mehta > Aditya Rao
71 16:25 send We’ve been looking for a company that brings batteries to cold stores. Is there room in your round for ₹4 Cr alongside the banks?
57 16:25 time_out
`
