// Chapter 5, Halia: the shared letters in her eyes, the three rifts, her own letters, her missions.
import type { Prose } from '../../prose.ts'

export const C5_HALIA: Prose = {
  'c5-halia-A': [
    'Something huge is sitting on the floor, folding a tablecloth.',
    'The door in Drip Court was wall yesterday. Behind it are a bench heaped with notes, some bottles, and this, stitched all over like a good quilt, its knees up to its ears, matching one corner to the other. The room is as cold as a larder. It hears you, and hides its face in the linen. Then two fingers part. It looks at your lamp, as at something it read about once.',
  ],
  'c5-halia-E': [
    'Snow is falling up the Chimney, and your lamp burns backward.',
    'The wick grows while you look. You shake it, as one shakes a watch. The snow starts at your feet and rises, unhurried, toward the coin of sky, and where it passes the wall the old scorch marks fade, one winter at a time. The man in front of you had a gray beard when he came in. Now it is brown, and he is feeling for it.',
  ],
  'c5-E.d': [
    'You trim the wick, trim it again, and keep the ends.',
    'Each has an evening in it that has not been burned yet. They fidget in your pocket, and heat your hip. By the time the snow thins you have a week of them. Two people in the line buy one, a coin apiece. It is not often, they say, that you get one back.',
  ],
  'c5-halia-F': [
    'One stall in the Cold Market is standing twice, with the same woman in both.',
    'The two of her sell the same cup, at two prices, and are not speaking. Trade is excellent. You hold up the lamp to compare the glaze. From one of them a shadow runs back along the wall, elbows and all. From the other there is nothing. That one has seen you look. She goes on whispering her price, with a smile, and takes hold of the trestle.',
  ],
  'c5-halia-G': [
    'On a hill the size of a thumbnail a light goes out.',
    'You know that hill. The Salt Pool has gone clear, and on the bottom is the whole night of the Leaving, like a town under glass, with people the size of grains running uphill. Children on the shore are picking out houses. Now the light is back; it is all about to happen again. Farther along there is a splash. A man has leaned too far, and the undertow has him.',
  ],
  'c5-G.e': [
    'Until the light on the hill has gone out, you look at nothing else.',
    'You have never seen it from outside. It does not look like a girl being quick. It looks like a lamp going out. Below, the lights on the road bunch together and stand still. A child takes your hand in her hot one, and looks where you look.',
  ],
  'c5-halia-H': [
    'The bell has rung ten for supper, and the hammer has not moved.',
    '“Sorry,” says your brother, “here it comes.” The hammer falls. On Bell Ledge each stroke is heard first now, and seen after. Teo says he never minds being late any more; it has already happened. But ten is a guest, and there is soup for nine. Across the cave a lantern is coming at a run. Behind it something follows, and the mushrooms go dark.',
  ],
  'c5-halia-I': [
    'Your lamp’s shadow is lying the wrong way, toward the flame.',
    'Under a counter in Thread Street stands a minute glass, and its sand is climbing. The woman behind it sells time. She has afternoons by the skein, and a remnant of spring with a pulled thread. The glass came by itself, with the rift, and ever since she has been tired before she gets up. “Two coins,” she says. After that you ask what the afternoons cost.',
  ],
  'c5-halia-J': [
    'Half of Rib Bridge has gone back to the beast that lent it.',
    'There it stands, over the drop, alive, grazing, as thin as steam. Your lamp shines through it onto a valley without a cliff. It turns its head. You can see the grass go down. Whatever you walk on from here, if you walk, will be a memory of its own. It moves a hind leg over, to make room. The other way is under: long, and wet, and smelling of slug.',
  ],
  'c5-halia-K': [
    'The four in the lift have their lamps lit, in daylight, out of sheer wealth.',
    'The Far Lift has arrived. It has stood still since the miners went, and in it are the same four people who are standing next to you, with the same bags. Only these have tanned faces, and one a hat with poppies. They look each other over. A smell of hay comes out of the cage. Between its floor and yours is a gap, no wider than a boot, and the gap is breathing too.',
  ],
  'c5-K.d': [
    '“Could you spare a light?” you ask, which you have never said to anyone.',
    'The woman in the hat tips her lamp to your tin one. It burns yellower, and heats your hand like a wall in August. Your four pass it on, and for once nobody saves oil. She gives you a coin as well. She remembers, she says, that you were short of one.',
  ],
  'c5-halia-L': [
    'You are lighting the children one by one, so that their mothers can count.',
    'They hang over the Slide with a lantern each, in mid-shriek, sinking a foot an hour. Time has thickened. The shriek is at the vowel, and they are having a lovely day. At the bottom wait the mothers, with towels, and a man who will take bets on the cheese. A girl rolls her eyes down, very slowly, to the storybook under her arm.',
  ],
  'c5-halia-M': [
    '“Teo,” says the well in your voice, a moment before you have decided.',
    'You had only leaned over. The Lower Well repeats whatever you are about to say. After three betrothals and a resignation the reeve, Hanne Sorrel, has put a rope around it, and stands there with her bread ruler. She has tried it herself; her ears are red. The line is quiet, because everybody in it is practicing. Your brother is three places behind you.',
  ],
  'c5-M.d': [
    'You step out of the line, as far as Teo, and get in before the well.',
    'The rest is not much. You were told to, you were quick, and afterward you were sick. He sits you down on the curb, where it is easier. “I know,” he says. The well told him on Tuesday that he would say that. He had come early, so as not to miss it.',
  ],
  'c5-halia-N': [
    'Your lamp hook is ready, says the smith, and you have not ordered one.',
    'It ticks on her bench, small, bent for a lower arm than yours. On Furnace Shelf next year’s orders have begun to come in. She shows you one horseshoe, paid for. There is no horse as yet. The owner is in the corner, on a rug, chewing a spoon. While she thinks whether to begin on the second shoe the fire goes gray, and she looks at the bellows, and at your spare hand.',
  ],
  'c5-halia-meet-rift-1': [
    'Someone is frying onions on the other side of the air.',
    'It is torn, from knee to lintel, and through it is your village on an ordinary evening before. There are a cat, a wet step, and the yellow light you thought you had made up. You could put in an arm to the shoulder. A voice is calling children in. You are third on the list, as always. She has called two.',
  ],
  'c5-halia-meet-rift-1.a': [
    'You put in your hand and hold it flat, as at an oven.',
    'In there it is August, up to the wrist. The ache goes out of your feet, one toe at a time. A boy comes running, slaps two coins on your palm, and shouts that they are for the onions. He is gone before you can say anything. That was Osk, with all his hair.',
  ],
  'c5-halia-meet-rift-1.b': [
    'When you were seven you took two coins from the saucer at the inn.',
    'You lay them back where they left two rings. The cat watches, and your fingers come away warm from the stone. On your side of the air an old waiter begins to laugh, and leans on the wall. He got the blame for that, he says. He has counted that saucer every night since.',
  ],
  'c5-halia-meet-rift-1.c': [
    'You lean in as far as the collar, and wait for your name.',
    'It comes third, the end turned up, as nobody has called it since. “Coming!” shouts a girl. She is not. She is under the step, reading, and when at last she goes in she leaves the book there for tomorrow. You can just reach it. She has marked her place with a coin.',
  ],
  'c5-halia-meet-rift-2': [
    'The second tear opens on ropes as thick as houses, and the stars are underfoot.',
    'There is a black slope, and a wind that smells of rain on iron. Every stiffened creature in the cave has turned to face it. One is coming through from the other side, a barnacle the breadth of a door, leaning. Far up the ropes a light goes slowly from left to right. It swings at each step. It is carried by hand.',
  ],
  'c5-halia-meet-rift-2.a': [
    'By the shoulders you take the smallest creature, and turn it, gently, to face you.',
    'It puts up with that as long as a guest would. Then, a grain at a time, it turns back. To do that it has had to put down what it was holding, and so you have a crystal. Two girls, who dust them, say that it has never let anyone before.',
  ],
  'c5-halia-meet-rift-2.b': [
    'You cut at a rope’s end, and a fathom is as much as you can lift.',
    'It is gray, and it hums. It blunts the knife, and then the shears. Between the strands a steel spike and a mallet were pushed, long ago, and forgotten, and both were made for longer hands. High up, the light stops. It waits. Then it goes on.',
  ],
  'c5-halia-meet-rift-2.c': [
    'You call out, as one lamp to another: “Good evening.”',
    'The light stops. It is lowered, and lifted. You cover yours with your hat and uncover it, and the wind on your face turns mild. Then a wet card blows onto your sleeve. Could you inquire, it says, about a berth? There is a coin for your trouble, and it is square.',
  ],
  'c5-halia-meet-rift-2.d': [
    'You brace your back on the barnacle and your boots on the rock.',
    'It has leaned one way for a thousand years, and it is like holding a cupboard shut on the sea. Three diggers lend their shoulders. It slides home with a crack, and leaves its rim behind, all crystal. Stuck in that are a scraper and a coin, from the last who tried.',
  ],
  'c5-halia-meet-rift-3': [
    'The whole cliff is alight, from foot to brow, and there is no sound.',
    'Behind the third tear it is night, some night to come. Small dark figures go to and fro in front of the brightness. They are not running. You hold on to the rock on both sides. A child’s hand goes past with a taper in it, quite close, and after that the ankle. You know the sock. At the edge, near enough to snatch, something green stands on a sill.',
  ],
  'c5-halia-meet-rift-3.a': [
    'You watch until your eyes run, and one of them turns around.',
    'It is a woman with gray at her temples and both hands in her pockets, laughing. It is when she pulls at her left ear that you let go of the rock. A clerk, who pays a coin for each face, enters this one, and hands you the book. It ought to end there, he says.',
  ],
  'c5-halia-meet-rift-3.b': [
    'You look away, and there is a bench, facing the wall.',
    'Four people sit on it with their backs to what is coming, sharing a bag of nuts. They move up. The brightness plays over the rock, and no one turns around. It will come when it comes, says the woman with the bag. At the bottom of it your shoulders have let go.',
  ],
  'c5-halia-meet-rift-3.c': [
    'Up to the elbow goes your arm, and it comes back with a bottle.',
    'The demon in it is beside itself. It had been promised this evening off, it says, and it is not even this evening. To the bottom a crystal has frozen. Your sleeve smells, of all things, of candle wax. You look again. There is the sill, and in the dust on it a clean ring.',
  ],
  'c5-halia-B': [
    'On the ninth shelf of the Mushroom Stair is a snuffer, brass, in a child’s size.',
    'It was not there on the way down. You know the dent; you know who dropped it. It smells of hot metal and is cold as a spoon. When you pick it up all the shelves above you go dim, and all the shelves below, as far as you can see, and wait. It weighs nothing like what you remember.',
  ],
  'c5-halia-B.a': [
    'You put the snuffer down exactly there, in its own ring, handle to the wall.',
    'Light comes up the stair, and you stand in it as in a bath. The old man with the washing has stopped on the turn. Three people took it home, he says, and brought it back, crying. In the peg bag is a coin for the first who has more sense.',
  ],
  'c5-halia-B.b': [
    'You button the snuffer into your coat, and climb to the top in the dark.',
    'On the last step you empty the pocket: a snuffer, a coin, and a bottle the length of your thumb, with a black demon inside. It asks if you are going to use that. You tell it that you do not know. “I’ve met you,” it says. “You were shorter.”',
  ],
  'c5-halia-B.c': [
    'You bend to the nearest shelf and blow, as on an ember.',
    'Nothing. You try again, lower and longer, as you were shown, and deep in the flesh of it something turns gold. It lights its neighbor. Up it goes, faster than you could climb, and your cheeks are hot. Two people who were stuck halfway come up, arm in arm. You have put the snuffer somewhere.',
  ],
  'c5-halia-C': [
    'In the Long Gallery your painted door is ajar, and there is a draft.',
    'Inside, your mother puts two bowls on the table and leaves the third on its hook. She calls up the stairs. The girl has been sent to the hill, with a message. It is barley soup. If you went in, you could be there when the girl gets back. Your toe is already on the sill.',
  ],
  'c5-halia-C.a': [
    'You stand on the sill until the bowls are washed.',
    'She eats from one, covers the other with a plate, and in the end eats that too. She does the insides with her thumb; so that is where you got it. Then it is paint. Your face is warm, and you hold a coin from the milk jug. A woman has you by the coat, and has had all along.',
  ],
  'c5-halia-C.b': [
    'You leave your lamp on the step, on your side, and walk away from it.',
    'Your mother comes out, drying her hands, and stands in the light, as one does on a fine evening. Forty people wait behind you and make no sound. When you come back there is a lamp in the painting. By yours is her recipe book, with a plate mark on the cover.',
  ],
  'c5-halia-C.c': [
    'You reach in over the sill and take the third bowl off its hook.',
    'She does not turn. She goes on calling, a little higher. Then there is only paint, and you have a bowl, with two coins in it for the milk, and the shell she used as a scoop. You look for what has changed in the picture. It used to have three hooks.',
  ],
  'c5-halia-D': [
    'Next week’s post holds a letter for you, in capitals that lean.',
    '“DEAR HALIA,” it says, “I LIT IT. IT WAS EASY. YOU WERE LOOKING AT SOMETHING ELSE. I HOPE THAT IS ALRIGHT. WICK.” You read it again, and then the back. The fold is sooty, and smells of sock. All along the Bat Loft the bats have covered their faces. The postmistress holds out her hand, and keeps her thumb on the date.',
  ],
  'c5-halia-D.a': [
    'You fold the letter on its own creases and put it back until next week.',
    'She has a grip, and so do you. Most people do not, she says, and hangs it on its hook, and the bat shuts its eyes. Out on the ledge your lamp arm weighs nothing, and tingles. Behind you the whole line is looking very hard at ribbons.',
  ],
  'c5-halia-D.b': [
    '“Which lamp?” you ask, and the postmistress says she only does envelopes.',
    'She knows soot, however. That is no house lamp, she says; that is a big flame, with tar in it. There were two coins too much on the letter; they are yours. Since you are going up, here is one to a wood merchant, in the same hand. It ought to have gone yesterday.',
  ],
  'c5-halia-D.c': [
    'You write the answer now, so as not to be late.',
    'DEAR WICK, IT IS. That takes four sheets, and three are on the floor. You add where the good wicks are, and what the wind does in March. When you look up the entire line is reading over your shoulder. The postmistress gives you the copybook you tore them from. “You’ll think of more,” she says.',
  ],
  'c5-halia-monument': [
    'A candle has just gone out, everyone says, and nobody had one.',
    'They stand around the foot of the Monument with their noses up. It is stronger on this side, toward the first rift. You have not spoken. You have smelled it every night for twenty years, as soon as you lay down, and taken it for yourself. A child sneezes. Around the stone comes something low, in the shape of smoke, with a red bead in the middle, like a wick.',
  ],
  'c5-halia-monument.a': [
    '“This way,” you say with the lamp up, and you lead them away from it.',
    'You bring them out by Thread Street, into a smell of soup, and one by one they lose it. You sit on the curb in the middle of them, and a boy makes himself comfortable on your knees. He had liked it, he says. It smelled like bedtime.',
  ],
  'c5-halia-monument.b': [
    'You follow the smell around the stone, to a niche where a person might keep a lamp.',
    'There is no lamp. There is the keeper’s night book, fat with damp, in your grandmother’s hand, and under it two coins for oil. You turn to the last page. She has put the date and the hour. After the hour the pen has gone through the paper.',
  ],
  'c5-halia-monument.c': [
    '“It’s the beacon,” you tell them. “I put it out.”',
    'It takes five sentences, and your face burns through all of them. Then an old woman comes up and sniffs at your coat, as one does at a baby. She has always liked it; to her that is what being safe smells of. She goes to fetch her sister.',
  ],
  'c5-halia-monument.d': [
    'You have been pinching out wicks since you could stand, and you walk into the smoke.',
    'It is up your nose, full of hill, and it talks in your own voice and says yes. You shut your eyes. Finger and thumb; it hisses, and your hand is hot. What falls is a crystal, smoked brown. Two old men come out from behind the stone, sniffing.',
  ],
  'c5-halia-rift-1': [
    'On the hill stands a girl of eight, holding a snuffer in both hands.',
    'Her socks are down. The road below her crawls with creatures, from ditch to ditch. Beyond that come lanterns, small, in a line: nineteen families, steering by her light, straight for it. The beacon is hot on one side of your face. “Now,” says your grandmother behind you, in a voice you had forgotten was afraid. The girl does not move. She looks straight at you.',
  ],
  'c5-halia-rift-1.a': [
    'You nod, once, as you would to a grown woman.',
    'She turns and reaches up. It makes its noise. In the dark you hear the road go by, and go by, and farther off the wheels stop. “Sign for it, then,” says your grandmother, who takes you for the relief, and gives you the log book.',
  ],
  'c5-halia-rift-1.b': [
    'The girl’s hands are cold, and you put your own hand over both.',
    'It goes up, and over, and nobody could say by which of you. Her hot head fits under your chin. She finds the burn on your thumb. “Will I get that?” she asks. You say yes. She has to pull up her socks, so she gives you her lamp book to hold.',
  ],
  'c5-halia-rift-1.c': [
    'You hold out the snuffer you have kept, and she looks from it to hers.',
    'They have the same dent. She is quick; you had forgotten how quick. “Then I’ve already done it,” she says, and blows the hair out of her eyes, and does. When the smoke has gone by, all you have in your hand is a crystal, in the shape of a very small cup.',
  ],
  'c5-halia-rift-1.d': [
    'Past the girl, far down, you look for the place where the lanterns stop.',
    'The crawling goes by the end of their lane, on and on, and they stand with their hands over the noses of the horses. After that, one by one, they turn left. By your boot is a splinter of star, a crystal, almost too hot to hold. You hold it.',
  ],
  'c5-halia-hermits-hut': [
    'You tell that night to the schoolroom under the hut, since they have it on the wall.',
    'You come to: she was frightened, and so was I. That is farther than you had planned. A pan goes tick. “What did the girl do next?” a child asks. You have never been asked that, and you have to go and look. She went home and was sick, you say, and then she helped carry the blankets. Thirty slates have stopped. The front row has been edging toward your lamp.',
  ],
  'c5-halia-hermits-hut.a': [
    'There is room on the wall for one more line, if you write small.',
    'THEN SHE WAS SICK, you put, AND CARRIED BLANKETS. The hermit turns your S around. It is to be the lesson from tomorrow. They copy it, thirty times, and one wants to know how many blankets. The hermit sews the copies into a book. You may mark it, he says.',
  ],
  'c5-halia-hermits-hut.b': [
    '“What would you have done?” you ask, and every hand goes up.',
    'Half would have put it out. Half would not. One would have dug a hole. Your ears are hot. Nobody asks which was right. The smallest comes up after, with a coin and an errand. Would you go back and ask the girl if she can come and play?',
  ],
  'c5-halia-hermits-hut.c': [
    'You hand the lamp to the front row, and go on talking.',
    'At the third lap you lose your place; at the fourth you find it. It gets to the back bench, and starts home along the wall. By then you have come to the blankets, and your hands are in your pockets. The hermit, who has never given a prize, takes down the prize book and dusts it.',
  ],
}
