// Chapter 4, Marklun: the shared letters in his eyes, his own letters, his missions, and his meeting with the slug.
import type { Prose } from '../../prose.ts'

export const C4_MARKLUN: Prose = {
  'c4-marklun-A': [
    'One finger, put out to test a drop, makes forty small voices draw breath.',
    'In Drip Court it has rained for as long as anyone can say, and each drop belongs to somebody. Yours is in a thimble. A Glogo holds it up, knee high, mossy, both arms straight; it has stood like that since you were seen on the stair, and you stopped to draw the stair. “Bless-You,” it says. You have not sneezed. That is its name.',
  ],
  'c4-A.e': [
    'You time the drops by your own pulse, and then by forty others, which are faster.',
    'There is an order to it. It is a round, you find by suppertime, and each corner comes in a bar behind the last. The Glogo have always known. They stamp where it begins again. One brings you the score, pressed in moss, and stays by your knee to turn the page.',
  ],
  'c4-marklun-C': [
    'You scrape your knuckles on the first handle, and on the second.',
    'The doors in the Long Gallery are painted on the rock by people who missed having them: a red one, a blue one, one with a flap out of which a cat is looking. The paint smells of egg. At the third door you remember to knock instead. “Coming,” says a woman, and walks around the corner with a brush. Beside her there is bare rock for one more.',
  ],
  'c4-marklun-D': [
    'You only asked how they navigate, and now nine hundred bats have turned to look at you.',
    'The Bat Loft is the post office, a ledge over nothing. By shouting, says the postmistress; it is too high for you. She knows each bat by the ribbon on its ankle. Unclaimed parcels are going furry on a shelf, and one letter is addressed only “To Whoever Is Up There.” Behind the parcels sits a cave moth as fat as a cushion, with an envelope in its mouth.',
  ],
  'c4-marklun-E': [
    'Four feet by three is the size of the daylight, and it moves a hand in five minutes.',
    'At the foot of the Chimney people take turns to stand in it, and the queue moves too. The barber has brought his mirror, to see what he is like. Across the lip, at the very top, runs a stripe of scorch no wider than a ruler; whatever did that was bright and thin. A small boy asks if it is true that light used to be everywhere.',
  ],
  'c4-E.d': [
    'Up to the scorch is two hundred feet, by a ladder of straps.',
    'You measure it with string. Then you lay your cheek to it and look the way it runs, into real air. Far off, over the edge of the valley, is a bit of roof. You come down very quickly. The ladder keeper gives you her book, and writes the figures in it, since your hand is bad.',
  ],
  'c4-marklun-F': [
    'You sneeze, and the whole Cold Market puts up its hands to hold the roof.',
    'Here prices are whispered, because a shout brings down stones. Grit patters on the awnings. Nothing so loud has happened, they will agree later, since the Leaving. One stall sells silence, in jars, and one umbrellas. A woman with story-stones goes on holding up her price on her fingers. Beside her a child, who admires you, has begun to fill his lungs.',
  ],
  'c4-marklun-G': [
    'Down in the Salt Pool nobody can sink, though your boots have tried.',
    'The town settles its quarrels here: both parties float until they are bored. Two brothers have been in since Tuesday, with salt drying in their beards, and each would like you to tell the other to get out. It is about a spoon. The elder holds it up, a child’s spoon, with a crescent burned in the handle. You made two of those, one summer, the second to prove the first.',
  ],
  'c4-marklun-H': [
    'To go by your tuning fork, the bell has the one note that the Glass Meadow lacks.',
    'You struck it with a knuckle, and checked the fork. This is where the village bell came to rest, on a ledge above a drop; a rock has it by each shoulder, and the wind blows in at the mouth. They ring it for supper. There is a dent in it that a person could put his head in. You can report that it is dark in there, and very interesting.',
  ],
  'c4-marklun-I': [
    'The visitor from above has your spectacles, in wire, and is staring at your hat.',
    'It is a Glogo named Not-You, weaving itself a disguise. The coat is done, with every hole in its right place. Every house in Thread Street was once a loom, and its walls rustle when you breathe; a stall sells the same stuff by the arm. “What is it like, on top?” asks Not-You. The sky, you begin. It had meant the hat.',
  ],
  'c4-marklun-J': [
    'At the present rate of chewing, you tell the driller, Rib Bridge has until Thursday.',
    'You mean it to be comforting. He sits on the third rib from the left with a Guild lamp, a Guild lunch, and both arms around the rail. He was drilling a ceiling, which turned out to be a floor, and has stayed where he landed. Below, a slug is at work on the pillar. A Glogo named Mind-the-Step offers each of you a hand. The driller asks what day it is.',
  ],
  'c4-marklun-M': [
    'The last child on the wall is taller than you.',
    'Heights are penciled all up the side of the Lower Well, and at each birthday is the mark of a bucket and one word, “apples.” You stand against the stone with a ruler on your head, and do the subtraction, and do it over. Far above is the underside of a lid, and a chain hanging down. Something large turns over in the sump. From behind it a voice wishes you good afternoon.',
  ],
  'c4-M.e': [
    'The wall leans, so everyone over four feet has been marked down short.',
    'You hang a plumb line, and go over twenty years with a sharp pencil. Mothers come to see how much it makes. It is never above a thumb, and they carry it home as though you had brought it in a basket. The well keeper gives you her brass plumb bob, since yours was a boot.',
  ],
  'c4-marklun-N': [
    '“Why is iron warm when it is angry?” asks Half-Past.',
    'The Glogo is apprenticed to the smith, and by that it means that it sits on her anvil and asks it questions. You begin to answer. You stop, and write it down. Around you on Furnace Shelf the town is baking and hammering and telling stories on each other, in a steam that smells of rye. The smith would like her anvil back, she says; Half-Past would like an answer.',
  ],
  'c4-N.d': [
    'You tell Half-Past that you do not know, and brace yourself.',
    'It is overjoyed. It takes you by the finger to tell the smith, the baker, and a woman with her foot in the spring. They all move over for you, and soon you are warm to the backbone. The baker puts a coin in your bun. What is that for, you ask. She has no idea.',
  ],
  'c4-marklun-meet-gigaslug': [
    'The Gigaslug finds the shortest path by eating it, and you have had worse methods.',
    'Pale and unhurried, it fills the way from wall to wall, with a noise of slow gravel. Behind it the tunnel is as smooth as a cup. Of its four eyes the lowest is red and shut, from drill dust. The other three find you, one by one, and then the pocket where you keep crystal, when you have any.',
  ],
  'c4-marklun-meet-gigaslug.a': [
    'Lukewarm water, you decide, with no salt whatever, out of your hat.',
    'The sore eye shuts on your arm as far as the elbow. Then it opens, and out runs drill grit by the cupful, and a scallop shell. A family with a handcart helps you wring out the hat. The slug goes past them sideways, and takes up hardly any room.',
  ],
  'c4-marklun-meet-gigaslug.b': [
    'A slug is ridden lying down, arms out, and steered by tapping.',
    'Slate it crosses without a word. At a vein of blue crystal it lowers its head and hums, and you break off one piece before it is too late. The woman whose wall it had been eating has walked alongside. She would like to know what you charge for Thursdays.',
  ],
  'c4-marklun-meet-gigaslug.c': [
    'You feed it the crystal off your palm, which it also tastes.',
    'After that there is nothing to do but walk behind with a bucket. One minute: rumbling. Nine minutes: rumbling, and a look of inquiry. At the half hour it leaves, in this order, your crystal, polished on every face; a Guild chisel, sharper than they make them; and a bootlace. The bootlace is yours.',
  ],
  'c4-marklun-B': [
    'The mushrooms on the stair grow brighter when you lecture.',
    'You have tried them with silence, with humming, and with a recipe for soup. What they like is optics. At refraction you could read by them, and the whole Mushroom Stair glows down to the turn and smells of wet bread. An old man has hung nine shirts along the rail, where it is warmest. He would be obliged, he says, if you could go on until they are dry.',
  ],
  'c4-marklun-B.a': [
    'The course has twelve lectures, and you have never before got to the fourth.',
    'By the sixth, people are sitting on the stair with their mending. In the ninth you find a mistake you have made for ten years, and say so, and it goes white as noon. The old man has a book of it for you, with the mistake left in. A child screams at her shadow.',
  ],
  'c4-marklun-B.b': [
    'All the washing here is done by the old man, who knows people by their cuffs.',
    'Ink, he says, and she never posts it. One nightshirt is let down every spring, so somebody is still growing. You are so quiet that the stair goes dim. He tells the next three people that you are a listener, and they stay, to see it done.',
  ],
  'c4-marklun-B.c': [
    'Light will go into a bottle if you stand at the neck and explain.',
    'You do it in a low voice, with gestures. It creeps in, green, and you are quick with the cork. A demon looks out at you, the size of a thumb, lit from all sides and sulking. What light is left goes up your sleeve, and settles below the ribs, warm.',
  ],
  'c4-marklun-L': [
    'A young woman comes down the Slide standing up, and stops it with one heel.',
    'She looks at your spectacles, and for longer at your second pocket. “You burned my spoon,” she says. She was two. You were showing off with a lens. Now she is taller than you are, with flour to the elbows, and has always wanted to know how it was done. Far up the wet stone there is still a yard of daylight.',
  ],
  'c4-marklun-L.a': [
    'Her hand is steady, and you put the lens in it.',
    'She finds the distance by herself. From the bench goes up a thread of smoke, and children leave the Slide to see. “That isn’t all of it,” she says, and looks at what light does when it is not burning anything. It warms you like soup. She would like the next lesson now, please.',
  ],
  'c4-marklun-L.b': [
    'The apology is twenty years late, and has headings.',
    'It was the only spoon in town that anyone could tell apart, she says; she was the girl with the moon. She ladles soup into you until your knees stop shaking. All along the Slide they hear that it was you. At the bottom of the bowl is a coin, which down here is manners.',
  ],
  'c4-marklun-L.c': [
    'Five, you say, which is more than anybody could have on her, and she has it.',
    'She counts out five coins from before the Leaving. You explain about the focus, but she is already on her way up. A bright spot travels along the wall, stops, and trembles. On the way home you put your hand into the second pocket, and then, a little later, you do it again.',
  ],
  'c4-marklun-K': [
    'To move the Far Lift you need the weight of four people, five bags and twenty years.',
    'The winch is sound, you tell the four, who have been packed since Monday. To the pound, the right counterweight is one iron engine, or nine scholars. There is a heap of Guild drill-heads, and for a single passenger there is a strap. High in the shaft a Seam Ripper is at work, with a sound of good cloth being torn. The fifth bag mews.',
  ],
  'c4-marklun-K.a': [
    'Nine scholars, you write, at their earliest convenience, to be hung from a rope.',
    'They answer by return of bat. They send a book on the theory of it, a coin for the winchman, and a page of questions about bread, since three of them have never met anyone from below. The four read it out to the whole platform. Nobody had ever asked.',
  ],
  'c4-marklun-K.b': [
    'Thirty drill-heads on one chain look like terrible grapes.',
    'You add another, and then a teapot, and the cage lifts a hair off its stops and stays there. In get the four. Up they go, as far as the first lamp, and down, and up again for the cat. The miners let you keep the sledge, and the crystal that was jammed in the last drill. Nobody mentions the teapot.',
  ],
  'c4-marklun-K.c': [
    'Outside the cage, by one hand, in a strap, you ride up to see.',
    'At ninety feet your hat goes, and a bat brings it back. At two hundred there is a crack, and through it a smell of wet leaves. You hang there until your chest is warm. Leaves, you tell the four below. They want to hear it once each, separately, by the bags.',
  ],
  'c4-marklun-K.d': [
    'Up the ladder, a file between your teeth, you meet the Seam Ripper.',
    'It drops from the second landing, unpicking rungs, and you let it have the file. When it has no more edge than a spoon it tries your sleeve, sadly, and goes into the wall. On the landing sits a man who went up to tighten a bolt. He would like to live, he says, somewhere flat.',
  ],
  'c4-marklun-monument': [
    'You tap the Monument with a hammer, and the sound outlasts your patience.',
    'Down here it is all root, iron or something older, and you have been asked if it is safe. Your longest string finds no end to it. At shoulder height runs a groove, smooth and cold, worn by rope. You lie down in it and there is room: the rope was as thick as a house. Behind you they are waiting, with children on their shoulders.',
  ],
  'c4-marklun-monument.a': [
    'Nineteen feet, you chalk, around the curve, and worn down on one side only.',
    'On the east it is deepest. East of this is rock, and above the rock is weather. A mason brings you a book with a clasp, in which his grandfather measured it. You agree to the inch.',
  ],
  'c4-marklun-monument.b': [
    'Quite safe, you say, and knock on it.',
    'It makes the long sound again, and you talk until that is over. They thank you and bring chairs. The woman who now has her bun stall against the foot of it pays you two coins, as the expert. All afternoon you find yourself standing on the east side, for no reason, between it and the children.',
  ],
  'c4-marklun-monument.c': [
    '“I do not know,” you say, and they wait for the rest.',
    'You spread your hands, to show that there is none. A baker nods. Three people have told her it is safe, she says, and not one of them had lain down in it. By show of hands they move the swings to the west side. They walk you home in the middle, and your chest is warm.',
  ],
  'c4-marklun-scholars-tower': [
    'The drowned library has been dried page by page, on strings, as far as F.',
    'It was done in the evenings, by anyone with a free hand. You duck along under Eels, Elbows and Errors, and damp paper brushes your hair. Then comes a sheet you know, a boy’s star map. Down one edge, where a torn page was once joined to it, are eleven dots. The woman with the pegs says there is a tub of G, if you have nothing on.',
  ],
  'c4-marklun-scholars-tower.a': [
    'G turns out to be mainly Geese.',
    'You peg until your thumbs wrinkle. Glaciers run; Gloves have to be blotted. Toward midnight your own paper on gears comes up out of the tub, leaf by leaf, with your coffee on it. The woman irons every page between cloths and sews them together for you. She has not understood it. She shows the others what a nice even line it has.',
  ],
  'c4-marklun-scholars-tower.b': [
    'You shut one eye and look along the eleven dots.',
    'You tilt the page until they close up into one. Beyond the last, on the next string, hangs a survey of the valley; so your eye goes on over hedge and stream, and ends on bare cliff. The woman unpegs both sheets to bind them for you. You go cold, and then warm.',
  ],
  'c4-marklun-scholars-tower.c': [
    'Your pupil looks at the map, and then behind it.',
    '“They’re holes,” she says. You had taken them for dots. She holds the page up against the lamp, and across the room stand eleven points of light, in a row, going down a hill. People come out from under F to look. She is chewing her lip, as one should. You hold the lamp still for her.',
  ],
  'c4-marklun-crystal-meteorite': [
    '“Mind your head,” they say, and hold the lantern for you.',
    'It is only a cave mouth, wet and low, a thing you would pass in daylight without a note. Across the rock above it runs a scorch as narrow as a ruler, with a crystal grown at either end. “That’s how we found the hole,” says the eldest. There was a light, she tells you, a thin one, eleven times. Somebody counts it on their fingers for you. They never knew who.',
  ],
  'c4-marklun-crystal-meteorite.a': [
    '“It was me,” you say. “I was signaling to the sky.”',
    'You had prepared a further nine minutes. The eldest takes your sleeve, where it is torn, and begins for some reason to mend it. Then eighty-eight people shake you by the hand that held the mirror. They leave you the book of the town. On its first page, after “a light,” there is a space.',
  ],
  'c4-marklun-crystal-meteorite.b': [
    'The cave mouth is dry enough to sit in, and you fold your spectacles.',
    'The scorch becomes a line, then a smear, then nothing you could measure. Somebody very small brings you a thimble of water, warm from the hand, and goes away on tiptoe. You stay until you can tell the lanterns from the eyes. There are two coins in your hat. They had thought you were collecting.',
  ],
  'c4-marklun-crystal-meteorite.c': [
    'The scorched crystal comes away in two clean pieces, still warm, if you are not imagining that.',
    'Nobody stops you. When you look up they have stepped back, and they are looking at the pale place on the rock, politely, the way one looks at a gap in a smile.',
  ],
}
