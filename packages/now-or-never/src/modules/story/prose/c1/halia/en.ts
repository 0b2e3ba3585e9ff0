// Chapter 1, Halia: the shared letters in her eyes, her own letters, her missions.
import type { Prose } from '../../prose.ts'

export const C1_HALIA: Prose = {
  'c1-halia-A': [
    'Your lamp throws the mayor’s shadow on the wall of the Goat Stair, belly, chin and all.',
    'You come around the bend ready to say good evening, and it is a goat. It has taken the narrowest step. It is so old that its beard has yellowed, and it is wearing his brass bell. That bell rang five strokes for supper, and you were always late. Below you the miners’ baskets are waiting in line. The goat looks at your lamp, then at your bread, and does not get up.',
  ],
  'c1-halia-B': [
    'There is rope on Laundry Green for two hundred sheets, and on it hangs one wet shirt.',
    'It drips. The left elbow was mended today; the thread has not faded. You bring the lamp close to see how it was done. Three stitches short, one long. Your grandmother did it that way for luck, and bit off the end. She taught it to you on this grass and, you had thought, to nobody else. The right elbow is worn so thin that the light comes through.',
  ],
  'c1-B.d': [
    'Needle, thread, and the lamp in the grass beside your knee.',
    'Three short, one long. Your hand remembers without you, and when it stops the elbows could be sisters. A woman stands at the far post with her sheets. She studies the stitch, and then your face, as if she ought to know it. She holds out one of hers, without a word, for you to do the hem.',
  ],
  'c1-halia-D': [
    'The fourth tin in the row says your mother’s name, and somebody has pruned her tree.',
    'The others have gone over the wall and down the far side, dropping fruit. Hers is where she planted it. Each branch is cut on the slant, so that the rain runs off, and each cut is painted. You press one, and your thumb comes away brown. Next to the tree stands a stiffened creature, jaws wide open. In its mouth, on a stalk of its own, an apple is growing.',
  ],
  'c1-halia-F': [
    'Nobody should leave a loaf like that alone with you.',
    'You have been walking since before light, on one onion. On the Bakers’ Steps all the ovens but one are choked with old ash. The last is hot, and in it sits a loaf that has had exactly long enough. The crust is ticking. On the threshold is a footprint in flour, a left one, heading out, and after it clean stone. Along the terrace every door is shut. The smell has got as far as your knees.',
  ],
  'c1-halia-G': [
    'You know this tune, and you know where it breaks off.',
    'When the star turned the grass to glass it gave each blade a note, and now the wind walks up the meadow playing a lullaby. One line, another, another, and a hole where the last should be. Your lamp finds red wool around some of the blades, wound by small fingers and tied in bows. It must have been hard to tell which notes to blame. The tall ones were out of reach. The wind draws breath.',
  ],
  'c1-G.d': [
    'You hum the last line, and some of your own warmth goes out with it.',
    'The meadow takes the line, tries it over, and hands it back finished, in every voice it has. Then the wind is only wind. A girl gets up out of the grass, red wool on both wrists. She brings you a crystal blade that was shaken loose, and asks how it goes again.',
  ],
  'c1-halia-H': [
    'Somebody breathes on your lamp glass, and somebody wipes it.',
    'You turn around. There are the stones of the Windbreak, taller than you, all leaning east to catch the end of some story. There were forty; you once had a name for each. This evening there are forty-one. The last leans west, over your shoulder, and its cold side goes out, and in. Mist comes up on the glass. Something gray and blunt feels its way around the lamp and rubs the mist off again, with care, in its sleep.',
  ],
  'c1-halia-I': [
    'In the bucket are two faces, and only one of them is yours.',
    'Your lamp shows the other over your shoulder, a boy’s or nearly, all ears, and you almost have the name. Behind you is just the mill: paste where there was flour, a rope running down through its ring, and beyond the gap a wheel with one spoke left, going around in water that does not move. The bucket sinks and takes you both along. Deep in the race something gathers in the rope, hand over hand.',
  ],
  'c1-halia-J': [
    'Whoever trims the lamps in Well Street takes the corners off the wick, as you do.',
    'You go from window to window, nineteen houses, and on every table is a lamp, polished and full, and around it supper is laid, chairs in, spoons straight. The road is deep in dust. The plates have none. You hold your palm above the last lamp, and it is warm. Somebody has done your job for twenty years. By the end door leans a broom, still swinging a little.',
  ],
  'c1-halia-K': [
    'One leaf in the toll booth is still soft.',
    'The others have gone brown and brittle, thousands of them, each folded around a coin, with a date along the rib. The heap has buried the stool and begun on the window. You hold the soft leaf to the booth’s lamp, which is lit, and trimmed, with nobody sitting under it. It has tonight’s date, in ink still wet enough to smear. Across the road the bar is down, and a tin sign says EXACT MONEY.',
  ],
  'c1-halia-M': [
    'A woman beyond the Rope Bridge is explaining to a handcart full of doors that she can jump it.',
    'Every second plank of the bridge is gone. Through the gaps comes a cold smell of river, a long way down. She is only moving house, she calls. Her sleeve is mended at the elbow, three stitches short, one long; you have seen that on a smaller shirt, or dreamed it. The lamp in her hand is out. She goes on holding it up to judge how far.',
  ],
  'c1-halia-N': [
    'Somebody has put a child’s cap on the creature at the end of the bench.',
    'It is a blue cap, hand knitted, pulled down over where the ears would be. To someone, the creature must have looked cold. It stiffened here long ago, with its legs crossed, facing the view from the Crater Lip. The ground hums in your back teeth. A crystal has grown in its lap; your light goes into that and comes out slower. The other end of the bench is free.',
  ],
  'c1-N.d': [
    'You put the lamp down, which you never do, and sit on your hands.',
    'For an hour nobody carries it. The flame leans toward two cold feet, and by the end, you would almost swear, the feet have leaned too. It is warm under your ribs. An old man has waited with his hat off. “I generally do Mondays,” he says.',
  ],
  'c1-halia-E': [
    'The bracket swings out over the drop without a squeak.',
    'Twenty winters of salt ought to have welded it shut, and instead it turns under one finger, smooth as a spoon in honey. Somebody has oiled it this month. On the nail beside it hangs the rag, still dark at one corner, hemmed by hand, with a letter sewn in red. You know every letter your family ever sewed. It is none of those.',
  ],
  'c1-halia-E.a': [
    'You hang your own lamp there, turned down to a bead, and step away from it.',
    'It is the first time since the coast that your arm has weighed what an arm weighs. Down in the lanes a shutter opens, then another. Nobody calls. They are only looking up, the way people look at a clock that has started again.',
  ],
  'c1-halia-E.b': [
    'You find her knees before you find her.',
    'There are two hollows in the turf, side by side, worn by somebody who kneels to oil the lower hinge. Between them is a school primer, wrapped in oilcloth, open at the word lamp. You ask a girl with a milk can, who points with her chin, uphill, then down, and shrugs. The kneeler has gone. She has left you her place.',
  ],
  'c1-halia-E.c': [
    'Four bolts, and each gives up like something that had only been waiting to be asked.',
    'It is good iron. Behind the plate, where your grandmother kept her wick money, are two coins, green and stuck together. You sling the bracket on your back and start down. At the first bend you turn around, and the hill has an odd look, like a face without its spectacles.',
  ],
  'c1-halia-L': [
    'The boy on the cut block strikes a match and holds it until it bites.',
    'Then he takes another from his sock. He is ten or so, and goes about it with great attention, like someone fishing. “What do you do,” he says, and does not turn around, “when the wind is stronger?” He has followed you since the coast. At a respectful distance, he adds. You think back over three weeks of suppers that came out one potato short. A gust rounds the quarry. He strikes again.',
  ],
  'c1-halia-L.a': [
    'Back to the wind, elbows in, and make a room of your coat.',
    'You tell him as it was told to you, and he gets it wrong in all the same places. At the ninth match a small gold house stands between his hands, and you feel it in your own, a day’s warmth at once. A quarryman tosses him a coin. He brings it to you: for the lesson.',
  ],
  'c1-halia-L.b': [
    'Nobody owns him, you discover, and nine people feed him.',
    'You go from tent to tent with his collar in your fist. At the last one a sort of aunt counts three coins into your palm for shoe leather, and sits you down to dumplings. He is in bed when you leave, eyes shut, boots on. Behind you on the dark path, at a respectful distance, a match is struck.',
  ],
  'c1-halia-L.c': [
    'One coin, nine matches, and a wind straight off the sea.',
    'You hold out your spare lamp, the tin one. Your own stays on your arm. He loses eight matches. With the ninth he walks around behind you and lights it in the shelter of your back. You pay. Two masons, cutting by touch since dusk, ask if they could keep the lamp, and the boy with it.',
  ],
  'c1-halia-C': [
    'Two shadows are standing on the kiln wall, and you have brought one.',
    'Yours is long and holds a lamp. The second comes up to its elbow, and what it holds is a little cup on a stick, upside down: a snuffer. You look beside you. There is brick, a smell of very old smoke, and no one. You lift your hand, and your shadow does the same. The small one keeps both fists around the handle. It turns its head to see what you will do.',
  ],
  'c1-halia-C.a': [
    'Higher up, your light finds a crack in the brick, and in the crack a crystal.',
    'In its side you see yourself, tiny, feet uppermost. So that was the trick. You work the crystal loose with a coin some potter left in the mortar, and keep both. Now there is one shadow. It carries the lamp in its right hand. Its left is closed on something.',
  ],
  'c1-halia-C.b': [
    'With the lamp on the ground you are both giants.',
    'You hold out a hand and look elsewhere, as you would for a cat. Cold passes over your fingers, counting them. Then there is one shadow, and on the ledge by your elbow a child’s copybook, each page filled with lamps. A potter has seen it all from the path. She bids you both good evening.',
  ],
  'c1-halia-C.c': [
    'Light goes clean through a shadow, and the shadow hangs on.',
    'Twice around the kiln you go, with a cold like wet wool dragging at your sleeve. Then it is cornered, and pours itself into the first thing with a neck, and you are quicker with the cork. In the bottle sits a demon, black as a fig, with its back to you. It has kept the snuffer.',
  ],
  'c1-halia-monument': [
    'The soot on the Monument’s north face has kept the shape of the old lamp, exact as a pressed flower.',
    'There is the cage, there the handle, and four small smudges where a child was lifted up to touch it. In front of it six families are settling who may light the first new lamp. The Pellows were home soonest. Osk brought the wood. Somebody’s uncle once held the ladder. Then the voices stop, front row to back, and all the faces turn to what you are carrying.',
  ],
  'c1-halia-monument.a': [
    'Forty scraps of paper go into the hat, and your name is on none.',
    'Gran Pellow counts, and looks at you over the brim. The lot falls to a net-mender who has not yet spoken to a soul. His taper shakes so much that it writes on the air. The whole square steps in, to keep the wind off. Next morning two coins are on your sill, wrapped in net.',
  ],
  'c1-halia-monument.b': [
    'You are up on the step and it is burning before the second uncle reaches his verb.',
    'A good many people put away what they were about to say. A baby laughs at the light, and it goes through you like hot tea. The second uncle asks whether this counts as an item. There has to be a fund for oil, of course, and a hat goes around to you.',
  ],
  'c1-halia-monument.c': [
    'You hold up the rag with its red letter outward, and the front row stops talking first.',
    'It goes from hand to hand, and nobody claims it. But one man has seen a light on the hill in foul weather, and a woman has heard a step on the stair, and each wants theirs looked into first. They club together two coins for her oil. The rag comes back ironed.',
  ],
  'c1-halia-hermits-hut': [
    'The hermit keeps the beacon’s glass on a post, and it is a third full of rain.',
    'He has measured every shower since the Leaving, and the marks climb its side like a ladder for something with small feet. You know the bubble in the glass; you used to look at the sea through it. He will not sell. He says so from in front of it, with his arms out. Then he squints up at the top of the ladder, where there is room for one more mark.',
  ],
  'c1-halia-hermits-hut.a': [
    'Twenty years of weather take three days and most of a pencil.',
    'He calls the marks out with his back to them. At one date he gives a figure, and then a lower one. “Some of that was me,” he says. He sews your pages into a book, with birch for boards, and parts with the glass. He tells a passing peddler. Then he waters the beans.',
  ],
  'c1-halia-hermits-hut.b': [
    'A jar, some wire and your good calipers make a gauge with a needle.',
    'A needle, he says, is showing off. He says so again an hour later, on his knees, raining on it from a spoon. A goatherd shouts to ask how wet it has been, and is told, to half a hair. You get the glass, a shell, and six coins, which he calls the difference.',
  ],
  'c1-halia-hermits-hut.c': [
    'The jar smells of pickles, and before that plums.',
    'It will do. He carries it for you to the gate. He carries it to the stile, talking, and on down into a village that has not seen him in nineteen years. A chair is found. There is soup, then a second soup, until your legs stop complaining. He tells the whole bench who let him keep his glass.',
  ],
  'c1-halia-snail-caves': [
    'Cave moss gives up its oil a drop at a time, and the snails come to watch.',
    'By nightfall you have a cupful. You carry it up the hill, light the beacon, count one slow minute, and put the cover on. It is the old signal for are you there. Then dark, and a smell of hot wick. You search the coast, then the cliff. Low down, where no house ever stood, a light comes up, stays as long as yours did, and is covered. It is under the ground.',
  ],
  'c1-halia-snail-caves.a': [
    'Long, short, long, and you write without once looking at the page.',
    'The reply is slow, with gaps, like a poem learned at school. Toward four the schoolmistress climbs up in her nightgown with a book, the beacon keeper’s code, out of her bread bin. She has brought everyone. They stand all down the hill in blankets while she runs her finger along the line. The first word is WHO.',
  ],
  'c1-halia-snail-caves.b': [
    'You arrive with no breath to tell it, so you point.',
    'They come out onto the green in quilts, in one boot, with soap on. You uncover the lamp and cover it. The answer comes up out of the earth. A man sits down in the wet grass; a girl counts the seconds aloud. Then they all want oil, now, and you are holding two coins still warm from bed.',
  ],
  'c1-halia-snail-caves.c': [
    'For three nights you go down past the snails by yourself and feel along the rock.',
    'On the third there is a seam, and in it a crystal, warm from the far side, and a coin pushed halfway through. Heat climbs your arm to the breastbone. At home they ask what that was, on the hill. The moon, you say. It comes out very easily.',
  ],
}
