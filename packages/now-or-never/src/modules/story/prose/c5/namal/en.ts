// Chapter 5, Namal: the shared letters in her eyes, her own letters, her missions, what she sees in the three rifts.
import type { Prose } from '../../prose.ts'

export const C5_NAMAL: Prose = {
  'c5-namal-A': [
    'You come in as slowly as you can, knowing how it is when people do not.',
    'A door in Drip Court, which was wall until yesterday, stands ajar. Inside, among bottles, something huge sits with its knees up, folding a tablecloth. It was made, not born, and has stitches like a good quilt’s. On the bench are notes that say what it is for. At your first step up goes the linen in front of its face, smelling of starch.',
  ],
  'c5-A.d': [
    'Against the far wall you sit down and get out your knitting.',
    'After nine rows the linen comes down an inch. After thirty the tablecloth is folded, and shaken out, and begun again. You hum for the decreases. Across the room a foot, sewn on with red, starts to keep time. You are neither of you wanted for anything until supper, and your fire burns low and gold.',
  ],
  'c5-namal-B': [
    'The Mushroom Stair lights up ahead of you, twice for each step you take.',
    'Once is for your foot, and once for somebody in front, where there is nobody. It is a heavy tread with a click in the left heel. You know that click: it is you, last week, late, with something forgotten. Along the wall a row of Glogo applauds the duet. When you stop, it goes on. Behind you a third set of lights has begun to hurry up, out of breath.',
  ],
  'c5-namal-C': [
    'The door was only paint last night, and when you put your eye to it the soup is leek.',
    'All the doors of the Long Gallery have become doors. Each opens on a kitchen of twenty years ago, with the lamp lit, and those inside cannot see you. In this one a child is asleep against a coal scuttle; on the shelf is jam. Well Street people stand in a queue behind you. One old man has had his hand out for the latch since breakfast.',
  ],
  'c5-namal-D': [
    'Your letter from next week is tied with knitting wool.',
    'It came to the Bat Loft in a sack with others, in no kind of order, all postmarked seven days from now. You may look at the outside, says the postmistress; to deliver it early would be against regulations. At noon, she mentions, she goes to lunch, alone. You open your fire door an inch, to see by. The capitals are large and careful, and one S is backward. You don’t know anyone who is learning to write.',
  ],
  'c5-namal-F': [
    'You are asked to decide between two stalls, and say you have never seen why one should have to.',
    'They are the same stall. It is in the Cold Market twice, and so is the woman behind it, selling the same cup at different prices. They have stopped speaking. Buyers run back and forth. The woman on the left has been crying; you can smell salt in her tea. There is not a hand’s width between the two awnings.',
  ],
  'c5-F.d': [
    'The left stall comes up easily, woman and all, and you carry it to the other end of the market.',
    'She does not spill the tea. Here she has a neighbor who has never met her. At noon each sends across to ask what the other is having. When you leave, both of them give you her gimlet. By the time you are home it is one gimlet.',
  ],
  'c5-namal-G': [
    'Something is going up the coast road with all it can carry, and you had thought of it as slow.',
    'The Salt Pool has cleared, and on the bottom lies the night of the Leaving, as small as a town under glass. You bend until your face is wet. Specks run uphill; one falls, and does not get up. And there it goes, the size of a beetle, specks all over it, overtaking a cart. Children have put their hands in the water. The white shore is strewn with things.',
  ],
  'c5-namal-H': [
    'The dent your thumb made in the bell is gone, and then it is there again, and deeper.',
    'You have not touched it. On Bell Ledge one hears the stroke now and sees the hammer fall a minute later, and the ringer apologizes in advance. Today it has rung ten for supper. There is soup for nine, and nine people with spoons, looking down the path. Your own feet hear it first. Somebody is running this way, and something is running after.',
  ],
  'c5-namal-I': [
    'The minute glass weighs nothing at all, and both your hands shake from the carefulness.',
    'Its sand runs up, with a hiss like drizzle. A stallkeeper in Thread Street parts with her time in skeins, an afternoon here and there; but this came with the rift, and is too much for her. She keeps having the same thought before she has it. You hold the glass between two fingertips, level with your eye. “Careful,” she says, just before you sneeze.',
  ],
  'c5-namal-J': [
    'You are not, it comes to you, the oldest thing here.',
    'Half of Rib Bridge has gone. Where the ribs stood is the beast that lent them, alive again, clear as steam, with its feet on the floor of the gorge. The long way leads down there, between them. A cold breath comes off its side. It takes the weight off its left hip, as you do, toward evening. If you cross here you will be walking on a memory of its own.',
  ],
  'c5-J.d': [
    '“If you would like to lean,” you say, and turn your back to it, and set your feet.',
    'Steam has no weight. You feel it anyway: the hip, the shoulder, the long neck coming down past your ear. It sighs, and your own fire answers. When you look, the ribs are back. The bridge keeper has taken off his boots, and goes over on his toes.',
  ],
  'c5-namal-M': [
    'The Lower Well hums, and you had not been going to.',
    'It says whatever one is about to say, and you had only leaned over for the cool. It is a quarry song, with a place for the hammer, and now that you hear it, why not? Hanne Sorrel comes along the rope that she has put up, with her bread ruler. Three couples are engaged because of this well, she says, and a clerk has resigned. It told her something, too. She looks at the ruler.',
  ],
  'c5-namal-N': [
    'In the smith’s order book is a door hinge that six men could not lift, and it is in your name.',
    'On Furnace Shelf she is cooling a horseshoe for a horse that is not foaled; the man who ordered it has not yet learned to walk. He has paid. She would like your opinion on starting the other three. But you are reading the next line. In the corner is something flat, under sacking, and it is still ticking with heat.',
  ],
  'c5-N.d': [
    'You ask to see the hinge, and she draws off the sacking.',
    'Nothing was ever made for you before that had no hook on it. She cannot say for what door; she only had the drawing. It swings without a sound. The pin is long, and of the end she makes a punch for you. There were two coins too many in the envelope. Those are yours, or will be.',
  ],
  'c5-namal-meet-rift-1': [
    'Heavy steps go by on the other side, and stop, and something large looks in at you.',
    'The air of the cave is torn from knee to lintel. Through it comes the village, on an ordinary evening before: onions frying, a swing, a boy being told to wash. You have a coil of rope on one shoulder and a child asleep on the other. You look in as one does into a puddle, and walk on. Just inside is a windowsill, with a saucer for the coal money.',
  ],
  'c5-namal-meet-rift-1.a': [
    'Your hand goes in to the wrist, and you hold it to the kitchen wall.',
    'The stove is behind it. A cat comes along the sill, considers your thumb, and sits on it. You stay until it gets up. Then a woman’s arm reaches out for the coal bucket, and pats iron. “There you are,” she says, and puts two coins in your palm, it being Friday.',
  ],
  'c5-namal-meet-rift-1.b': [
    'You lay two coins in the saucer, where you once had them from.',
    'It was for oil, in a hurry. A hand comes along the sill and counts. “She’s paid it back!” says a voice that you later carried over a mountain. One of the coins slides out to you again, for honesty, and your fire jumps. Behind you in the cave people are feeling in their pockets.',
  ],
  'c5-namal-meet-rift-1.c': [
    'With one shoulder through the tear, you hold your steam and listen.',
    'They call the hens. They call a boy. Then comes your name, and after it a list: what you are wanted for tomorrow. The next in line lends you a book to write it down in, and then says to keep it. The first thing is a gate, and it was hers.',
  ],
  'c5-namal-meet-rift-2': [
    'The ropes are under load, and you know that sound.',
    'They go up from a black slope, each the thickness of a house, and at the top something is being held. White stars are underfoot, where you would like a floor. Around you the stiff ones of the cave have all come about, like cows before rain, and out of the tear leans a barnacle that would fill a barn door, with the wind behind it. You find that you have set your feet.',
  ],
  'c5-namal-meet-rift-2.a': [
    'You take one of them by the shoulders, gently, and turn it to the wall.',
    'It weighs what a chair weighs. After a while it comes around again, on its own, a chime to each quarter, until it has the wind in its face. It has left a crystal in your palm. The guides come out from behind their rock, to see which way it looks.',
  ],
  'c5-namal-meet-rift-2.b': [
    'You choose a strand that looks slack, lean in, and cut.',
    'A fathom of it drops at your feet. Far up, the hum goes flat. You have the cut end in both fists before you know it, and you hold on until, a long way off, the slack is taken in. Worked into your piece are a wedge and a spike, both of them large enough.',
  ],
  'c5-namal-meet-rift-2.c': [
    'You let off a little steam first, and then call, “Good evening.”',
    'After a time there are three knocks, very high and perfectly civil. You give your own: two, a wait, and one. All the cave has stopped talking. A handful of rain, hot as tea, falls on your face. In it are a coin with a hole, and a card so wet that only the errand can be read.',
  ],
  'c5-namal-meet-rift-2.d': [
    'With your back to the gap you wait until it leans, and lean.',
    'The barnacle has nothing against you. It would like to be through. You give an inch, and take two, for the length of a shift. In the end it sits down with a bump, goes stiff, and sheds a crystal and some miner’s wedge. The guard, who was meant to stand here, asks if you do Fridays.',
  ],
  'c5-namal-meet-rift-3': [
    'In the middle of the brightness is a dark oblong, very tall, with a knob on it.',
    'All around it the cliff is alight, higher than you can bend your neck. You lay your cheek plate to the tear. A fire that size ought to push, and there is no heat. People the size of pegs cross before the dark shape. One of them wipes his boots, and by that you see a mat, and a step. It is a door. By your thumb something glints and rocks.',
  ],
  'c5-namal-meet-rift-3.a': [
    'You kneel, and watch until one of them turns around.',
    'That takes most of a day. Then, quite close, a girl of six puts something down, dusts her hands, and looks out at you. There is ink on her nose. She is not frightened. You tell the people behind you. One has been writing it down, and the book is yours, with a coin in to keep the place.',
  ],
  'c5-namal-meet-rift-3.b': [
    'For you to look away takes half a turn, and at the end of it you sit down.',
    'It will come when it has to, you tell the next in line, and will be lighter or heavier than it looks; things are. She gives this some thought. By evening there are nine of you along the wall, with a pot going. Your joints let go one after another.',
  ],
  'c5-namal-meet-rift-3.c': [
    'Two fingers go in, and snatch.',
    'What you have is a flask with a crystal stopper, and in the flask a demon, who had been enjoying the view. Now there is a gap in the light. One of the small figures comes up to it, and feels about on the ground with both hands. You hold the flask out. The edge has closed there.',
  ],
  'c5-namal-E': [
    'Your fire is going out, quite quietly, from the bottom up.',
    'Snow falls up the Chimney. It begins at your feet and goes past your boiler, and is in no hurry. You know this cold. Last time it took twelve minutes, and after that eleven years. You hear boots, and turn your head. A row of people from the town is standing there, each with a blanket held out in both arms. They are waiting to see if you mind.',
  ],
  'c5-namal-E.a': [
    '“Yes, please,” you say.',
    'They had not expected it to be so quick. They go around you twice and tuck you in at the knees, and over your gauge there is a red one, with a hole snipped for the needle. The snow goes by outside. Under the wool the fire turns over and catches. They stand about until they see smoke, and then they clap, in mittens.',
  ],
  'c5-namal-E.b': [
    'You thank the people with the blankets, and stay where you are, and count.',
    'At four minutes your hands go. At twelve there is one coal left, and you look at it. At thirteen, where you have never been, the snow stops. A boy has kept the tally in his schoolbook. You are to have it, he says, in case you are not believed.',
  ],
  'c5-namal-E.c': [
    'You ask who first thought of blankets.',
    'They have to ask along the row. A woman had it from the coast people: up on the pass, that first winter, a girl called Bree put her own around something that was cold. Then they all did. She ought to be told that it got this far. It would be on your way, they say, if you are going up.',
  ],
  'c5-namal-L': [
    'Thirty children are coming down the Slide at a foot an hour, each with its arms out.',
    'Time has thickened there. They hang in mid-shriek with their hair up, and are having a lovely day. Their mothers, at the bottom with towels, are not. So you have been asked to stand at the foot of it and catch. It is the slowest work you were ever given. You settle your feet. The first will be with you at about supper.',
  ],
  'c5-namal-L.a': [
    'The first comes into your hands a finger at a time, still yelling.',
    'They tell you, as they land, the end of what they were saying at the top. None is dropped, and none set down early. On the third day you say “thirty,” aloud, and wait, and there is nobody else. Your fire stands up. The mothers dry the children, and then they dry you.',
  ],
  'c5-namal-L.b': [
    'A foot an hour leaves you both hands.',
    'You cast on. As each child comes level with your eyes you measure it against the needle. By the time they land there is a sock for every left foot, and the ache has gone from your own. The mothers ask, as if it had only just struck them, whether you also do the right.',
  ],
  'c5-namal-L.c': [
    '“Under the arms,” you tell the mothers, “and give a bit, as they come.”',
    'They practice on a sack of flour, and then on the schoolmaster. By midnight there are two rows of them with their sleeves up. You stand behind, in case, and are not needed. The schoolmaster gives you his folding rule. He would like to be caught again.',
  ],
  'c5-namal-K': [
    'Four of those who stayed below sit in the lift, brown from a summer that has not happened.',
    'The same four are next to you, pale as candles, and have got hold of your thumb. The Far Lift came in by itself, and smells of hay. One of the brown ones unrolls a drawing so good that you look behind it. There is a street, a hen, a tall door, and you on the step with a mug. He looks from it to you and puts in a rivet.',
  ],
  'c5-namal-K.a': [
    '“Very nice,” you say, and look at the hen.',
    'It is a good hen. He sees how it is, and holds his thumb over the rest. The pale four have shut their eyes altogether. The lift goes with a bump. On the platform is a coin, still hot from the sun, and they give it to you. It is hot all the way home, and so are you.',
  ],
  'c5-namal-K.b': [
    '“What is in the mug?” you ask, and all the brown ones laugh.',
    'Hot water; what did you think? You have it about five, with your feet up. You sit down on the platform to consider this, and it gets into your knees. They leave you a coin toward the mug, and an errand to the potter. He will say it can’t be done that size. Ask him twice.',
  ],
  'c5-namal-K.c': [
    'You ask the man to hold his drawing flat, and lay your thumb along the door.',
    'You try it against the step, and the hen, and yourself. It is twelve feet, whichever way you come at it. He watches you do the sum and does not help. Then he gives you the plane and the square that did the edges. Hobb will be asking for those, he says.',
  ],
  'c5-namal-tower-of-miners': [
    'There is a page in the miners’ night book that you have never been shown.',
    'The clerk finds it without looking, and turns up the lamp. ENGINE BROUGHT DOWN OFF THE PASS, COLD, UNDER FORTY BLANKETS. DO NOT LIGHT WITHOUT THE VOTE. Below that are forty-one signatures. The last is a child’s. You had thought it was the snow that put you out. The page smells of wet wool. In your old stall, at the back, something is cracking coal with its teeth.',
  ],
  'c5-namal-tower-of-miners.a': [
    'You read each name, and it takes as long as names do.',
    'You carried them all. The cooper signs as he sat, well over to the left. Two sisters share a line. You look at how hard they pressed. The last is BREE, in pencil, and goes through the paper. Miners off shift wait behind you, caps in hand. You had better have the book, says the clerk.',
  ],
  'c5-namal-tower-of-miners.b': [
    '“What vote?” you ask, and the clerk puts down his pen.',
    'He was the boy with the lantern. You had turned to go back, he says, and there were hands. He tells this to the lamp. Two coins came down with you, inside your collar, and he has kept them dry. The shift outside has stopped to listen. The fire roars in you, and you shut the door on it.',
  ],
  'c5-namal-tower-of-miners.c': [
    'You shut the book and go out and lift something.',
    'It is an ore truck. You put it on the next one, and both of those on a ledge. A boy moves the lunch boxes. Then you take it all down. The foreman pays you three coins, for tidying, and the jack from the bottom of the pile. He has left the lamp lit, by the book.',
  ],
  'c5-namal-tower-of-miners.d': [
    'In your old stall you take the thing by the scruff.',
    'It is a coal-eater, black to the gums. It goes out through the wall, and in by the wall, and out. On their nails are your rake and your shovel. There are forty blankets, folded square, and on the top one two coins, for laundry. You had not meant to look at those.',
  ],
  'c5-namal-rift-1': [
    'You are standing in the snow on the other side, turned toward the village, with one foot lifted.',
    'Through Yesterday’s Door you see your own back. You remember the foot. Around you are the forty-one, white to the knees, with lanterns. “If she goes back she won’t come out,” one says. “Hands.” They put them up. A girl reaches into your firebox with tongs. She says sorry. She lays the coals on the snow, and each one goes dark. You never saw it. You were looking at the road.',
  ],
  'c5-namal-rift-1.a': [
    'You watch all forty-one of the hands, and count.',
    'The cooper’s is the last. He has the other over his eyes. Then the foot comes down, and they are all at you with blankets. It gets light, and they have not gone. Beside you in the cave a man says that the red mitten is his. He gives you the diary he kept.',
  ],
  'c5-namal-rift-1.b': [
    '“I would have liked to be asked,” you say, through the tear.',
    'Forty-one faces turn. The girl has a coal in the tongs. “You’d have said no,” she says. You would have. Even so, you tell them. Beside you an old man, who was there, holds out the book of the pass, with a coin to mark the place. ENGINE SPOKE, it says. WE HEARD.',
  ],
  'c5-namal-rift-1.c': [
    '“The first blanket came from a girl called Bree,” you say, through the tear.',
    'There is only one girl. She has the tongs, and a gray blanket, and not much under it. She looks down at that, and up at the engine, going cold. You see her think of it. Off it comes, then all the coats. Your fire leaps. In the line, one coat comes off.',
  ],
  'c5-namal-rift-1.d': [
    'One coal rolls as far as the tear, and you put your palm down for it.',
    'It comes through red, and on this side it is a crystal, with the glow still in, and a demon warming its feet on that. You are quick with a bottle. The guard pays a coin for each. In the snow the girl counts the coals, and counts again, and looks for the one.',
  ],
  'c5-namal-snail-caves': [
    'The woman at the snail shed puts down the tongs when you come, and picks them up again.',
    'She is thirty-one. Her name is Bree, and was the last on a page. She has known since the thaw that you would come, and has swept, and now she can’t think where a person puts tongs. It is hot, and smells of cabbage. Behind the crates several people have found something to do. “You’ll have seen it,” she says, to the small door in your front.',
  ],
  'c5-namal-snail-caves.a': [
    '“I was angry,” you say, “and I am here.”',
    'She nods at the first part, and some time later at the second. You ask whether the flue smokes. It does, in an east wind. You take off the elbow, and out come some old snail and two coins. Then it draws, and so do you. When the rest come out you are both on the floor, watching it go up.',
  ],
  'c5-namal-snail-caves.b': [
    'You open your firebox, and hold out the lid of it to her.',
    '“May I?” says Bree, and you tell her that she may. She leans in with the tongs and moves one coal, from the back to the front, where it will do some good. In the ash is a crystal. She wipes it for you, and gives you the book that she had meant to be reading.',
  ],
  'c5-namal-snail-caves.c': [
    '“There is something I would like voted on,” you say, and hold up your knitting.',
    'It could be for a neck, or a knee. The others come from behind the crates; there is a motion, and hands. Knee, by nine to one. You would have said neck, but you were asked. Bree puts down the tongs to laugh. Then somebody moves that you be sent for the wool.',
  ],
}
