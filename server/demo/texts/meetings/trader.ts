/** The proposals of Imran Shaikh; `../meetings.ts` describes their form. */
export const traderMeetings = `
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
