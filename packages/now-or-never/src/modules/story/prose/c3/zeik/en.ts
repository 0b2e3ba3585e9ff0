// Chapter 3, Zeik: the shared letters in his eyes, the Guild Tank, his own letters, his missions.
import type { Prose } from '../../prose.ts'

export const C3_ZEIK: Prose = {
  'c3-zeik-A': [
    'Red pegs go up the Goat Stair, one to a step, and the goat has eaten the first eleven.',
    'On the twelfth sits a young surveyor hugging the rest. You tell him what the goat’s grandmother ate: a bridal veil, a writ, most of a flute. It helps, oddly. He has not written to his mother yet, he says. He would not know how to begin.',
  ],
  'c3-zeik-B': [
    'All along Laundry Green hang the Guild’s wet maps, and you know the country at once.',
    'In the middle of every one, where the village was, is a clean white hole. Washerwomen duck under with bad pegs in their teeth. You know this white. It is how a road looks when you have decided not to mention something.',
  ],
  'c3-zeik-D': [
    'In the Lower Orchard a man in a gray coat is putting a price on each apple, out loud.',
    'He has reached two thousand and four. His clerk writes each one down, and has begun to cry, very quietly, on the sevens. At the ninth tree the man rubs the moss from a tin name-plate. “You are local,” he says to you. “Who planted these?” It is weeks since anyone asked you an easy one.',
  ],
  'c3-D.d': [
    '“Marrow, for a christening,” you tell the man with the prices, and lead him on.',
    'Osk planted his to spite Pell. Pell grafted hers to make it up. By the eleventh tree he has stopped saying figures, and his clerk, dry-eyed, is writing names. He would like to hear, if it is not a trouble, what became of Pell.',
  ],
  'c3-zeik-F': [
    'For two days a machine on three legs has been surveying a single oven on the Bakers’ Steps.',
    'It comes up to your belt, and its Guild seal is down to one thread. It has done the whole road, stone by stone, and shows you the list, with the hens. You have told that road for years, and never had the hens. Only why is missing: next to warm oven, next to everything, there is a blank. “Coordinates?” it asks you. Beside the oven is a small clean space.',
  ],
  'c3-zeik-G': [
    'One low note comes out of the Glass Meadow all day long, and it is wrong.',
    'The Guild is taking up the glass, square by square, and out of every gap the bare earth sings. Under the carts lie carters with cotton in both ears, pretending to sleep. One cart wants a man; the pay is chalked on its tailboard. You have this meadow in nine stories, each with a tune, and that note is in none of them. You resent it on professional grounds.',
  ],
  'c3-zeik-H': [
    'You know the back of every head in the queue in the Windbreak, and each has its hat off.',
    'At the front is a table, under a flag that says GUILD PAYS, where a sergeant watches Hobb the builder try to spell his name. None of them has had breakfast. Then they see you, and it comes down the line, as it always does. “What happens now?” You look at your feet. They are good boots. A man gave you those for an answer.',
  ],
  'c3-H.e': [
    'Three things are known, and to tell the queue takes as long as tying a boot.',
    'The Guild pays by the yard. It takes money off for any yard with something in it. There is work at home. Then you stop. “That’s all I know,” you say, and it leaves you warm. They wait a little longer, being used to you.',
  ],
  'c3-zeik-I': [
    'The roll of residents lies on a table by the Millpond, and every pencil is sharp.',
    'Assessor Dace did them himself. He has put out a chair for anyone who is old, and stands beside it with his lunch box. If they sign by sundown, he explains, the place is not vacant: clause nine, of forty. You have carried these names through rain and over borders. You have never seen how short they look on paper.',
  ],
  'c3-zeik-J': [
    'A drill tank has stopped in Well Street, because Tilda Cobb is standing in front of it.',
    'She has her broom across her chest, and behind her is the well. Could she, the driver asks, possibly see reason? He has been up all night, he says; he sleeps in this thing. You know what to say. You have always known what to say. There is a second broom against the wall. You pick it up.',
  ],
  'c3-J.d': [
    'You go down the street with the broom, door by door, and tell the driver who lives here.',
    'A family of five, and an aunt. A man who mends clocks. Each time it has to be lives, and each time you get it out. At the sixth door he turns off his engine. He pulls off his gloves, and asks where the clock mender is now.',
  ],
  'c3-zeik-L': [
    'NOON, says the sign beside the charges, and it is nine minutes to.',
    'They hang across the Quarry Mouth like washing, paper parcels on a clockwork timer. The foreman is at lunch. Two guards sit by the shed. In block thirty-one, which is hollow, the curtains are open, and a very small egg is frying. You have sometimes known what would happen at noon. Today you merely read it.',
  ],
  'c3-zeik-M': [
    'Two clerks own the Rope Bridge now, one at each end, and charge each other to change places.',
    'They have been at it since dawn. The nearer one takes you by the sleeve. His colleague, he says, is lonely; one would ask him to supper, but there is the fee. At the far end the other is waiting to speak to you. It is about his colleague. You used to tell this one, with millers, for a laugh.',
  ],
  'c3-zeik-N': [
    'Something is tapping on the inside of the Guild’s pump: two short, one long, two short.',
    'The pump has been driving hot slurry up the Crater Lip since Monday. You lay a hand on the pipe, by the valve. That is a drover’s signal, for beast in the gate, and it means you can’t get there yourself and want the next man to. You taught it the whole length of the coast. You never taught it here.',
  ],
  'c3-zeik-meet-guild-tank': [
    'For an hour you talk to the Guild Tank, which has sat down in the village road like a tired bank.',
    'It has a slot for the levy, and a little brass door, CORRESPONDENCE. You give the rivets the winter of the eels, with gestures. At the end of it the slot clears its throat. “Nobody has told me a story before,” says a voice. “Only figures.” You hear knitting put down, and a latch.',
  ],
  'c3-zeik-meet-guild-tank.a': [
    'Two books of clauses go in at the brass door, leaf by leaf.',
    'At clause thirty-one something inside laughs. Then the whole tank reverses, very correctly, out of the valley, giving way to hens. The levy is left in a heap. Gran Pellow shares it out. Yours is eight coins, and she counts them twice.',
  ],
  'c3-zeik-meet-guild-tank.b': [
    'You feed the roll of residents past the slot and say the names as they go by.',
    '“Present,” says the voice after each, under its breath. Then a hand comes out in half a mitten, feels the paper, and gives you a letter book, so that there will be a copy. Behind you the street is full. They have been saying it too.',
  ],
  'c3-zeik-meet-guild-tank.c': [
    'You argue with the slot until the lamps are lit, and by then it is a pleasure to both.',
    'A place, it holds, is what it would fetch. You hold that it is who comes when you knock. About midnight it sighs, and pushes out four coins, levied in error, and the shell it had for a paperweight. On the wall six boys have got it by heart.',
  ],
  'c3-zeik-E': [
    'The oath has to be taken on a hill, in daylight, with one hand on the book.',
    'The inspector has carried the book up Lamp Hill himself. You lay your right hand on the cover, and wait for him to begin. He does not. He looks out politely at the sea. It is the other he needs, he says. The other has two stone fingers, and they have been tapping on your leg since the bend in the road.',
  ],
  'c3-zeik-E.a': [
    'You hold out the left, and the stone touches the book first, with a click.',
    'You say the words after him, and nothing taps. A witness is due two coins, and he counts them into the palm in question. On the way down you meet Osk, who was watching. “I’d have given the other,” says Osk.',
  ],
  'c3-zeik-E.b': [
    'Those who lie, says the inspector, are asked again.',
    'And then? Why, they are asked again; he has known it to go on for years. You may swear tomorrow. Meanwhile, here are two coins for shoe leather, and a list of people he cannot find.',
  ],
  'c3-zeik-E.c': [
    '“By the road,” you say, “which went where it went, however I told it.”',
    'The inspector looks in the book. Then he looks at the road, which divides below you; you can see both parts. “Accepted,” he says, and the warmth lasts you down the hill. At the bottom the girl who held his horse asks which part is the way to the inn.',
  ],
  'c3-zeik-K': [
    'The signpost on the Toll Road has one arm, and it points right.',
    'Under the new paint, on the left, your thumb finds a place as smooth as the bowl of a spoon. There was a second arm. Someone took it off, smoothed the stump with a knife, and made three small cuts at the bottom, to shed the rain. Only one man finishes a joint like that. You had forgotten. Down the road comes Sefa, reading.',
  ],
  'c3-zeik-K.a': [
    'You cut the new left arm from a fence rail, and it takes you until dark.',
    'You leave room for the name, since you do not know it. A boy with a handcart looks right, and looks left, and sits down to think. Hobb, whose drawknife it is, walks all around the post. Then he walks off without the drawknife, and waves.',
  ],
  'c3-zeik-K.b': [
    'The date goes into the wood as if a place had been kept for it.',
    'Sefa arrives as you are blowing out the dust, and reads it with her finger. She does not say the number. She opens her book of the road, writes it in at the year, and gives you the book. By evening there is a crowd at the post.',
  ],
  'c3-zeik-K.c': [
    'Two coats, and the post is as white as an egg.',
    'The Guild’s man is so taken with it that you get four coins, for care of signs. Sefa says that it looks nice, and leans on it to shake out her shoe. You walk home behind her. On the back of her jacket, in white, are three small cuts.',
  ],
  'c3-zeik-C': [
    'The old carter has swept the step of a cold kiln and sits on it as if it were his.',
    'He had a room on the coast, he says, ten years, by the week. You had been through that spring and said the creatures were as strong as ever, so they stayed on. His wife liked the gulls. She is buried there. He is not angry. He would only like to know, if it is no trouble, what you saw that year.',
  ],
  'c3-zeik-C.a': [
    '“I saw them slowing,” you tell the carter.',
    'It is four words, and you have carried them ten years because they were heavy. He nods for a time. “She’d have liked the walk,” he says. Then he unbuttons a pocket and gives you her reckoning book, since you are, he supposes, the one who keeps things.',
  ],
  'c3-zeik-C.b': [
    '“A fire,” you tell the carter, “the whole cliff, foot to brow.”',
    'He looks up at the cliff, which is gray, and has a goat on it. “Hm,” he says. He shifts along the step. You sit down in the warm place, and for an hour the two of you keep an eye on it together. A potter going by asks whether it has done anything yet.',
  ],
  'c3-zeik-C.c': [
    '“Merrin,” he tells you, “and she salted everything.”',
    'She taught a gull to take bread from her hat. It came for a year after, and stood on the sill, looking for the hat. By the end the light is going, and your feet have stopped hurting. He says at supper that you never put in a word.',
  ],
  'c3-zeik-C.d': [
    'You offer him the room next to yours, and the carter turns it over for the catch.',
    'There is a window, you tell him; the bed is short; you are said to snore. “I’ve a cart,” he says, meaning that he would be no burden. He brings in two chairs. It is weeks before you notice that he always takes the other one.',
  ],
  'c3-zeik-scholars-tower': [
    'Question one is your name, and question two is your trade, and you manage both.',
    'The Guild has taken a room in the Scholars’ Tower, with one window, shut, and a jug. The clerk does not look up. “On what date,” he reads, “did you first learn that the danger had lessened?” The pen is dipped. It waits above a clean page, a little to the left, where a line begins. He has left room for the small, usual lie.',
  ],
  'c3-zeik-scholars-tower.a': [
    'The clerk pours you a glass of water, and climbs on his chair to get the window open.',
    'In comes a smell of bread. You drink, and take your time. Question three, he says at last, can very well be asked on Thursday. You sleep that night like a boy let out of school.',
  ],
  'c3-zeik-scholars-tower.b': [
    'You give him the day, the month and the year, and then, since he is writing, the weather.',
    'The pen stops at the year. He counts on his blotter, and gets ten. His mother had a room on that coast. He stands to hand you your copy, bound. By evening people are waiting on the stairs to read it.',
  ],
  'c3-zeik-scholars-tower.c': [
    '“Learn from whom?” you ask, and the clerk, with a sigh of pleasure, takes down the fat book.',
    'There is a case about a man who learned from an owl. By dusk question three has been referred. He pays you a witness’s two coins, and begs you to find him the owl.',
  ],
  'c3-zeik-forest-of-faces': [
    'The trees give their evidence one at a time, in your voice, and in duplicate.',
    'The Guild’s counsel has set up a folding table in the Forest of Faces. The oak has done the brave version, and the beech the short. You stand at the back, and it is very good, you notice, all of it. Counsel turns a page. “And did the witness ever mention,” he asks, “that the creatures were slowing?” The leaves go quiet.',
  ],
  'c3-zeik-forest-of-faces.a': [
    '“He never did,” you say from the back, before a tree has to.',
    'He was asked at two hundred fires, you say, and each time he put in a fight instead. The third time you say I. The oak’s bark is warm under your hand. Two charcoal burners have let their kiln go out to listen.',
  ],
  'c3-zeik-forest-of-faces.b': [
    '“Objection,” you call out, “on grounds of poetry,” and counsel lays down his pen.',
    'You cite verses for an hour, and a birch cites you back. Counsel has the time of his life; he is mostly in drains. Then he counts out four coins for attendance, and folds the table. The leaves have still not moved.',
  ],
  'c3-zeik-forest-of-faces.c': [
    'You hold up the left hand, which took the oath, and the trees lean in to see the stone.',
    'They may say what they heard, you tell them. At last the thinnest speaks up. “Once,” it says. “Late. To nobody.” Counsel takes that down in duplicate. He shakes the hand, stone and all. Would you see one copy home?',
  ],
  'c3-zeik-flying-casino': [
    'The future of the village is heard between two card tables, under the only neutral roof in the valley.',
    'The Flying Casino has stopped its wheels. Everyone you ever guided sits on a gilt chair, hat on knee, and you could say what each of them carried. Assessor Dace was up all night looking for a kinder way to put it. “In which year,” he asks, “did you know?” Beside him is Sefa, with the pen. The whole room sways a little on its ropes.',
  ],
  'c3-zeik-flying-casino.a': [
    'You stand, with one hand on the card table, and tell them all of it.',
    'The slowing, the spring, the fire on the cliff. What you said instead, and at which inns. Afterward there is no sound, and then Gran Pellow carries her own chair across and sets it behind your knees. Sefa blots the last line, and gives you the book.',
  ],
  'c3-zeik-flying-casino.b': [
    'Sefa takes it down from you in a whisper, climbs on a gilt chair, and reads it out.',
    'Without the pauses it is quite short. The year goes by like a gatepost. Your ears are warm, and the old carter has hold of your hand, or you of his. A man gives her two coins for the reading, and his wife a shell. She tips it all into your hat.',
  ],
  'c3-zeik-flying-casino.c': [
    '“Ten years ago,” you say, “in the spring,” and sit down.',
    'Dace’s next question is why. You can see it on his sheet. He looks at you, and puts his lunch box on top of it. The witness’s fee is four coins. When you have the rest, Sefa says, she would like it brought to her.',
  ],
}
