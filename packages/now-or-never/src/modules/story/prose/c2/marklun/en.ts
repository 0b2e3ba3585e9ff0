// Chapter 2, Marklun: the shared letters in his eyes, his own letters, his missions, and his meeting with the boar.
import type { Prose } from '../../prose.ts'

export const C2_MARKLUN: Prose = {
  'c2-marklun-A': [
    'Nine buckets of water fill the hoofprint to the brim.',
    'You fetched a tenth in case of error, and you drink it. The print is cloven, as wide as a cartwheel, and pressed into the old Drovers’ Gate, which now serves the Goat Stair as a ramp over its gap. It is in the exact middle, where a ramp is weakest and an animal least likely to fall off. The trail goes on uphill. Both hinge pins are on a stone, side by side.',
  ],
  'c2-marklun-B': [
    'Nine dogs slept within earshot of the theft of four hundred and six turnips.',
    'All over the new garden on Laundry Green the turnips came straight up, as if pulled by a person with a firm wrist, and the carrots stand untouched. One furrow has a bristle in it, four feet two. Gran Pellow, with mud to the elbows and a tray of seedlings, wants justice. You say that it is really very impressive. The nine dogs look at her, and lie down.',
  ],
  'c2-B.d': [
    'Only the straight rows were eaten, and you put that on squared paper.',
    'The crooked ones are her nephew’s, and he has not lost a turnip. The thief has lived near a gardener, you tell Gran Pellow, and she swaps you her garden book for the chart. The nephew gives you a coin to say that it was the soil.',
  ],
  'c2-marklun-C': [
    'A wobble can be perfectly regular, and this one is.',
    'Nine waves to the rim: you hold the bowl to your ear, where it hums. The three potters of Kiln Ridge have stopped work. After dark, they say, a great weight settles against the kilns and sighs, and at sunrise the whole stock looks like that. No potter could sign it. Down at the market the bowls are selling for double. Nobody has climbed up yet to say so.',
  ],
  'c2-marklun-E': [
    'A woman lies full length on Lamp Hill, palm to the ground, and it would be rude to step over her.',
    'You explain about the beacon instead, and the grass, and your blisters. “He’s limping. Sit,” she says, with her eyes shut. “You’re loud.” Her felted coat smells of goose fat; she is Oriel, who was Well Street’s midwife. You put your own palm down and report a steady thump. It is your pulse. It is, apparently, a start.',
  ],
  'c2-marklun-F': [
    'One biscuit goes for analysis, and one as a control.',
    'Both are ginger, and both were pigs. At first frost the baker on the Bakers’ Steps makes six trays of them; it was her mother’s rule, and nobody wrote down the reason. Five are cooling. For the sixth tray there is dough, but she has run out of hands. You ask who eats them. She looks at the trays, and then at the road. You take a third biscuit, since two results are hardly a trend.',
  ],
  'c2-marklun-G': [
    'You had written “destructive” in pencil, and now you are looking for your eraser.',
    'Through the Glass Meadow runs a lane, a beast’s width. Some great weight has milled the glass to sand along it, for so many years that grass has come. It smells of rain. The broken glass is heaped along the edges. Six times in two hundred yards the lane swings aside, and each time it is for a nest. The eraser turns out to be in your left boot.',
  ],
  'c2-marklun-I': [
    'Six hundred barrels have gone out of the Millpond since yesterday.',
    'You walk the new mud in search of the leak, and find only hoofprints as deep as washtubs. As it sank the pond gave up three things: a child’s boot, a sealed jar, and a stiffened creature, curled around the boot with one claw through a lace hole. Among the reeds a husk scrapes over stone. The water goes down by another finger.',
  ],
  'c2-I.d': [
    'Water is never lost, you have always maintained; it is only somewhere else.',
    'A dribble leads from print to print, up to the drovers’ long trough, dry since the Leaving. It is full. Two foxes and some sheep are drinking side by side. The drain is stopped with a shell as big as a plate, and behind it is the drovers’ good wrench.',
  ],
  'c2-marklun-J': [
    'The trench in Well Street is a hand deeper at every nineteenth step.',
    'Past the laid tables, up and down the middle of the road, something enormous has paced to the well and back. It has been counting. At the well the lip is rubbed as smooth as a cheek; you lay your own against it, and it smells of hay. Rubble has slid down over the lid.',
  ],
  'c2-J.d': [
    'Nineteen steps, and then a pause the length of a pig sitting down.',
    'At every nineteenth step there is a hollow, so warm that you feel it to the ribs. Nineteen doors, then, and a rest. Tilda Cobb wants to sweep there. A piglet used to beg from door to door, she tells the nearest house. She gives you the street’s milk book, with its crusts entered.',
  ],
  'c2-marklun-K': [
    'The milestone has been turned around by a nose, and left level.',
    'You put the spirit level on it, twice, and the bubble does not stir. The stone used to say MONUMENT to people coming up the Toll Road; now it says so to the ones who are leaving. Much higher than you can reach, the trees have lost their bark, and the raw wood smells sweet. Four farms lie that way. You would like to shake something’s trotter.',
  ],
  'c2-marklun-M': [
    'Sergeant Plum has painted a sign, NO BOARS, and stands under it with a spear and a cold.',
    'You admire the lettering. In fairness you mention that a boar need not use the Rope Bridge: it could ford the stream below, where the water would hardly wet its knees. He had not wished, he says, to give it the idea. You both lower your voices. On the far bank something sneezes with the sound of a shed falling down. “Bless you,” says the sergeant, and shuts his eyes.',
  ],
  'c2-M.d': [
    'You begin with the depth at the bend, and measure it on the sergeant’s leg.',
    'His knee is higher than yours, so the stream is shallower on his side. By the fourth figure the ford is dry on Thursdays, and Plum is laughing so hard that he needs the spear. Two carters hurry over. He gives you his folding rule, which he can no longer look at.',
  ],
  'c2-marklun-N': [
    'Warm crystal, plenty of turnips and twenty years: as equations go, it is an easy one.',
    'Here is where it was worked, at the Crater Lip, in a bowl of crushed crystal as wide as a barn. It is lined with hay that must have come in by the mouthful, and in the hay are buttons. Horn, brass, bone, a small one shaped like a strawberry; forty-six, sorted by size. You had no term for buttons. On the rim a Rustback lifts its plates. It has seen the brass.',
  ],
  'c2-marklun-meet-boar': [
    'The boar fills the road from ditch to ditch, and you have a page of questions for him.',
    'Question one: is that ash? It is; there are four, rooted in his back. Question two concerns the knee, which is stone, and knocks. His small eyes go through your pockets. He breathes on your spectacles, hay and turnip, and the page is gone. You have worked out where he is going. It is the well; and you have set up, for your interview, in the exact middle of his way.',
  ],
  'c2-marklun-meet-boar.a': [
    'For once in your life you stand still and say nothing.',
    'He begins with the boots. The hat takes longest, since there has been cheese in it. Then he walks on, by way of the ditch, so as not to trouble you. Two drovers had a bet on. They give you all three coins. Neither had backed you.',
  ],
  'c2-marklun-meet-boar.b': [
    'His stride is two yards and a knock, and yours is a trot.',
    'By the second mile he has shortened it. You tell him about gears, hedges and the school soup. At evening he lies down against a barn, which leans, and you sit in the lee of him until your feet stop hurting. The farmer has an errand, she says, for a person who can go slowly.',
  ],
  'c2-marklun-meet-boar.c': [
    'Out comes the ginger pig, which cost you a shell.',
    'He knows it. Down he goes on his knees, with a thud that shuts your mouth for you, and takes it as you would lift a sleeping bird. Children have come out on the wall. As he gets up, his bristles let go of some old market day: two coins, and a striped shell.',
  ],
  'c2-marklun-meet-boar.d': [
    'The boar leads in Well Street, and you trot behind.',
    'He lays his chin on the clean lid. It fits, and you have no remark to make. He sighs. From under the lid comes another sigh, and that may be only air. Up on the stair people put down their baskets. You lean on his side, and the warmth comes through your coat.',
  ],
  'c2-marklun-D': [
    'Design four is a pit, and you are at the bottom of it, because it worked.',
    'It is nine feet deep, dug in the Lower Orchard to your own drawing, and roofed in hazel and turf with what you may call perfect taste. Your lantern has gone out. Over the edge comes a sound like a bellows learning to read. Then, against the stars, there is a head: bristled, patient, broad as a barn door. It considers you. It has leaves on.',
  ],
  'c2-marklun-D.a': [
    '“I wonder,” you say, “whether I might trouble you for a tree.”',
    'There is a pause and some thudding, and a young ash arrives in the pit, leaves first, quite gently. You climb. At the rim you take off your hat. Next morning six people ask you why you are limping and smiling, and you tell them.',
  ],
  'c2-marklun-D.b': [
    'Every pit must drain; it is on the second sheet.',
    'You leave by twenty yards of clay pipe, on your elbows, composing a paper. In the middle you meet your good spanner, lost since Monday, and a little farther on the two coins you lost looking for it. Behind you something lowers a turnip into the hole, waits, and sighs.',
  ],
  'c2-marklun-D.c': [
    'You relight the lantern and draw the boar from beneath, as nobody has.',
    'You get the stone knee, the saplings, the small vain curl of the tail. When you turn the page he turns his head. His breath comes down the pit, as warm as a stable. By dawn the book is full. You have the whole animal to scale, and nothing that would serve for a trap.',
  ],
  'c2-marklun-L': [
    'The salt block at the quarry rings when the boar walks, a full minute before anyone can hear him.',
    'You lay a fingernail on it. There! The masons go on eating, and their children go on jumping off stones. A man could patent this and sell it for an alarm. Or he could break it up, and give every house a piece. First, surely, it should be tested. You become aware that you are saying all this out loud, and that the jumping has stopped.',
  ],
  'c2-marklun-L.a': [
    'Each piece has to hang by a thread, or else it is only salt.',
    'By the tenth house they are finishing your explanation for you. That night all the windows chime, very softly, and nobody runs. There he goes, people say, and turn over. In the morning a neighbor comes with an armful of spoons, and asks what else you hang.',
  ],
  'c2-marklun-L.b': [
    'The form asks what is new about it, and you attach four sheets.',
    'By law a patent hangs in the clerk’s window for a day. One ironmonger would like alarms for his hens, another for his landlord; each puts down a coin, and you have time for one. They would only like to see the model. A dog has been at it.',
  ],
  'c2-marklun-L.c': [
    '“How would we know,” asks a girl with no front teeth, “if it was wrong?”',
    'Nine of them put an ear to the stone, and she goes off to be the boar. She stamps. Nothing rings. Then it rings, and they all look at her, and she has both feet off the ground. The masons have stopped chewing. She pays you a shell for the turn.',
  ],
  'c2-marklun-H': [
    'Clause two of the hunters’ contract speaks of a beast of less than two tons.',
    'You mention it only to be helpful. They have camped for a week in the Windbreak, on one pot of beans. The boar weighs nine, you say, so he is not the animal in the contract, and they cannot be paid for him. The spoon stops going around. A dozen unpaid people look up, and the three biggest put down their bowls.',
  ],
  'c2-marklun-H.a': [
    'All that is wrong with the contract is one verb.',
    'You cross out “kill” and write “ring for.” They are to walk ahead of him with bells, so that nobody is startled. The tinker among them has six bells and a colander. By dark they are practicing, dreadfully, and you are warm to the ears. He gives you his second-best pliers, for the wording.',
  ],
  'c2-marklun-H.b': [
    'You begin again with what a ton is, which is the wrong place to begin.',
    'The first hunter comes around a stone and the second over it; the third has brought the pot. But you have measured how far these stones lean. When all three are sitting down you take it from the top, and they follow. They leave you the pot hook and the beans.',
  ],
  'c2-marklun-H.c': [
    'Four coins do not divide among a dozen hunters.',
    'You try it by weight of hunter. In the end you put the money on a stone and walk away. Then the captain runs after you with two of the coins, because some of them only came for the company. She adds the skinning knife, as there will be no skin. They tell it at every inn.',
  ],
  'c2-marklun-scholars-tower': [
    'On the blackboard are nine ways to weigh a boar without going near him.',
    'The scholars have a wager on it, and would like you to settle it. Method four requires a lake. Method seven requires a second boar. The chalk squeaks in your fingers, as it always did. In the wind outside, the chains of the old drawbridge clank. You have reached method eight when you see the tenth, down in the corner, very small, in green: “Ask him to step on something.”',
  ],
  'c2-marklun-scholars-tower.a': [
    'A drawbridge hangs on two chains, and whatever hangs on chains can be weighed.',
    'By dusk it has a needle, made from a curtain rod. The boar comes by on business of his own and steps onto the planks, in the exact middle. Nine tons. He waits until you have written it down. The scholars, at their windows, vote you the book of the wager, and the winch handle.',
  ],
  'c2-marklun-scholars-tower.b': [
    'Take the middle one of nine guesses, and everyone is equally insulted.',
    'It is six tons. The man who said so is carried around the room, and pays you three coins from the pot. On the way down you do the sum again from the depth of a certain hoofprint. You get nine. There are forty-one steps, and you could turn back on any of them.',
  ],
  'c2-marklun-scholars-tower.c': [
    'Chalk dust takes a long time to come down, and nobody speaks until then.',
    'What would they do with the number? One would publish. One would win. The oldest would like to know whether the bridge at Marrow’s Brook will bear him, poor thing. They all go off to find boots. You walk in front with the lantern, warm behind the breastbone, to look at a bridge.',
  ],
  'c2-marklun-snail-caves': [
    'Snail slime, boiled down by half, will stop nine tons on a wet hill.',
    'So far it has stopped one cart, two cows and your left boot. You are standing above the caves in one sock, beside a full cauldron, which smells of cellars. And here comes the boar down the slope, knee knocking, leaning back and getting no good of it. At the bottom is a picket fence with a gate. Behind the fence a baby sits on a blanket, and claps.',
  ],
  'c2-marklun-snail-caves.a': [
    'The whole cauldron goes down the hill ahead of him, in no hurry.',
    'The boar meets it at a slide. Four feet stop. The rest of him goes on for a while, inside the skin, and comes back. The baby gives him her rusk, and you laugh until your chest is warm. It takes six neighbors with a paint scraper to get him off, and they leave you the scraper.',
  ],
  'c2-marklun-snail-caves.b': [
    'Down you go, in one boot, faster than you have ever tested.',
    'You have the latch up and the baby under your arm when he goes by. He crosses the beans, and leaves by the far hedge, where they had been meaning to put a gate. Your knees fold. The mother sits you down to bread and milk. “He ran,” she tells each person who comes to see.',
  ],
  'c2-marklun-snail-caves.c': [
    'In your drawing, seen from underneath, his hoof has a tread.',
    'You had copied it without asking what it was for. Half the cauldron, then, painted on in bars, the way the ridges run. At the first bar he slows. At the last he stops, and takes the weight off his bad knee. The baby’s grandfather, who is a cooper, gives you his drawknife, and then breathes.',
  ],
  'c2-marklun-ublo-tower': [
    'Name of animal, says the form, and it turns out that you know it.',
    'You gave up wanting to stop him. You want only that he be heard: a strap, a bell, a buckle the size of a door, all smelling of new leather. Sergeant Plum, who had ordered a trap, has come to see what he is getting. But the queue has gone quiet. He is standing in it, with his neck held low and one ear to the ground, listening.',
  ],
  'c2-marklun-ublo-tower.a': [
    'BUTTON, you write, and the clerk reads it out to the hall.',
    'One ear comes up. Along his back the saplings shake until there are leaves on all the forms. You do up the strap yourself, lying across his neck. You are told to keep the saddler’s awl. His wife used to call that over the back fence, an old man says, of an evening.',
  ],
  'c2-marklun-ublo-tower.b': [
    'You lie down with your ear to the floor, beside his, and there it is.',
    'One note, very low, comes up whenever the wind blows. You file the rim of your bell, strike it, and file. Past midnight the boar shuts his eyes. It hums in your breastbone, and you put down the file. The clerk has recorded every stroke. She gives you the record, and goes on listening.',
  ],
  'c2-marklun-ublo-tower.c': [
    'One collar and one bell, you write, and under remarks, for public safety.',
    'Sergeant Plum reads as far as the total and sits on a porter. He had saved up for a net. From inside his boot he counts you out six coins. You are adding them up, so it is another porter who does the buckle. The boar has left. You can hear exactly where he is.',
  ],
}
