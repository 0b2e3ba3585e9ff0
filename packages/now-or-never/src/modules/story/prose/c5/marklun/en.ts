// Chapter 5, Marklun: the shared letters in his eyes, his own letters, his missions, and his meetings at the rifts.
import type { Prose } from '../../prose.ts'

export const C5_MARKLUN: Prose = {
  'c5-marklun-A': [
    'Whoever did the sewing had studied cats, and loved them.',
    'In Drip Court a door stands ajar that was wall yesterday. Inside, on the bare floor, sits something huge, knees up, folding a tablecloth. The stitches go around its ears as whiskers would. The bench is deep in notes and smells of cloves. It hears your pencil. It hides its face in the linen, and the other end of the cloth slides over to your feet.',
  ],
  'c5-marklun-B': [
    'The footsteps are late for something, and by the seventh shelf you know them for your own.',
    'Nobody is there. On the Mushroom Stair the shelves light up one by one, in the hurry you were in last week, when you forgot your lunch. They stop next to you. There is the scratch of a pencil, and a small annoyed breath. You get out your notebook. A six has become a nine, and the graphite comes off on your thumb.',
  ],
  'c5-B.e': [
    'Here is what last week ought to know, and you write it on a clean page.',
    'After cuts it comes to two lines. You leave the book open on the eighth shelf. The steps arrive, stop, and snort. There is now a third line, in your hand and better put, and it is in another notebook altogether. According to the flyleaf, you will buy it on Friday.',
  ],
  'c5-marklun-C': [
    'The kitchen clock is four minutes slow, and you have your screwdriver out before you see the calendar.',
    'It says the day of the Leaving. In the Long Gallery the painted doors have become doors overnight, and behind each is somebody’s kitchen, twenty years ago, with the soup on and jam put out to cool. A woman with a spoon does not see you. Outside, Well Street stands in line, each with a hand near a latch, one old man since midnight. You put the screwdriver away.',
  ],
  'c5-marklun-D': [
    'Held up to the lamp, your letter says, “Bring the other coat.”',
    'It is postmarked a week from now, and so is everything in the sack, Friday on top of Tuesday. The bats brought it at dawn, smelling of wet grass. Nothing leaves the Bat Loft early, says the postmistress. She takes yours from between your fingers, quite kindly, and shuts it in a drawer that she never locks. She looks for her hat. She eats at noon, she says, by herself. You have no other coat.',
  ],
  'c5-marklun-E': [
    'You write down the time, and the ink goes back into the bottle.',
    'Around the foot of the Chimney snow is falling up. It starts by your boots and goes up the shaft, and behind it the scorch on the wall fades, one winter at a time, with a smell of matches. The queue for daylight has not noticed. A man of sixty leans less and less on his stick. In front of him a boy has stepped out of his shoes.',
  ],
  'c5-marklun-F': [
    'Halfway between the two stalls your watch stops, out of tact.',
    'It is one stall, twice, side by side in the Cold Market, with the same woman in both. They whisper the price of the same cup, at five coins and at six, and have given up speaking to each other. Trade is excellent. The one on the right hums. The one on the left keeps wiping her cup, and you see that it is not the cup that is wet.',
  ],
  'c5-marklun-I': [
    'You understand the minute glass, completely, until the sand turns over and you do not.',
    'It was under a counter in Thread Street, among skeins of afternoons and a remnant of spring. The sand runs up, with a hiss. The stall keeper is selling off her time. Since the rift came, she says, she has each thought before she has it, and it is too much for one person. You open your mouth. She is already shaking her head.',
  ],
  'c5-I.d': [
    'You draw the glass fast, in ink, before the sand can turn.',
    'When it has, you no longer know what the drawing is of. It is very good. Each line has a reason, and one of them makes you laugh, and you could not say why. The stall keeper takes a tracing, since somebody will have asked for it, and binds the drawing for you.',
  ],
  'c5-marklun-K': [
    'The counterweight is your design, it works, and you have not built it yet.',
    'For twenty years the Far Lift has stood still, and it has just arrived. In it are four people with packed bags, and the same four are beside you, waiting. The ones in the cage are brown, and smell of hay. Everyone looks at everyone’s hat. You have knelt down at the gap between cage and stone, which is one hand wide and very dark. You lay your hand along it again. Two.',
  ],
  'c5-marklun-L': [
    'The last child will land on Thursday at ten past four, just behind the cheese.',
    'Time has thickened on the Slide. Thirty children hang above the stone with their mouths open, sinking a foot an hour; a cheese was sent down after them, for a race. They are enjoying it. Halfway up is a ledge where someone could sit. The mothers, waiting below with towels, are less easy. You offer to put it in minutes, or in loaves.',
  ],
  'c5-L.d': [
    '“Marrow, the younger,” you call from the top of a tub. “Tomorrow, at supper.”',
    'It helps. The mothers go home to sleep, and come back, each at her time, with a dry towel. Three of them insist on paying. You are never out by more than a breath. The smallest is early, so it is you who catches him, and gets the second half of the shriek.',
  ],
  'c5-marklun-M': [
    '“I do not know,” says the well, in your voice.',
    'The Lower Well repeats what you are going to say. Hanne Sorrel has had it roped off, after three betrothals and a resignation, and stands guard with her bread ruler. She will not say what it told her. Still people come, and lean over, and shout. You wait for the rest of your sentence. Far down, a drop falls. You do not, in fact, say anything else.',
  ],
  'c5-marklun-N': [
    'The iron remembers a shape that it has not had yet, and you hold it a little too long.',
    'It is a horseshoe, and the smith of Furnace Shelf took the order from next year. You ask after the horse. It has not been born. The customer cannot walk yet; but his money is in the tin. She leans on the bellows, which sigh. Plenty of people on the Shelf want a thing by tonight, she says, and not one has thought to order it. You blow on your fingers.',
  ],
  'c5-marklun-meet-rift-1': [
    'On the school roof, against the last of the light, a boy is polishing a mirror and singing.',
    'You see him through a tear in the air, as high as a door. It is your own street, on the evening before, and just inside somebody is frying onions. Your glasses fog. Your whole arm would go through. On the shelf is the blue jug; you took two coins from it once, toward a mirror. You had forgotten about the singing. It is flat.',
  ],
  'c5-marklun-meet-rift-1.a': [
    'You put one hand in, and hold it over the pan.',
    'It is the heat of a kitchen where nobody is cross with you yet. You stay until your feet have stopped hurting. Somebody comes in with a basket, humming, sees a hand held out, and counts the market change into it. Two coins; and your fingers are folded over them by a warm, floury thumb.',
  ],
  'c5-marklun-meet-rift-1.b': [
    'Two coins go back into the blue jug, with a clink.',
    'A woman looks around the door, and counts what is in the jug. You watch her decide that she was wrong. She lays one coin at the edge, where a boy would find it, and the draft rolls it to you, still warm. Behind you people in their coats have begun to go through the pockets.',
  ],
  'c5-marklun-meet-rift-1.c': [
    'Your name, when it comes, is being called up a staircase.',
    'It comes with “supper” after it, and “I won’t say it again,” and then again. You had never counted. It is four times. A hand, tidying the step, gives you the boy’s sum book and a coin. What was said, they ask behind you. “Supper,” you tell them, and all along the line people nod.',
  ],
  'c5-marklun-meet-rift-2': [
    'The stars through the second rift are not ours, and they are underfoot.',
    'You sit down to chart them. There is not one figure in them that you know. Ropes as thick as houses go by, up a black slope. You smell wet iron. A shadow falls across your pencil. It is one of the stiffened creatures of the cave, and behind it are the rest, come around like compass needles. In the gap, on the far side, something as broad as a door begins to lean.',
  ],
  'c5-marklun-meet-rift-2.a': [
    'By the elbows, with apologies, you turn one creature around.',
    'It faces the wall. For nine minutes there is nothing to write. Then it starts back, at the pace of the small hand of a clock. A passing woman helps you to turn it home. It has ground a crystal out from under its heel.',
  ],
  'c5-marklun-meet-rift-2.b': [
    'One strand of the rope is as thick as your arm, and you cut a fathom of it.',
    'High up the whole line hums, and goes on humming. In the core of the strand you find a marlinspike and a sailmaker’s needle, which some rigger must have lost. When you look again, the cut end has been whipped with twine, very neatly.',
  ],
  'c5-marklun-meet-rift-2.c': [
    'With your hat off you call out “Good evening,” since one does.',
    'It goes away over the slope. Everybody in the cave has stopped packing. Then from very far up it comes back, lower than you said it, with a comma. A coin rolls to your boot, wet with rain and oddly warm. Six people would like you to ask it something for them.',
  ],
  'c5-marklun-meet-rift-2.d': [
    'A barnacle as broad as a door can be shut like one.',
    'You put your shoulder to it. It opens; you close it. It has a great many feathery arms, and no notion of hinges. You wedge it with somebody’s crowbar, and people take turns to sit against it until the wind drops. They give you the crowbar for your own. It has left a crystal on the sill.',
  ],
  'c5-marklun-meet-rift-3': [
    'In the third rift you are on a roof, waving both arms, and seem to be having a good time.',
    'You know the man by his coat. It is night over there, and not one that has happened. The cliff is bright from top to bottom, and small dark people cross in front. Nothing makes a sound. You wipe your spectacles. He is still up there, and has begun on a sort of dance. On a sill within reach a bottle burns blue, so close that it warms your cheek.',
  ],
  'c5-marklun-meet-rift-3.a': [
    'You wait for the man on the roof to turn around.',
    'It takes an hour. He has a pencil behind each ear. He looks straight at you, thinks, and points down with both hands, and below him people fall over laughing. You cannot tell at what. You describe it to the whole line, twice. They give you a coin for the second time, and a book when yours is full.',
  ],
  'c5-marklun-meet-rift-3.b': [
    'You turn around, and there is the cave, with people in it.',
    'A boy asks what is in there. It would spoil it, you say, and he sees that. His family is having soup, out of the glare, and they move over. By the second bowl your boots are off, and on the wall in front of you everyone’s shadow is dancing.',
  ],
  'c5-marklun-meet-rift-3.c': [
    'You snatch left-handed, and the hand comes out with the bottle.',
    'The demon inside is furious. It had a place on a windowsill, it says, and a good view, and a crystal to sit on. You have got that too. You look again. All along the bright cliff there is one dark sill, and somebody has come to it, and is feeling about with a hand.',
  ],
  'c5-marklun-H': [
    'The bell rings, and then the boy hits it with the hammer.',
    'At last, you think, something in your line. You have two strings and a chart, and have hired the boy. In ten trials out of ten the bell of Bell Ledge has been first, by a second and a quarter. The last column of the chart is headed “Because.” The boy looks at his hammer. He asks, with interest, whether it would ring if he went home.',
  ],
  'c5-marklun-H.a': [
    'You send the boy off, with the hammer, and hold your breath.',
    'The bell rings. A second and a quarter later there is a crash, far down the ledge. It was his mother’s kettle, he says when he comes back. She returns your coin, as he did not finish, and sends you her diary of the bell. She has only ever put what happened next.',
  ],
  'c5-marklun-H.b': [
    'You hit the bell yourself, to be safe, a second and a quarter late.',
    'From then on the figures are beautiful. It rings, and you strike, and the rule is kept; by supper you could not say which of you works for the other. The boy gives you half his pay, one coin, for half the hitting, and leaves you the hammer.',
  ],
  'c5-marklun-H.c': [
    '“Unknown,” you write in the last column, ten times, and your hand does not fall off.',
    'May he go on anyway, asks the boy. So he plays the bell, or it plays him. It is warm below your ribs, and you do not look into why. At supper he tells the whole ledge that he understood the experiment. He is asked to explain it, and does, with spoons.',
  ],
  'c5-marklun-G': [
    'In the clear pool, on a roof the size of a crumb, eleven sparks go off.',
    'You have the lens on it before the third. The Salt Pool is as flat as a page, and what you see in it is not tonight. The light leaves the roof. It crosses the valley, two inches, and strikes wet rock. By that rock something no bigger than a grain stops running, and turns, and goes in. There are more behind it. Then it is dark, and it begins again.',
  ],
  'c5-marklun-G.a': [
    'You watch the small night until there is no light to see by.',
    'Each time you think that one of them will run past. None does. People who came to float stand around you, holding their towels. A woman counts the grains. She makes it eighty-nine, with the one who is carried, and would like that checked. Your chest is warm. You cannot check it; somebody has fogged your spectacles.',
  ],
  'c5-marklun-G.b': [
    'You fetch the girl whose spoon you burned, and give her the lens.',
    'She lies on the salt, on her stomach, for a long time. “That one,” she says. It is a grain on top of a grain. She writes you a fair copy, as far as the date. She was two, and on her brother’s shoulders; what she remembered as the dark was only his hair.',
  ],
  'c5-marklun-G.c': [
    'By morning you have each grain on the chart, with its road.',
    'There are eighty-nine lines. They come from all over the slope, and at one place, where you have put a small cross, they bend. The bend is in red. A crystal has grown on the nib, from the brine. You fold the sheet so that the red is inside, and bind it in with the rest.',
  ],
  'c5-marklun-J': [
    'The ghost holds still for the tape, and breathes in when you ask.',
    'This is the beast that lent its ribs to Rib Bridge, sixty yards of it, see-through, with a smell of cold hay. You have done the skull, and the third rib, which has a dry old plank bolted to it. When you finish, it lies down again in the shape of the bridge. So it was not built from bones. It stayed to be walked on. Under the planks the bone-borers start up.',
  ],
  'c5-marklun-J.a': [
    'You wind in the tape, all sixty yards, and put it in the bag.',
    'Then you walk across, for the first time in a week. In the middle is a place worn smooth by people stopping, and it gives a little, as a flank does. It is warm. Two women see you pat the rail, and pat it too. They give you the coin that everyone gets the first time.',
  ],
  'c5-marklun-J.b': [
    '“On a Ghost” sells forty copies by supper.',
    'People take it out on the bridge, to compare, and lean over, and knock. The printer pays you three coins and gives you a copy in boards. You hold it up for the ghost. It looks at its picture from behind. That night when you go by with your lantern you cannot find it.',
  ],
  'c5-marklun-J.c': [
    'Sixty yards of plank take one can of oil and most of a night.',
    'Around the ninth rib there is a long breath below you, let out by degrees, and a creak that was always there stops. In the morning the bridge warden walks across, and back. She unlocks her tool chest and tells you to choose. You take the small plane.',
  ],
  'c5-marklun-J.d': [
    'Bone-borers cannot stand singing, so you sing.',
    'They come out of the third rib in a stream, each as long as a shoe, drill first. You meet them with the flat of a plank. By the end of the second verse it is over. The boy who sweeps up brings you a drill bit, a shell with a hole in it, and a coin not to do the third.',
  ],
  'c5-marklun-scholars-tower': [
    'Two people have signed the door, one in brass and one in crayon.',
    'The brass is Professor Umbrel’s. The crayon must be her assistant’s, who was lonely, and good at sewing. Inside it smells of cloves. A jar on the bench, sealed in green, holds a page out of your logbook. “For M., when he stops,” says the label. At the back there is a curtain, not quite long enough. Under it are two enormous bare feet, one on top of the other.',
  ],
  'c5-marklun-scholars-tower.a': [
    'Down go the pencil and the bag, and you stop.',
    'Next door the pages tick as they dry. Nothing happens, over and over. After some time a large hand comes out from the curtain and sets a second stool next to yours, and it is warm on that side. A scholar looks in, and goes away on her toes. In the drawer is your old deposit for breakages, one coin.',
  ],
  'c5-marklun-scholars-tower.b': [
    'The wax cracks, and out of the jar comes a demon in a temper.',
    'It has minded that page for twenty years, it says, and you bottle it, with an apology. On the front are your eleven strokes. On the back, in green, a column of dates goes down a thousand years; and the last is that same night. You put the page into an empty book, to lie flat.',
  ],
  'c5-marklun-scholars-tower.c': [
    '“Excuse me,” you say to the curtain, “are those your feet?”',
    'They are. The rest is slower to come out. It has stitches like a good quilt, and a cold; you make it tea, and it makes you a better one. It is as warm as an oven to sit by. A scholar brings cake. Your large friend pays for your slice with a coin from behind your ear.',
  ],
  'c5-marklun-rift-2': [
    'Professor Umbrel is there before you, on a camp stool, wrapped in three coats.',
    '“A thousand years,” she says, without turning around. “I knew it that same night.” Below her boots the black slope goes down, and the stars go by. You were fourteen, she says, and worked so hard, after; and she let you. On her knee is a green notebook, open at a page. You have brought a sandwich, and you find that you are holding it out in front of you.',
  ],
  'c5-marklun-rift-2.a': [
    '“May I see the page?” you ask, and put out your hand.',
    'She lays a ruler along it, thinks, and gives you the whole book. The sums are perfect. Beside the last, at four in the morning, she has put: “He will be such a good mathematician.” A coin is pasted under it, that term’s prize. Her porter holds the lantern, and looks at the stars.',
  ],
  'c5-marklun-rift-2.b': [
    '“They went in,” you say. “By the light. I saw them go.”',
    'You tell it in order: roof, valley, rock, and each grain. She asks two questions, and they are the right ones. Her porter has come nearer with the lantern. Then she reaches the green pen back to you over her shoulder, and the notebook. Eighty-nine, you write. “Show working,” says Umbrel, and has to say it again.',
  ],
  'c5-marklun-rift-2.c': [
    '“First,” you say, in a boy’s voice, and begin again.',
    'First, the school. Second, the crank. You get to fourteenth; you had no idea it was so well arranged. Your face is hot, then your chest, then only warm. Her porter puts down the bags. The ropes ring, and a crystal comes loose by your boot. “Thirteenth is the worst,” says Umbrel, after a time. “I had it ninth.”',
  ],
  'c5-marklun-rift-2.d': [
    'You tear the sandwich across the middle, and sit down by her stool.',
    'She eats as she marks, from the left. After a while one of the three coats comes down around you, with her warmth in it. Her porter arrives with a lantern, sees, and carries it a little way off. “You have left out the pickle,” says Umbrel. You say that you know. Your feet have stopped hurting.',
  ],
  'c5-marklun-ublo-tower': [
    'Cause of original loss, says the form, and you have filled the space.',
    'Wind. Haste. Pride. The sky. You have crossed out twenty years of answers, and at the end is half an inch of white. The crank of your mirror lies on the counter, oiled. Have you finished with it, asks the clerk; there is a fine for keeping things. A ladder behind her goes up to shelf nine hundred, for what cannot be mended. You ask whether “unknown” is a word they accept.',
  ],
  'c5-marklun-ublo-tower.a': [
    'You write “unknown,” in ink, in the half inch, and the paper holds.',
    'The clerk has to read it aloud to the hall; it is the rule. Nobody laughs. A man with one glove asks for his own form back. By closing time there are nine. She has bound for you every form you ever filled in here. It makes a thick book, with a short last page.',
  ],
  'c5-marklun-ublo-tower.b': [
    '“All of it,” you say of shelf nine hundred, before you have looked up.',
    'It is forty yards long. There is a clock, a goose, half an umbrella. The clerk searches the regulations and finds nothing against it. Porters bring a bench, with its own vise, and a roll of files. By evening people are standing on the stairs. They have only come to see, they say.',
  ],
  'c5-marklun-ublo-tower.c': [
    'You keep the crank, and pay the three coins, and the clerk is sorry about it.',
    'On the way out you try it in the square hole of the porter’s coffee mill, and it fits. He has been chewing the beans for years. He gives you four coins for a turn every morning. At night you still wake at ten past ten and feel for it.',
  ],
}
