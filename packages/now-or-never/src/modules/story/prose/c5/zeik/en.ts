// Chapter 5, Zeik: the shared letters in his eyes, the three rifts, his own letters, his missions.
import type { Prose } from '../../prose.ts'

export const C5_ZEIK: Prose = {
  'c5-zeik-A': [
    'A door stands ajar in Drip Court where yesterday there was wall.',
    'Somebody’s workshop is behind it: jars, a bench, a drift of notes. A giant sits on the floor, sewn together with great care, folding a tablecloth. The other end of it lies by your foot. At the sight of you it goes in under the linen, as far as it fits. Somebody has told it that it is the end of a story. Nobody mentioned the middle.',
  ],
  'c5-zeik-B': [
    'Ahead of you the Mushroom Stair lights up, shelf by shelf, under nobody.',
    'At the seventh shelf you know the step, a long one and then a short one for the knee. It is you, last week, late, and about to forget something. You do not call out. You have heard what happens to people who take your advice. Behind you, meanwhile, another shelf lights up.',
  ],
  'c5-zeik-C': [
    'The painted doors of the Long Gallery turned real overnight, and behind them are kitchens.',
    'It is twenty years ago in there, with the soup still on, and nobody inside can see you. Before each door stands a line of Well Street people, and the first has a hand on the latch. Behind the fourth you yourself are telling a story to the whole table. You have more hair, and fewer facts. You had forgotten that you wave the spoon.',
  ],
  'c5-C.e': [
    'You give the younger teller one minute, by the clock over the stove.',
    'He looks at the ceiling, so he is making up the end, and it is better than what happened. A child laughs until the soup has to be moved. At the end one cheek is warm from their stove. The woman behind you has three coins. For him, she says.',
  ],
  'c5-zeik-D': [
    'The bats of the Bat Loft have brought in letters postmarked a week from now, and one of them is from you.',
    'It is thick, and for Sefa. The postmistress keeps a thumb on it. What comes too early, she says, has to lie until it is late enough, or where would one be? But a person must eat, at noon, by herself; and locks are for people who do not trust bats. You weigh the envelope from where you are. It looks overdue.',
  ],
  'c5-D.d': [
    'You write to Sefa now, at the counter, before the letter can come.',
    'It makes five lines. Yes, you did. Yes, that long. When the bat has gone, next week’s letter is thin; then it is an envelope with a coin in it, for the stamp. The postmistress gives you a blank letter book. You have got the hang of it, she says.',
  ],
  'c5-zeik-E': [
    'The snow in the Chimney falls up, out of the floor, toward the coin of sky.',
    'It rises around your boots, in no hurry. Where it passes, the scorch on the wall fades by a winter at a time, and in the line for daylight a woman has no gray left. You hold out your left hand. The two fingers sting. For a breath they are only fingers, pink, none too clean, and they bend. Then the snow has gone by.',
  ],
  'c5-zeik-G': [
    'On the bottom of the Salt Pool lies the night of the Leaving, no larger than a tea tray.',
    'It is tiny, and it is lit. The children lean too far over the edge to see; along the shore things wash up. You find the fork by the gorse. A grain with a staff has stopped there, and you wait for its arm. You had remembered it as no time at all. It stands, and it stands.',
  ],
  'c5-zeik-H': [
    'On Bell Ledge the stroke comes first now, and the hammer falls a minute later.',
    'A sound in front of its cause: you have made a living like that. Today it struck ten for supper, though nine people sit around the pot, with enough in it for nine. Down the path a stone rolls, as it might under somebody running, or under two.',
  ],
  'c5-H.e': [
    'You ring the ten yourself, and that makes it true.',
    'Each takes something warm out of your chest and hangs it in the wind. A minute after, around the corner, comes a man with a suitcase. The bowls move up. He pays two coins for supper, and the ringer passes them on to you. He was sent to look for someone, he says. Could you help?',
  ],
  'c5-zeik-I': [
    'A stall-keeper in Thread Street is selling off her time, by the skein.',
    'She has afternoons, and one end of a spring. Under the counter stands a minute glass whose sand runs up. It is too much for her: she has each thought twice, once before. You open your mouth. “You’ll say it must be heavy,” she tells you. “And then you’ll say what you really came about.” That is better. You had only got as far as heavy.',
  ],
  'c5-zeik-J': [
    'In the gap where half of Rib Bridge used to be, the beast that lent the ribs is grazing.',
    'It is alive, and as clear as steam. To cross you would have to walk on its own memory of itself; the long way goes underneath. You know nine stories of this bridge, and in all nine it is a bridge. Nobody has ever told one about this animal. There is grass in its mouth. You feel the size of that.',
  ],
  'c5-zeik-K': [
    'The Far Lift, which has not moved in twenty years, arrives with four people in it.',
    'Next to you, with packed bags, stand the four who have been waiting for it. They are the same four, but those in the lift have been in the sun. Then the sunburned ones nod to you, as one does to a man who has already apologized. “It was nicely put,” says the eldest. You feel for your pencil. The gate is starting to close.',
  ],
  'c5-zeik-L': [
    'The children have hung above the Slide since breakfast, and come down a foot an hour.',
    'Time is thick there. They are enjoying it; you can see by the teeth. Their mothers, with towels, are less easy; a few uncles are watching the cheese, which has a small lead. At the side is a ledge that keeps ordinary time, level with the front row. It is the ideal audience. They cannot leave before the end.',
  ],
  'c5-zeik-meet-rift-1': [
    'Onions are frying beyond the tear, in the village, on an ordinary evening.',
    'The air is ripped from knee to lintel, and you could put your arm in to the shoulder. There is the inn, with your two coins on the sill for a story you were to finish later. It is the day they asked you which road. They have not asked yet. A man with a staff goes by the end of the lane, eating a plum.',
  ],
  'c5-zeik-meet-rift-1.a': [
    'One arm goes in, and finds the other side of somebody’s stove.',
    'You change hands, and change again, until even the stone is warm. A line has formed behind you, in coats, and you show people where to stand. An old man pays two coins for your place, puts in one finger, and says that it was always draftier than that.',
  ],
  'c5-zeik-meet-rift-1.b': [
    'Two coins came off that sill for a story you never finished, and you lay them back.',
    'A hand with flour on it takes them up. “He’s been, then,” says a woman, pleased. One of them comes back out, warm from her: he did tell half. Sefa asks how it ended. So you sit down and finish it, for everyone in their coats.',
  ],
  'c5-zeik-meet-rift-1.c': [
    'In goes your head, as far as the collar, to listen for your name.',
    '“Ask the guide,” says someone at a window. “He’s never wrong.” They go on to talk of fish. When you are pulled out Sefa has you by the belt. She has put down all that you said in there, which was wait, nine times. She gives you the book, with a coin for a marker.',
  ],
  'c5-zeik-meet-rift-2': [
    'Beyond the second tear is no place you know, only a black slope and white stars underfoot.',
    'Ropes go up from it, each as thick as a house. It smells of rain on iron, and in the cave the stiffened creatures have, one and all, turned around. You look ahead a little, as you do. Something comes along a rope, and stops. It is the first time that anything has looked back.',
  ],
  'c5-zeik-meet-rift-2.a': [
    'You choose one creature, and turn it by the elbows, gently, to face the wall.',
    'It is no heavier than a chair. You have time to be ashamed of yourself. Then, with a noise like a gate, an inch at a time, it comes around again. It takes until supper, and you stay. A Glogo who watched brings you the crystal that dropped from its knee.',
  ],
  'c5-zeik-meet-rift-2.b': [
    'To cut one fathom of that rope takes you all day with a borrowed saw.',
    'Each strand hums until you are through it. At the last one something far up says, mildly, “Oh.” You pull in a length that would hold a barn, and a good iron hook. As you leave, every creature in the cave has its face turned to you.',
  ],
  'c5-zeik-meet-rift-2.c': [
    '“Good evening,” you call, as one does on a strange road.',
    'You wait; this time you do wait, until there is a crowd, and a woman has put a coin in your hat by mistake. Then it comes back down, in a wet careful voice that is trying it on. “Good,” it says, “evening.” You are warm to the hair. Next, very slowly, it has a question.',
  ],
  'c5-zeik-meet-rift-2.d': [
    'With your staff across the gap you are, for once, exactly in the way.',
    'The barnacle is as broad as a door, and leans. You lean. Around midnight it loses its temper, and then its grip, and goes home. It has left a crystal, a coin it had grown over, and a sailmaker’s needle as long as your hand. The people with their coats on take them off.',
  ],
  'c5-zeik-meet-rift-3': [
    'Through the third tear it is night in the village, and from the foot of the cliff to the brow it is all alight.',
    'There is no sound. Small dark figures cross the brightness. You saw this ten years ago, with your eyes shut, and built a great deal on it. You make yourself not step back. On a sill, near enough to touch, stands something that glitters. One of the figures has stopped. It is about to turn around.',
  ],
  'c5-zeik-meet-rift-3.a': [
    'You keep your eyes open until one of them turns and has a face.',
    'It is a girl of nine or so, eating a bun. She looks at you as people look at a dark pane, tucks in her hair, and goes. That is all. Sefa wants it again, slower, and fills you a book. A baker would like to know what kind of bun.',
  ],
  'c5-zeik-meet-rift-3.b': [
    'You turn your back on it, and sit down, and look at what there is.',
    'There is a puddle, and a Glogo with a bucket, who has come to help. Not yet, you tell it. It sits down too. The light is a comfort to the spine. People who always said you ran from that fire come by, and find you snoring.',
  ],
  'c5-zeik-meet-rift-3.c': [
    'You snatch what glitters, and your arm comes back with frost to the elbow.',
    'It is a bottle, with a crystal tied to its neck and a demon in it, furious. It has been stolen from a week that has not come yet, it points out, and it had plans. On the other side a hand is feeling along the sill.',
  ],
  'c5-zeik-M': [
    'To say good morning you lean over the Lower Well, and the well says it first.',
    'It has done that since the rifts. “I kept you away,” says the well, in your own voice, all down its wet length, “because I was afraid of a picture.” Sefa is next in line. She lowers her pencil, and does not write it down. That is worse.',
  ],
  'c5-zeik-M.a': [
    'You say it again with your own mouth, turned around, so that the queue can hear.',
    'It sounds smaller up here, and there is a cough in it. A man sets down both his buckets to shake your hand, then a woman, and you grow warm along the line. When you draw up your own, there are two coins in it. The queue agrees that the well owed you those.',
  ],
  'c5-zeik-M.b': [
    '“What did you hear?” you ask Sefa, and she considers it, like a sum.',
    '“Someone frightened of what nobody else could see,” she says. “I’d have shouted.” She tells off on her fingers who waited, and has to start again at the thumb. A man in the queue adds one more, and gives you two coins to have the grave looked for. Sefa lifts the pencil.',
  ],
  'c5-zeik-M.c': [
    '“Good morning,” you say to the well, and to the queue, and to Sefa.',
    'It is a perfectly good one, and people say it back. You carry water for two old women, and they give you three coins and seed cake, and you put up your feet. When you look down, Sefa is still at the well. She seems to be asking it to say that again.',
  ],
  'c5-zeik-N': [
    'The smith on Furnace Shelf is making you a left hand.',
    'It is a cuff with two fingers of iron, to go over the stone. She has had the order for years, she says; it would be you, it is signed. It is your name, in your writing, dated the day before the last day of something. A thumb has rubbed out what. The fingers lie on the anvil, ticking as they cool.',
  ],
  'c5-zeik-N.a': [
    'You try the iron hand on, and it closes over the stone like the lid of a good box.',
    'You can hold a cup, an egg, and the smith’s Glogo, and put each one down where you meant to. The customer overpaid, it seems, so she owes you two coins. The hand taps on the anvil, once, to hear what that is like now. It rings.',
  ],
  'c5-zeik-N.b': [
    '“Could it be a clapper instead?” you ask, and the smith is already raking up the fire.',
    'By evening two fingers are one tongue, and half the Shelf goes along to hang it; the bell has been making do with a ladle. At the first stroke you are warm as far as the elbow. Your two stone fingers have tapped back before you can stop them.',
  ],
  'c5-zeik-N.c': [
    '“Older than you,” says the smith, when you ask what the customer was like, “and in a better mood.”',
    'He sat there, and told the apprentices a short one. They still have it. He left you the order book, with a coin to keep the place. The apprentices come up in a row to see the other one.',
  ],
  'c5-zeik-F': [
    'At a stall in the Cold Market stands a man of sixty-four with your face and ten good fingers.',
    'The stall is there twice today, and so are you. He took the left fork, with them, and has told stories down here ever since, small ones, true ones, to eighty-eight people who could check. He is wrapping half a cheese. He sees you, and wipes his hands, every finger. “What is it like,” he asks, with real curiosity, “to be famous?”',
  ],
  'c5-zeik-F.a': [
    '“A true one for a true one,” you offer, and he turns over a crate for you.',
    'His is about a button, and lasts as long as sewing it on. Yours is a fork, and an arm, and a word. “I wondered what you did next,” he says. A woman who stayed for both forgets her onions. He gives you his book of them, half empty; they were short.',
  ],
  'c5-zeik-F.b': [
    '“A long way between meals,” you tell him, and he reaches under the counter.',
    'There is cheese, and a stool. He slides the plate an inch toward you, so that it can’t be refused; you do that. People come and whisper, and he knows which one to ask about the knee. They tell it later: there were two of him, and one listened.',
  ],
  'c5-zeik-F.c': [
    '“Go up in my place,” you tell him, and he thinks it over with his head on one side.',
    'So that is how it looks. He would need to know everyone you promised, he says, and takes out a pencil. By the second inn he has put it down and laid his hand on yours. It is warm. You can have the crystal that holds his papers down.',
  ],
  'c5-zeik-city-of-spirits': [
    'The spirits on this bench died in rented rooms on the coast, waiting for your word that it was safe.',
    'They make room. They are not unkind, and they have no questions left, which makes it very quiet. One woman has a gull on her hat. You know them by their rooms; you used to call in. The man beside you spreads half of his blanket over your knees. He cannot feel it.',
  ],
  'c5-zeik-city-of-spirits.a': [
    '“It’s safe now,” you say, and all along the bench they nod, as at good weather somewhere else.',
    'It is no use to them, and they are glad that you got to say it. The man with the blanket gives you a bottle he had put by for the day. The demon in it is asleep. The keeper at the gate has a column for answers. She puts down one.',
  ],
  'c5-zeik-city-of-spirits.b': [
    'You say all their names, from one end of the bench to the other.',
    'At each one somebody sits up, like a child who knows the answer. Merrin takes off her hat to hear, gull and all. You tap nothing. The keeper brings out the register. Six were missing. You write those in, and may take it up to be read.',
  ],
  'c5-zeik-city-of-spirits.c': [
    'The spirits do have messages, it turns out when you ask, and have had time to compose them.',
    'Feed the cat, or another. Two coins were left of the rent, and you should have them. “Tell him I’d have liked the walk,” says the woman with the gull, “but not in those shoes.” Nobody, says the keeper at the gate, ever asked before.',
  ],
  'c5-zeik-rift-3': [
    'Both your hands hold the tear open, and this time you mean to look at the fire properly.',
    'The cliff burns as it burned ten years ago, when you shut your eyes, and then your mouth. It burns without smoke. It burns in rows, one over another. You put your head in as far as the ears. It burns, you see now, at the height of windows.',
  ],
  'c5-zeik-rift-3.a': [
    'You count the windows aloud, from the bottom row, with your chin on the edge.',
    'They are lamps. Sefa writes; when you say that one has a geranium, she writes geranium. “Four hundred and six,” you tell those who came to see what scared you. They want it again, and have brought stools. The book is full by noon, and yours.',
  ],
  'c5-zeik-rift-3.b': [
    'The laugh begins in your knees, and once it gets to your mouth there is no stopping it.',
    'For ten years you have gone about shouting fire at a supper. You get out “Windows,” and a woman who had run up with a bucket looks through, and is off too. Your ribs are warm with it. You sleep that night flat on the path.',
  ],
  'c5-zeik-rift-3.c': [
    'You search the crowd, row by row, for the man with the iron fingers.',
    'He is on the end of a bench, with his boots off. He rolls you something under the edge, a crystal, warm from his pocket. Then he cups the iron hand behind his ear, to hear the girl next to him. Sefa has an errand for you, now that there is time.',
  ],
  'c5-zeik-undergarden': [
    'Sefa has filled her book, and turns it around on the potting bench for you to sign.',
    'You have told her all of it: the lamps, the windows, the ten years, the carter’s wife. You read it through, and it is true. On the last page, under your words, are four lines of hers. They do not spare you, and they are kinder than yours. “Just there,” she says, and holds out the pencil.',
  ],
  'c5-zeik-undergarden.a': [
    'You sign below her four lines, so that they count.',
    'It is an old man’s name with a young man’s tail on it. She tells the gardener, who tells the street, and you hear a thing go around without you. The book is yours to carry up. On the cover are two names, by the alphabet, and hers is first.',
  ],
  'c5-zeik-undergarden.b': [
    'You ask her to read the four lines out, to hear how they go.',
    'In the second line somebody is let off nothing. In the fourth he is asked in. Your eyes are warm. “It wants a pause,” you say, “after the third.” She thinks not. She gives you the shell she smooths her pages with. The gardener has let go of her barrow.',
  ],
  'c5-zeik-undergarden.c': [
    'The pencil is sharp, and you move one comma to the left.',
    'It is better there, says Sefa, and is that all? That is all. You talk about commas until the soup comes, and eat well. The gardener pays you four coins to do her labels. At bedtime the book is still open. By mushroom light you can make out the dotted line.',
  ],
}
