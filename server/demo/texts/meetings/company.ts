/** The proposals of Rohan Kulkarni; `../meetings.ts` describes their form. */
export const companyMeetings = `
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
`
