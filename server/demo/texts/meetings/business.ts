/** The proposals of Meera Nair; `../meetings.ts` describes their form. */
export const businessMeetings = `
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
`
