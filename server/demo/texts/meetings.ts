/**
 * The proposals of the demo accounts, one block each: `sender > receiver`, then what happened, as
 * `days ago, time in India, step, details`.
 *
 * A step is an action of the lifecycle; `s:` and `r:` are messages of the sender and the receiver, `s[Title]:` one with
 * a page of `pages`. An offer is `amount instrument terms validity note`, its terms in the order of their table:
 * `14` percent of the shares, a cap of `15Cr/15%` with a discount, `9%/96` a year for eight years, or `6%/1.2` of the
 * revenue until 1.2 times the amount is repaid. Both may confirm a deal, so it says who did.
 */
export const meetings = `
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

Rohan Kulkarni > Kiran Deshpande
27 10:20 send नमस्कार किरण जी। सह्याद्रि एंजल्स उन्हीं कंपनियों में निवेश करते हैं जिनके पहले ग्राहक आप ख़ुद बन सकें। नासिक के 61 स्कूल और 140 दुकानें हमारा मिलेट आटा मँगवाती हैं। हमारे साथ जुड़ेंगे?
26 11:35 open
25 10:15 accept
25 10:40 r: नमस्ते, प्रस्ताव के लिए धन्यवाद। आप अभी किन शहरों में बेचते हैं?
25 12:05 s: नमस्ते। पुणे, नासिक और औरंगाबाद में। अगले साल मुंबई शुरू करना चाहते हैं।
24 11:20 r: मुंबई में वितरण का ख़र्च अलग होता है। क्या आपने उसका हिसाब लगाया है?
24 11:55 s: हाँ, प्रति ऑर्डर लगभग 14 रुपये अधिक। बैठक में पूरा हिसाब दिखा सकता हूँ।
24 12:10 r: ठीक है। मंगलवार को 11 बजे बात करते हैं।
6 16:30 r: हमारे नौ सदस्यों ने हाँ कहा है। आज शाम तक शर्तें भेजता हूँ।
5 17:10 make_offer 60L convertible-note 15Cr/15%/8%/24 10 नौ सदस्य, एक ही समझौता। अगले दौर में 15% की छूट पर शेयरों में बदलेगा।

Rohan Kulkarni > Michael Andersson
52 09:45 send Millets need a third of the water of rice, and our growers measure it. We publish litres per kilo each season, including last year, which was bad. We raise ₹4.5 Cr and have a place for one fund that counts as you do.
51 13:20 open
50 14:30 accept
50 14:50 r: Thank you for your proposal. Could you share how your revenue splits between repeat and new customers?
50 16:40 s: Of course. About two thirds come from customers who have ordered at least three times.
49 12:15 r: That is stronger than I expected. What would you spend the first half of the round on?
49 13:00 s: A second line at the plant and two people in sales. I can send the plan this evening.
44 15:10 r: Our analyst spent a day with two of your grower groups. She came home with flour and few questions.
30 11:30 make_offer 2.5Cr equity 9 14 As the lead of the round. Pro-rata rights, quarterly water figures, no veto on pricing.
27 12:40 accept_offer
26 10:05 s[Documents for the review]: Thank you, Michael. I have listed what is in the folder and who answers for each part.
12 14:20 r: We are through the accounts. Two questions about the grower contracts follow on Monday.
1 15:30 r: The contracts are fine. One last point: who signs for the Nagpur growers if the society changes its board?

Rohan Kulkarni > Sudha Krishnamurthy
8 12:40 send You like to see the stock room before the accounts. Ours smells of roasted ragi, and forty women run it. A small cheque from you would matter for more than the money.
7 10:25 open
6 11:00 shortlist

Rohan Kulkarni > Gopal Srinivasan
7 11:25 send We need ₹80 lakh against school orders that are paid in ninety days. You lend against order books where banks ask for land, and ours has 212 lines.
6 15:15 open
5 10:20 request_info Which schools pay through the state and which pay themselves? Please send the ages of both, as of the last month.

Rohan Kulkarni > Vandana Kulshreshtha
49 10:35 send Margins are positive in the second city: Nashik earns more per parcel than Pune. We would like to show you the third before we open it.
47 12:10 open
45 18:20 decline ticket-size-mismatch

Rohan Kulkarni > Samuel Adeyemi
79 13:30 send Sorghum flour keeps for nine months with our process. Would you introduce us to a miller in Kenya who would license it, and join the round if it works there?
65 13:30 time_out

Rohan Kulkarni > Ganga Hegde
72 09:35 send Our pancake mix needs honey and dried kokum that can be traced to a village. We would buy six tonnes a year at your price and put the cooperative’s name on the packet.
71 16:10 open
70 10:45 accept
70 11:05 r: Six tonnes is a third of our honey. Would you take it if one year is poor?
70 12:30 s: Yes. We pay for what you have and print a smaller batch.
62 11:15 make_offer 42L revenue-based 6%/1.2/18 14 For three seasons: half of each season’s price in advance, the rest within fifteen days of delivery.
60 12:20 accept_offer
44 10:30 confirm_close s
43 15:50 confirm_close r
43 16:05 r: The first drums leave Sirsi on Saturday. Thank you for the advance, it came before the rain.

Harish Wadhwa > Rohan Kulkarni
4 17:15 send Our family runs kitchens in nine hotels and buys flour every week. We would invest ₹2 Cr if your mixes can replace what we import from Europe for gluten-free breakfasts.
3 11:20 open

Jyoti Pradhan > Rohan Kulkarni
18 10:50 send नमस्ते रोहन जी। ओडिशा मिलेट मिशन में हमारे 14 किसान समूह हैं, पर आटा बनाने वाला कोई नहीं। अगर आप कोरापुट में एक छोटी इकाई लगाएँ, तो हमारा फ़ंड उसमें हिस्सा लेगा।
17 12:15 open
16 11:30 accept
16 11:50 r: नमस्ते ज्योति जी, यह हमारी योजना से मेल खाता है। इकाई के लिए बिजली और पानी कहाँ से मिलेगा?
16 15:20 s: औद्योगिक क्षेत्र में ज़मीन, बिजली और पानी तीनों तय हैं। राज्य पहले दो साल का किराया देता है।
15 10:40 r: बहुत अच्छा। समूह साल में कितनी रागी दे पाएँगे?
15 12:25 s: लगभग 380 टन, उसमें से 90 टन जैविक प्रमाणपत्र के साथ।
3 11:05 r: हमारे प्लांट प्रमुख अगले सोमवार कोरापुट आ सकते हैं।

David Okonkwo > Rohan Kulkarni
33 14:10 send We fund food companies that employ many people for seven to ten years. Your farm contracts interest us more than your retail growth; could they carry a loan in rupees?
32 10:30 open
31 12:45 accept
31 13:10 r: They could. 1,900 growers have a price floor with us until 2029. What would you need to see?
31 16:20 s: The contracts, two years of audited accounts and your default list. We treat all of it as confidential.
14 11:40 r: The list names families, so I would rather have your signature first.
3 10:15 request_nda

Fatima Al Suwaidi > Rohan Kulkarni
38 12:30 send We buy grain for a dry country and would like flour that keeps in its heat. If nine months holds at forty degrees, we would invest and order 300 tonnes a year.
37 10:05 open
36 11:40 accept
36 12:00 r: It holds for eight at forty degrees; our laboratory report is ready. Which bag sizes does your warehouse take?
36 17:30 s: Twenty-five kilos for mills, one kilo for shops. Please send both to Khalifa Port.
23 13:15 s: The samples passed. Our board would like to do both at once: the order and the shares.
10 15:45 make_offer 3Cr equity 12 14 Together with an order of 300 tonnes a year for three years.
3 12:05 counter 3Cr equity 10 7 Ten percent, and the order for two years with a price clause: bajra doubled once already.

Nitin Gadre > Rohan Kulkarni
54 15:35 send I would buy the flour plant with its debts and leave you the brand. You know where to find me when the second line becomes a burden.
53 10:15 open
52 11:10 decline conflict-of-interest

Rajat Malhotra > Rohan Kulkarni
84 16:50 send A credit line of ₹1.5 Cr until your round closes, drawn only when schools pay late. We decide within a week.
70 16:50 time_out

Jonathan Pierce > Meera Nair
1 14:25 send We hold two food laboratories in Europe that test spices for the buyers you sell to. A mill at the other end of that chain would complete them. Would you see us in Kochi in January?

Harish Wadhwa > Meera Nair
62 11:30 send We have bought from owners who wished to retire since 1961, and their photographs still hang in the offices. May I come to Kochi and taste the pepper?
61 10:20 open
60 12:15 accept
60 12:40 s: Good morning. Before we talk price: why are you selling now?
60 15:05 r: Both children chose medicine, and I would rather hand over while I can still introduce every buyer. I would stay for half a year.
59 10:30 s: That helps. Are the premises part of the sale, or leased?
59 11:45 r[What is included]: Both mills and the laboratory are ours. I have attached what is included and what is not.
58 16:10 s: Clear. My accountant will have questions about the stock. Could we speak on Friday at 4?
58 16:35 r: Friday at 4 is fine. I will have the stock list ready.
40 12:30 make_offer 16.5Cr buy-out-full-acquisition 100 14 No debt in the first year. All staff stay, and so does the name.
36 17:20 accept_offer
35 10:10 r: We accept. My daughter asks me to add: please keep the Onam bonus.
35 10:45 s: It was on my list before she asked.
6 11:50 s: The stock count is done and agrees with your books to the bag. The laboratory licence is what we look at this week.
1 13:10 s: One question from the lawyers: does the steriliser contract pass to the buyer without the maker’s consent?

Fatima Al Suwaidi > Meera Nair
30 13:40 send Half of our spices come through three traders and nobody can tell me from which field. You can. We would buy the mills and the right to ask.
29 10:35 open
28 12:20 accept
28 12:45 r: You are welcome to ask now: pepper from 640 growers in Wayanad and Idukki, ginger from Kodagu, turmeric from Erode.
28 17:15 s: That is the answer I hoped for. Could we keep your export manager?
27 10:50 r: She has said that she would stay if nobody moves the laboratory.
13 11:25 make_offer 15Cr buy-out-full-acquisition 100 14 For both mills and the laboratory, which stays where it is.
3 16:30 counter 17.2Cr buy-out-full-acquisition 100 7 The order book grew by a tenth since you were here, and another buyer is in the accounts.

Michael Andersson > Meera Nair
22 13:20 send Your steam recycling sets the mill apart. We would take a minority stake now and help you find an operator to buy the rest when you’re ready.
21 10:05 open
20 14:10 accept
20 14:30 r: Thank you, Michael. Whom do you have in mind as the operator?
20 16:50 s: Two women who ran a tea company for us in Vietnam for nine years. They would like to meet you before they see any accounts.
9 11:15 r: They were here on Wednesday and asked better questions than the bankers. I liked them.
3 15:10 make_offer 8.5Cr minority-stake 49 14 Forty-nine percent now, the rest at the same multiple within three years. The laboratory gets its own budget.

Manav Kapadia > Meera Nair
19 10:25 send नमस्ते मीरा जी। हम परिवारों की कंपनियों में छोटी हिस्सेदारी लेते हैं और चलाने वालों के काम में दख़ल नहीं देते। अगर आप पूरा व्यवसाय एक साथ नहीं बेचना चाहतीं, तो बात कर सकते हैं।
18 11:40 open
17 12:30 accept
17 12:50 r: नमस्ते। मैं पूरा व्यवसाय बेचना चाहती हूँ, पर दो चरणों में बेचना भी संभव है। आप किस हिस्से की सोच रहे हैं?
17 16:05 s: पहले 26%, फिर दो साल बाद बाक़ी, उस समय के मूल्य पर।
10 11:20 r: इस पर सोच सकते हैं। ग्राहकों के नाम दिखाने से पहले गोपनीयता समझौता ज़रूरी है।
2 12:15 request_nda

Emma Richardson > Meera Nair
5 16:20 send I am looking for one company to run for fifteen years, and I would move to Kochi for yours. I have never ground a spice; I have run a laboratory with sixty people.
4 10:10 open
4 10:40 request_info Thank you for your openness. Is your money committed, or would you raise it once we agree on a price?

Rebecca Stone > Meera Nair
48 14:15 send Our shops in Sydney sell spice boxes for Christmas. Would you sell us the brand alone and keep the mills?
47 09:55 open
46 12:30 decline valuation-price

Nitin Gadre > Meera Nair
80 15:20 send I have turned two oil mills around and would take the older of your two off your hands.
66 15:20 time_out

Meera Nair > Kiran Deshpande
6 10:55 send Your members grow grapes and know what a laboratory near the field is worth. Three of them together could own ours. Shall I send the summary?
5 17:45 open

Meera Nair > Hiroshi Tanaka
61 12:05 send Our largest Japanese buyer has tested every lot since 2011. I would be glad if the mills went to somebody who keeps such a list.
59 09:50 open
58 14:00 decline not-my-sector

Meera Nair > Charlotte Hughes
69 11:45 send Two British grocers ask for our blends with their label, and I do not know their rules. I would like you to take us to a first order in the United Kingdom.
68 14:30 open
67 15:10 accept
67 15:35 r: Send me the blends and your allergen sheets first. Half of such talks end at the label.
67 17:05 s: The sheets are on their way. Sesame is ground in the other mill, behind two doors.
61 15:50 make_offer 9L revenue-based 3%/1.1/6 14 For six months: a third now, a third at the first meeting and a third at the first order.
59 16:40 accept_offer
38 15:15 confirm_close r
37 11:05 confirm_close s
37 11:30 s: The first pallets left Cochin port this morning. Thank you for insisting on the label.

Meera Nair > Camille Laurent
15 12:10 send You test every lot, and so do we: perhaps only one of us needs to. We could deliver pepper and ginger with your laboratory’s report already attached, for five years.
14 14:45 open
13 15:20 accept
13 15:45 r: I like the idea of one report. Which methods does your laboratory use for ethylene oxide?
12 10:35 s: The same as yours, and we take part in the European comparison twice a year. The last results are here.
12 15:30 r: Very good. Could we start with pepper, two containers, and see each other in Lyon in the spring?
1 14:50 r: Our buyer has reserved April for Kerala. Would the harvest still be visible then?

Bernard Koh > Imran Shaikh
34 11:15 send We own terminals and the cold space beside them, and your grapes already pass through one. We would like to own a part of the pack-house that fills it.
33 12:25 open
32 13:40 accept
32 14:00 r: Which terminal do you mean? We load at Nhava Sheva and, since last year, at Mundra.
32 16:30 s: Nhava Sheva, the northern cold hall. Your boxes stood there 212 times last season and never longer than nine hours.
20 11:50 s: Two of our people saw a night’s packing. They would like to come back for pomegranates.
4 15:05 make_offer 2.2Cr minority-stake 15 14 For the second pack-house. You keep the farms; we give you first call on reefer plugs.

Khalid Al Mansoori > Imran Shaikh
1 12:50 send We send dates to ten Indian cities and the containers come home empty. Your onions and grapes could fill them every second week. Shall we share a line between Jebel Ali and Nhava Sheva?

Lars Nygaard > Imran Shaikh
5 14:35 send Twice a week we fly salmon to Mumbai and look for a partner with a cold room near the airport. In the other direction, Bergen has no fresh pomegranates at all.
3 12:10 open

Camille Laurent > Imran Shaikh
25 15:15 send Belgian shops ask us for table grapes in March, when Chile is late. Could your growers have organic papers for a part of the vines by then?
24 11:20 open
23 12:40 accept
23 13:05 r: Forty hectares are in their second year of conversion. You would have certified grapes from the season after next, and residue-free ones now.
23 16:15 s: Residue-free is enough for half of our shops. What would a pallet cost at Antwerp in week ten?
22 11:30 r: About 2,150 euros by sea. I will send a price for each week on Monday.
9 15:25 s: We have a place for six pallets a week from week nine. May our agronomist visit in January?
8 10:40 r: She is welcome. The best week is the second: the vines are being thinned.

Annelise Botha > Imran Shaikh
51 13:30 send Would you carry our mixed pallets of wine on your return containers and offer them to importers in Goa?
50 10:45 open
49 11:15 decline not-my-sector

Imran Shaikh > Mehmet Kaya
3 10:20 send We would like to try pomegranates by road from Bandar Abbas to Tbilisi and Almaty. Can your trucks hold six degrees for nine days, and who clears at the third border?

Imran Shaikh > Rajan Kamath
21 11:05 send नमस्ते राजन जी। आपके चैंबर के 870 सदस्यों में से कई काजू और मछली किसी और के नाम से भेजते हैं। हमारे पास पैक-हाउस और काग़ज़ी काम की टीम है, दोनों साझा कर सकते हैं।
20 12:30 open
19 10:50 accept
19 11:15 r: नमस्ते इमरान जी। सदस्यों को सबसे ज़्यादा मुश्किल जाँच के काग़ज़ों में होती है। क्या आपकी टीम मंगलूरु आकर सिखा सकती है?
19 13:20 s: बिल्कुल। दो दिन की कार्यशाला रखते हैं, तीस लोगों तक के लिए।
7 12:05 r: फ़रवरी का पहला शनिवार ठीक रहेगा। हॉल और अनुवाद हमारी ओर से।
6 10:15 s: पक्का। विषयों की सूची कल तक भेजता हूँ।

Imran Shaikh > Samuel Adeyemi
29 12:45 send Mombasa buys our onions every week and cannot store them. We want to build a small dry store there with a partner who knows the shopkeepers, and you know thousands.
28 13:15 open
27 14:25 accept
27 14:50 r: I do. They pay by the day, so the store must sell by the net. Can you?
27 17:10 s: Five-kilo nets are what we pack for Dubai. The same line, another label.
11 15:30 make_offer 60L equity 30 14 For the company that holds the store, not for the export firm.
4 11:40 counter 75L equity 30 7 The same share: the land by the port costs more than we both thought.

Imran Shaikh > David Okonkwo
58 10:15 send We employ 480 people in the season and could employ half of them all year with a dehydration line. It needs ₹4 Cr for eight years, in rupees.
57 12:20 open
55 13:10 accept
55 13:35 r: Employment for the whole year is what we count. How many of the 480 are women, and who owns the farms?
55 16:45 s: 310 are women. The farms belong to 122 growers, most of them below two hectares.
39 14:15 make_offer 4Cr term-loan 9%/96 21 Eight years, two without instalments, at the treasury rate plus two percent. No shares.
33 11:20 accept_offer
31 12:10 s: Our auditor has started on your list. The land record of the second plot takes until Friday.
10 15:40 r: Received. Only the environmental plan for the peel is missing.

Imran Shaikh > Kiran Deshpande
37 11:35 send किरण जी, आपके सदस्यों के अंगूर हमारे पैक-हाउस से सिर्फ़ 18 किलोमीटर दूर हैं। क्यों न वे उसके एक हिस्से के मालिक भी बनें?
36 10:10 open
35 12:15 accept
35 12:40 r: बात तो ठीक है। हिस्सा कितना और किस भाव पर?
35 16:20 s: 20% तक। भाव बताने से पहले ख़रीदारों के नाम दिखाने होंगे, इसलिए पहले एक समझौता चाहिए।
16 11:25 request_nda
14 17:30 sign_nda
13 10:35 s: धन्यवाद। ख़रीदारों की सूची और तीन साल की दरें भेज दी हैं।
2 18:05 r: देख ली। रविवार को सदस्यों की बैठक है, उसके बाद लिखता हूँ।

Imran Shaikh > Lucía Fernández
76 17:40 send Chickpeas in April and onions in November: our ships could share a store in Mumbai. Would you like to see its terms?
62 17:40 time_out

Imran Shaikh > Faith Njoroge
73 11:50 send Your aircraft position leaves Nairobi full and comes back light. We would take four tonnes of grapes and herbs each Thursday from Mumbai if you consolidate them for the shops.
72 13:40 open
71 14:15 accept
71 14:40 r: Thursday suits us, Wednesday would be cheaper. Can your cold room release at five in the morning?
71 16:30 s: On Wednesdays, yes. The inspector comes at four.
63 15:20 make_offer 18L revenue-based 2%/1.1/12 14 For a year of Wednesdays: a fixed price a tonne, and the saving shared by halves.
60 13:30 accept_offer
41 12:25 confirm_close s
40 14:10 confirm_close r
40 14:35 r: The first boxes were in four shops by noon. I have sent you a photograph of the empty shelf.
`

/** Pages that are sent with a message. */
export const pages: Readonly<Record<string, readonly string[]>> = {
  'What is included': [
    'Included: both mills with land and machinery, the laboratory, stock at cost, the brand, customer contracts, all staff.',
    'Not included: the family house beside the first mill, two private cars, cash at bank.',
    'Handover: six months in person, then two days a month for a year. Every buyer is introduced at a meeting.',
  ],
  'What a tank costs': [
    'One indoor tank: ₹1.9 Cr with pumps and filters, paid back in 31 months at today’s price.',
    'Best of fourteen cycles: 22.4 tonnes, 21% margin. Worst: 15.1 tonnes, 2% margin, after a power failure.',
    'Since then each hall has two generators and its own oxygen.',
  ],
  'Documents for the review': [
    'Accounts of three years with the auditor’s notes: our finance head.',
    'Grower contracts, 1,900 in four formats, with a list of every exception: the head of procurement.',
    'The process patent and its renewals: our lawyer in Pune. Licences and laboratory reports: the plant head.',
  ],
}
