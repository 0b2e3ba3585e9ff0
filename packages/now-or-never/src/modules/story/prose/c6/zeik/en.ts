// Chapter 6, Zeik: the shared letters in his eyes, the Purser, his own letters, his missions.
import type { Prose } from '../../prose.ts'

export const C6_ZEIK: Prose = {
  'c6-zeik-A': [
    'In single file, a step an hour, the stiff ones come down the Goat Stair.',
    'Grit falls from their knees and glitters. On the narrowest step the old goat has lain down in front of them, and will not be the one to move. Something scratches in the slipped bank. At two hundred fires you called these creatures fearful. They wait, one behind another, as at a counter. Those who have been given hats are wearing them.',
  ],
  'c6-zeik-C': [
    'On Kiln Ridge ten kilns are burning, to make a lamp for every window.',
    'That comes to four hundred and six. The clay gave out one lamp short, and nobody will say whose window that is. The eldest potter turns the family teapot in her hands. Another went digging where the star broke open, and came back faster. You hold a lamp up to the fire. Inside is a thumbprint. You look into the next. They are all different. Ten years ago you took these for one fire.',
  ],
  'c6-zeik-D': [
    'Every apple in the Lower Orchard has come down in the ship’s wind, and among them sit nine creatures.',
    'These are the ones that will not walk. They lean away from the thunder. One wears the tree itself around its neck, like a boy with his head through a fence. They are afraid of going home; you have seen that lean before, on carts. You sit down on a root, among the wasps, and the nearest turns its face to you.',
  ],
  'c6-D.d': [
    'To the nine you tell what it was like to come home, beginning with the bad part.',
    'It was smaller. For a week you carried your hat about, like a man delivering something. Then you tell them the soup. It is warm under the trees, with all of them listening, and one puts out a foot. Gran Pellow wants the soup again.',
  ],
  'c6-zeik-E': [
    'Up in the ship, quite close to Lamp Hill, a voice is counting aloud.',
    'It has got to a very large number, and goes carefully, like someone on the stairs with a tray. You used to count carts like that, in the dark, so as not to wake anyone. Beside you a bucket has come down, with a dry lamp in it, and a card: Fill, if convenient. Your elbow knocks it, and it rings like supper. Overhead somebody looks for the place. “One,” says the voice.',
  ],
  'c6-E.d': [
    'You count along with the voice, out loud, with your back against the hill.',
    'Around nine hundred it notices, and goes on more firmly. When something clanks it stops, and you tell it the number. “Obliged,” says the voice. By evening it reaches the end, for the first time, you would guess. Down comes the tally book, no longer wanted. “And what do people do now?” asks the voice.',
  ],
  'c6-zeik-F': [
    'One table runs through every street of the village, made of doors, and tonight both towns are to sit at it.',
    'The ovens are all going on the Bakers’ Steps. The plan is by Assessor Dace, the eleventh he has drawn, with everyone on it but Dace, and one seat over. You hang up your hat. Then it starts at the far end, with spoons: they want a story. You are halfway out of your chair when you hear what they are calling. It is Sefa.',
  ],
  'c6-zeik-G': [
    'The Glass Meadow is playing the lullaby by itself, over and over, all but the last line.',
    'High in the ship’s rigging something answers, and stops in the same place. You know the last line. You have always been the one who knows the last line. People have come out to lean on the wall, and nobody has asked you yet. The wind comes around to the gap. You wait.',
  ],
  'c6-zeik-H': [
    'The forty stones in the Windbreak have stood up straight.',
    'They are in two rows, with a road’s width between, and now anyone can see it: they are bollards, and under the brush the ridge is a quay. The tallest has rust at its foot. You have told this place four hundred ways, all too small. A man stops you with a petition, to have it go on leaning. It has three names so far. Two are his.',
  ],
  'c6-zeik-I': [
    'Out of the Millpond it is raining upward, drop by drop, into the ship.',
    'The Purser has sent down a list to explain it: water, on loan for nine hundred years, returned herewith with interest. The mill wheel has all its spokes again and cannot tell which way to turn. All your life people have asked you for the long version. You feel, for once, like the short one.',
  ],
  'c6-zeik-J': [
    'Nineteen tables are laid in Well Street, and tonight there are people at sixteen of them.',
    'At the other three nobody has pulled out a chair. Tilda Cobb goes by, broom on her shoulder; she has done the ninth step four times. A boy on the curb has been looking in at a dark window. “What happened to them?” he asks. Up and down the street they turn to you. You know. You put down your spoon.',
  ],
  'c6-J.d': [
    'House by house you tell them of the three, and that lasts as long as the soup.',
    'One family is staying below, and has sent a cheese. One was an old man, who died in bed, telling people to move over. The third went on to look for another way out, and wrote once. Tilda Cobb gives you her account book, and shows you where she had put the forks.',
  ],
  'c6-zeik-K': [
    'A fall of stone on the Toll Road has uncovered a gray metal ring that a cart could drive through.',
    'It is worn bright on one side, and ten feet above it hangs the end of the ship’s rope. People have brought the shrine’s old verses and read them out, hats off. The guest’s handle, they read; a light and a witness. Your lips are moving. You have skipped rope to it.',
  ],
  'c6-zeik-M': [
    'At noon the ship’s wind takes the Rope Bridge, with a noise like a sheet being folded.',
    'One cable is left, and on it a gale-eater, picking its teeth. Across the ravine stand a hundred people of the town below, who have come for supper, with pies. You can smell the leek. There are planks on your side, and a low ford under theirs. “Which way?” calls a woman with a pie, and your arm is half up. “I can see two,” you call back. “Which would you like?”',
  ],
  'c6-zeik-meet-purser': [
    'The Purser’s ledger has one word to a line, and no adjectives.',
    'Ballast, says the first. Lost, says the second; a good deal lower comes Found; and against some of those, in fresh ink, Settled. You have never read anything so frightening, or so kind. Its author is very tall, in a coat of rain, with brass bars in front to keep the damp off the public. You get a bow, and so, twice, does the door. “You know what happened here,” says the Purser. “Is any of it ours?”',
  ],
  'c6-zeik-meet-purser.a': [
    'You make a list of what should go, and the pen keeps up.',
    'Those that walk. Those that lean. The one on the bench, and let it keep the cap. At each the Purser makes a small wet mark. You were never so well listened to. It pays you a crystal, as it would any pilot, and asks whether you come aboard as well.',
  ],
  'c6-zeik-meet-purser.b': [
    '“Whatever has a name here,” you say, “and I’ll answer for them.”',
    'You begin with a boar. You give it nine in the orchard, and the line behind you puts in more. Against them all it writes your name, and surety. You grow warm to the thumbs. “It does not balance,” it says, with its head on one side, and pays you two coins, the difference.',
  ],
  'c6-zeik-meet-purser.c': [
    'Up the ladder comes Assessor Dace, at your request, with his lunch box in his teeth.',
    'He asks the counter’s pardon for leaning on it. Then he sees the ledger. They go through nine hundred years together. “One word each,” says Dace on the way down. He gives you his own report, all of it, and a coin for your trouble. He is going to start again.',
  ],
  'c6-zeik-B': [
    'Sefa is dyeing a sheet in stripes, like a page, with her sleeves pinned up.',
    'The vat steams on Laundry Green. It is a message to the ship, she says, in the road-signs: we are here, we were always coming. There is room at the bottom, but the one she wants isn’t in her notes. What is the sign for sorry? You made two hundred signs, and one of them is good soup. You never made that.',
  ],
  'c6-zeik-B.a': [
    'With a stick you make a sign in the mud, and it takes until evening.',
    'Too round. Too grand. That one is soup. What is left is the sign for soon, where a stroke stops short of a circle, except that this stroke gets there. Sefa dyes it in. The notes are bound for you, being complete. A washerwoman wants that sign too, for a sister.',
  ],
  'c6-zeik-B.b': [
    'You draw her the sign for left, with your heel, and say that it will do.',
    '“That isn’t what it means,” says Sefa. It will be by tomorrow, you tell her. When the sheet goes up some Well Street people come and stand before it. They can read. A woman with a grown child on each arm reads it, and then reads it to them.',
  ],
  'c6-zeik-B.c': [
    'Paddle in hand, you stir the vat, and say nothing whatever.',
    'It is pleasant to do a thing that only goes around. Sefa tries one on a rag, and you do not look. Toward four she laughs out loud. Whatever it is goes on the sheet. The washerwomen allow that you have a nice wrist, and your back has stopped hurting.',
  ],
  'c6-zeik-L': [
    'The eldest of the little family at the Quarry Mouth has a story for you, and it will take four days.',
    'She is as tall as your thumb, and sits on the step of block thirty-one among the boxes. They sail with the ship, and the ship leaves in three. It begins before there were people, she says, and takes up her knitting. On the next block Sefa is sharpening a pencil as quietly as she can. “At first,” says the old lady, “it rained.”',
  ],
  'c6-zeik-L.a': [
    'You hear three days of the story, flat on your front, with your chin on your fists.',
    'There is a flood in it that would fill a cup. By the second evening the quarrymen are lying down too. On the third, when the ship whistles, she stops in the middle of a word and hands you the book. You can put in the fourth day yourself, she says.',
  ],
  'c6-zeik-L.b': [
    '“Might I just have the end?” you ask, and the knitting stops.',
    'She looks at you as you have looked at many a mayor. “They got there,” she says. She finds her place in the row. There is a list, though, of those in the story who were never told how it came out, and six grandsons are sent to roll you two coins for the postage.',
  ],
  'c6-zeik-L.c': [
    'You ask the old lady to take your apprentice along, who has the better ears.',
    'Sefa goes red to the neck. She will hear the fourth day on board, and come down with the rope. You had supposed it would be hard to watch someone go, and it is only warm, and high. She drops you a coin for the post. Would you air her room?',
  ],
  'c6-zeik-N': [
    'At the Crater Lip the hold is open, and your two stone fingers have begun to stir.',
    'They are the ship’s, strictly speaking: a little of its ballast, grown in. The Purser has sent a card, At the bearer’s convenience. Small creatures are going aboard, or would be; the Unfinished King has laid an arm across them. You could have warm hands. For twenty years you have tapped these two whenever you were about to lie. They tap now. You had not said a word.',
  ],
  'c6-zeik-N.a': [
    'You hold your hand over the hold, and it is like taking off a ring in cold weather.',
    'Two small stones drop, and are caught. The fingers underneath are warm, and they hurt. Sefa takes hold of them to see. The Purser’s receipt has a coin pinned to it, for storage. At supper you reach for the table, and it makes no sound.',
  ],
  'c6-zeik-N.b': [
    'You keep both fingers, and write on the card that a man should have something to tap.',
    'The reply is there in an hour. Quite understood. It encloses a crystal, in case you should ever want to do the thumb, and a coin in rent. You try them on the rail, and they still make a good dry click. Four people look around. “Which bit?” says one of them, kindly.',
  ],
  'c6-zeik-N.c': [
    'On your card to the Purser you ask to keep them, and undertake never to tap again.',
    'You are to give notice of each occasion in a small damp book, with a crystal to hold it open. At supper they ask about the bad years. The hand gets up. You lay the other one on it. The book is still empty; people ask to see.',
  ],
  'c6-zeik-N.d': [
    'The King’s arm is the length of a cart, and has the little ones by the coat.',
    'You hit it with your staff, and then with half. At last you work two fingers under its thumb, and stone on stone is another matter. The little ones run up the plank. It leaves two crystals and a king’s coin, not finished. Behind you forty people let go of your belt.',
  ],
  'c6-zeik-nomad-camp': [
    'Everyone wants the ending before it happens, and you are, after all, a seer.',
    'The tent ropes hum whenever the ship breathes. Nobody has touched the dumplings. You get up on the box and open your mouth. You have three good ones: one with a dawn in it, one where the boar comes back, and the second-best, which is shorter. By the pole is Sefa, and she sees you choose.',
  ],
  'c6-zeik-nomad-camp.a': [
    '“I don’t know,” you say from the top of the box.',
    'They have never heard that from up there. Then a woman says that she doesn’t either, and it goes around the tent like bread. You grow warm. Somebody remembers the dumplings. A child gives you a coin. She never saw a person not know so loud.',
  ],
  'c6-zeik-nomad-camp.b': [
    'First comes what you saw in the fire, and then you tell them that it was supper.',
    'Nobody laughs until you do, and then it is mostly to be kind. An old woman brings the book they keep of all that was foretold. There is the cliff, in your words. You may cross it out, she says, and after that you had better keep the book.',
  ],
  'c6-zeik-nomad-camp.c': [
    'The second-best is shorter, so you give them that, and it goes very well.',
    'They sigh in the right place. There are four coins in your hat, and you have your boots off before they have finished clapping. The whole camp sleeps. In the morning Sefa brings your tea. She asks if she might have the best one, since you weren’t using it.',
  ],
  'c6-zeik-forest-of-faces': [
    'In the Forest of Faces, for the first time since you have known it, not a tree has anything to say.',
    'The ship’s thunder walks about behind the hill. You take off your hat and wait. At last a birch gets its mouth to move. They have been through all of yours, it says, forward and back. They would like to hear a new one. By someone, it says with an effort, if it is not rude, else. The others look at their leaves.',
  ],
  'c6-zeik-forest-of-faces.a': [
    'You fetch them the child who does your voice, and she has never seen a tree.',
    'She shakes hands with the oak and asks which way it came. She does them the loaf with a bite in it. Then she does you, arm and all, and the whole wood creaks. She charges four coins and gives you two. The birch wants to know who had the bite.',
  ],
  'c6-zeik-forest-of-faces.b': [
    'You tell one that you only heard, and put nothing in.',
    'It is about a woman who swept a street for twenty years. Where there ought to be a storm, there is the broom. When you have done, a beech very softly does the sweeping. The schoolmistress, up here with her copybook, has it word for word. She gives you that, to learn it from.',
  ],
  'c6-zeik-forest-of-faces.c': [
    'To the trees you read Sefa’s letter from the ship, which is still wet at the folds.',
    'Up there the stars are underfoot, she writes, and one wipes one’s shoes. She does not sound like you at all. The trees want it three times, and you are warm by the third. A charcoal burner is asked, by an oak, how one goes about an answer.',
  ],
  'c6-zeik-deck': [
    'Everyone is on the deck, or at a window, or on the quay with the rope in their hands.',
    'The last creature has gone down the hatch and been thanked. Now comes the thing that is said at the end, and out of long habit they have turned to you. The Purser has laid down the pen. Behind you is a coil of rope, about as high as a chair. Beside it stands Sefa, with ink on her chin. You know exactly how it should go.',
  ],
  'c6-zeik-deck.a': [
    'On the coil of rope you sit down.',
    'There is a hush, with a creak in it. Then they see who is still standing. The Purser comes by on tiptoe and refunds you a coin, since you were entered as speaking. “There was a fork,” says Sefa. She takes no pauses. A corner of warm blanket arrives. She comes to a part that you have never heard. You lean forward.',
  ],
  'c6-zeik-deck.b': [
    'You begin the story as you always have, and at the fork you stop.',
    'You look down the deck. A woman gets to her feet. “Left,” she says. After her it is a man with pegs between his teeth, and then they all have a bit, and disagree about the kettle. You write. The Purser finds you a log for it, the one dry thing aboard.',
  ],
  'c6-zeik-deck.c': [
    'You make the ending short, the way you would want to be told, and tell it once.',
    'They left. They were a long time. They came home, and there were lamps. It goes from mouth to mouth along the rail, and by the bow it is a little different already. The Purser pays in ballast: a crystal, and a coin. Sefa has one question, when you are free.',
  ],
}
