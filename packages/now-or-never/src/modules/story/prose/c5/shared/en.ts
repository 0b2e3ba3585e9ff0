// Chapter 5, the shared letters: one reaction for each common choice, whoever reads it.
import type { Prose } from '../../prose.ts'

export const C5_SHARED: Prose = {
  'c5-A.a': [
    'You pick up the other end of the tablecloth, find the corners, and wait.',
    'The linen comes down as far as the eyes. Then the huge one walks its corners to yours, very slowly. It is called Thursday, says a label in the collar. You do the napkins next. When you leave it comes along with the pile in its arms, to ask if there are more where you live.',
  ],
  'c5-A.b': [
    '“Are you cold?” you ask, and the tablecloth nods.',
    'There are forty blankets on the shelf, all folded; it had not liked to spoil the edges. You shake one out. It covers one knee. After the ninth you sit down against its side, since there is room. Some children have come to the door, and are told, in a whisper, to wipe their feet.',
  ],
  'c5-A.c': [
    'You take the notes from the bench, all of them, without looking at the floor.',
    'Four coins fall out of the last page. It is a good thick book: how each stitch was made, and what the maker hoped for. At the door you hear linen move. The bench is being dusted, where the notes were. Outside, two neighbors stop talking.',
  ],
  'c5-B.a': [
    'You flatten yourself against the wall, and let yourself go by.',
    'A small wind passes, with a smell of what you had for supper. The shelves go on lighting to the top, and around the bend. Two coins have dropped out of somebody’s pocket onto the stair, and by now there is no doubt whose. A heat hangs in the air where the hurry was.',
  ],
  'c5-B.b': [
    'You put your foot down exactly as the next shelf lights.',
    'It takes three flights to get the step right. After that there is one tread on the stair and one breath, and, in your hand, the other half of a book. You remember putting it down last week. There were two coins in it, to mark where you would be now.',
  ],
  'c5-B.c': [
    '“The string!” you call, and the lights on the stair stop dead.',
    'They think. They come down nine shelves, at a trot, and go up again more slowly. Now there is string in your bag, which there was not, and two coins in change. Around it is wrapped an errand in your own writing. The neighbors on the stair ask whether you do this for other people.',
  ],
  'c5-B.d': [
    'What has been following is all elbow, and cannot stop to say what it wants.',
    'It is a hurry, a week old, and nobody has been in it since. You sit on it, so it has to sit too. It goes down like a cushion, to two coins and a bottle, with a demon inside, out of breath and warm. Twice it asks whether you are late.',
  ],
  'c5-C.a': [
    'You say that you will hold their places, and they may go and sit down.',
    'Nobody had thought of that. They sit along the wall and talk about soup. Some come back to the latch when their turn is called, and some wave the next one on. A woman brings you a stool. By midnight you have the whole line to yourself, and all of them know your name.',
  ],
  'c5-C.b': [
    'Your arm goes in up to the shoulder, and comes out with jam.',
    'It is plum, still hot, and a spoon has been in it once. In the kitchen a woman looks at the ring it left on the shelf, and moves the next jar over. You eat it sitting in the Gallery. In the last spoonful are a shell and two coins, dropped in by some child for safety.',
  ],
  'c5-C.c': [
    'You begin with the door at the end, so that nobody has to be first.',
    'At each you wait until the person beside you nods. One asks for another minute, and hums, and then shuts it alone. By the last of them your palm is hot. An old man gives you a coin. He had it ready for the milk, he says.',
  ],
  'c5-C.d': [
    'One old man has stood there since midnight, so you stand next to him.',
    'You ask who that is, at the stove. He tells you. You ask what she would say to him, out here, with no supper in him. “She’d say shut the door,” he says. He shuts it. He would like to see the new kitchens.',
  ],
  'c5-D.a': [
    'The postmistress eats at a quarter past twelve, and today there are two chairs.',
    'It is bat cheese, which is to say the bats bring it. She tells you about every late letter she has known. Neither of you looks at the drawer. The clerks at the window see her laughing, and get the date wrong until two.',
  ],
  'c5-D.b': [
    'You open the drawer by a finger’s width, find your own letter, and read no other.',
    'It is short. “You were right about the first thing,” it says, “and never mind the second.” On the back are two matters to see to before Tuesday, and a blot, so that you may choose. With it is a book you have not written in yet. It falls open at your thumb.',
  ],
  'c5-D.c': [
    'Friday goes behind Thursday, and under that the bills.',
    'You sort the whole sack, faces down. By the time the postmistress is back from lunch there are seven neat piles, and no letter will be a minute early. She goes around them on tiptoe. Two orders were loose in the bottom, dated today. Those are not against regulations, and she lets you pick.',
  ],
  'c5-E.a': [
    'You hold your hands out, and the snow goes up between the fingers.',
    'A scar leaves, and then the one under it. For a moment they are hands that have not done anything yet. Then the last flakes rise past your wrists, and it all comes back, one thing at a time, and fits. They are hot, as after work. The left one has a coin in it.',
  ],
  'c5-E.b': [
    'You lead the oldest by the elbow, and the youngest by the hood.',
    '“Everyone out,” you say, “before you need carrying.” Three have to be. On the dry side of the yard they feel their faces, and grow gray again in peace. A woman who got back all her teeth for a minute is still smiling. She gives you her shawl to sit on.',
  ],
  'c5-E.c': [
    'You hold the bottle upside down, since the snow is rising, and put in the cork.',
    'One flake is in it. It looks for the way up, and there is none. By the time the snow is over it is a demon, with folded arms, and wants to know who is in charge of weather. The neck has frozen to a crystal. It would like that seen to as well.',
  ],
  'c5-F.a': [
    '“You two should talk,” you tell her, and her, and draw back the cloth between the stalls.',
    'They look at each other’s hands. By noon they run it as one counter, and take turns to sit down. They send over soup, which puts one of your own people back on their feet. They want an errand run too, at two prices.',
  ],
  'c5-F.b': [
    'You buy the cup on the left for five and sell it on the right for six.',
    'By the seventh you hardly have to walk; you stand between the stalls and turn around. That makes seven coins. But the cup is looking a little worn, and a man who has been counting under his breath lets it out.',
  ],
  'c5-F.c': [
    'You go to the one who has been crying, and tell her that it is she who is today’s.',
    '“Are you sure?” she says. You say that her tea is hot. So it is. She looks across, and pours out a second cup. The whole market sees her carry it over. Yours she fills last, and it warms you through. By evening neither of them has sold a cup.',
  ],
  'c5-G.a': [
    'You look for your own house, and find the roof, and then the door.',
    'It is the size of a seed. Someone goes in, and comes out with an armful, and goes back in for one more thing. You see what it is. Then your sleeve is wet to the elbow, and you are holding it: an old notebook, with a coin in the spine. The ink has kept.',
  ],
  'c5-G.b': [
    'You borrow every sheet on the washing lines, and sew them into one with big stitches.',
    'It goes over the pool like a cloth over a cage. The children say that they were not tired of it. You say supper, and walk them home two by two. When you come back, four mothers are sitting around the edge. They have brought a chair for you.',
  ],
  'c5-G.c': [
    'You rake along the white shore, from the towels to the rocks.',
    'Most of it is the size of grains: bundles, a cart, one boot. Those you rake back in, in case they are looked for. Two shells have come up full-grown, and two coins. The last thing is a very small pot with a lid. You lift it with a fingernail. It is still hot.',
  ],
  'c5-G.d': [
    'The water of that night is cold, and pulls uphill.',
    'You get hold of a collar. The undertow has the boots, and wants you as well. You let it take the boots. On shore the man coughs up a spark the size of a grain, and watches it go out. He would rather live somewhere with no view of this, he says. You give him your arm.',
  ],
  'c5-H.a': [
    '“Ten,” you say, and sit down in the gap.',
    'There is a groan of relief from the ringer, and the hammer falls at last. Nine people pour a spoonful each into the tenth bowl. It is leek. It is a good deal more than any of them has. At the bottom are two coins, for luck. Nobody comes down the path.',
  ],
  'c5-H.b': [
    'Somebody runs past you with a lantern, and you stand in the way of what is behind.',
    'It has no face. You hold the path until it has gone through you, and over you, and then there is nothing left for it to be after. At the table they have moved up. The tenth guest has no home that is not a week away. “Yours?” the guest asks you.',
  ],
  'c5-H.c': [
    'You grate in your shell for salt, add water, and do not let anyone look.',
    'Then you find an onion, and a heel of bread, and a reason to stir. Nine bowls fill, and the tenth. The cook tastes hers. She tastes it again, and gives you her own ladle across the table. When the guest comes, the soup is already cool enough to eat.',
  ],
  'c5-H.d': [
    'The huge one behind the door was asked, once, if it was cold, so now it comes.',
    'Thursday comes to table sideways, in a blanket. It folds the napkins first, all ten, into birds. Then it eats, and looks up, and there is more. Nobody cares to unfold a bird. A child moves over, to sit against its arm.',
  ],
  'c5-I.a': [
    'You lift the glass in both hands, and think about nothing at all until it is off the counter.',
    'The stallkeeper sits down. A thought comes, once, in the usual place. “Oh,” she says, “that’s roomy.” She tells the whole street who it was. The sand goes on running up, and by its count you have already packed it.',
  ],
  'c5-I.b': [
    'For two coins the stallkeeper measures you an afternoon in May, and throws in the end of the skein.',
    'You wind it off right there, with your back against a loom. There is grass in it, and someone a long way off is calling someone else. When it runs out your face is hot and it is still five past three. On your sleeve is a blade of it.',
  ],
  'c5-I.c': [
    '“Which minute would I keep?” says the stallkeeper, before you can ask.',
    'She goes through her skeins. It would be a Tuesday, she decides, with her sister cross and the kettle nearly on. She snips a thread of it for you. It is as warm as a cup. All down the street her neighbors have begun on theirs.',
  ],
  'c5-J.a': [
    '“I am sorry about this,” you tell the beast, and step up onto its back.',
    'Steam holds. It is cold to the ankle, and under that is a huge slow heat. At the far end it lowers its neck for you. The bridge keeper is there, with his cap off. He hands you a coin of the toll. It was never his, he says.',
  ],
  'c5-J.b': [
    'You climb down, and go between the beast’s feet.',
    'They are like tree trunks made of breath. The way is long and wet, and smells of slug. Halfway there is a ledge where those who fell off things have left them, a shell and two coins. You look up. It has lifted one hoof, and is keeping it there until you are past.',
  ],
  'c5-J.c': [
    'You sit down with a pencil, and the beast turns its better side to you.',
    'You draw the wool on its knees, and the foolish small ears. People stop on the path; by the end there are thirty, telling you what you have missed. They bind the pages for you with a plank at the front and another at the back.',
  ],
  'c5-K.a': [
    '“It’s loud,” say the four in the lift, all together, and then, “It’s lovely.”',
    'There are birds, it seems, who start before you are up. The pale ones ask about stairs. They ask who does the bread. They all thank you for starting it. Could you look in, they ask, on a hen who will be theirs, and a roof that will leak?',
  ],
  'c5-K.b': [
    'You set your back against the gate, and tell everyone that there is no hurry.',
    'It wants to close. You hold it, and it holds you up. The brown ones show the pale ones their hats. Somebody tries one on, and may keep it for the summer. At the end they say thank you, eight of them, not quite together. You step aside, and the lift goes up empty.',
  ],
  'c5-K.c': [
    'You put a foot in the cage, and the gap between floors opens its mouth.',
    'It is made of every stop the lift ever missed. You fall through a number, hitting out at what goes by. Then your hand finds the cable. There is daylight, for as long as a blink. You are back at the bottom, with a crystal in each fist, and hay in your hair.',
  ],
  'c5-L.a': [
    'You climb to the ledge with a storybook, and begin.',
    'You read a page an hour, to suit them. The laugh, when it comes, goes along the row like a yawn. You are quite rested when they reach the sand, and the shrieks come out all together. The mothers have cried into the towels. The book is yours. They know it now.',
  ],
  'c5-L.b': [
    'You oil the slope with the good brush, and the brush goes down with the oil.',
    'For a moment nothing happens. Then the whole shriek arrives at once, with the children on it. They land in the towels in a heap, cheese last. One mother kisses you on the nose, and one gives you a coin. Under the stuck place was a crystal.',
  ],
  'c5-L.c': [
    'You chalk up the odds on a tub: cheese, even money.',
    'The uncles have opinions. By supper you hold eleven coins in a hat, and the cheese has gained an inch. It wins on Thursday, by a rind. When everyone is paid you have five over. The children, who came in second, say that they would have tried harder if anybody had told them.',
  ],
  'c5-M.a': [
    'You lean over the well, and say nothing.',
    'The well says nothing first. You go on with it, and so does the well. People in line sit down on the floor. Something you have been meaning to say for a long while gets hot, and turns over, and goes back to sleep. A coin floats up, heads.',
  ],
  'c5-M.b': [
    '“It said that I would tell someone,” says Hanne Sorrel, “if I was asked.”',
    'She tells you. It is quite short, and has a name in it, of somebody three places down the line. He says that he thought it might be. She gives you the book in which she has written bread weights, so as not to write that, and rolls up her sleeves.',
  ],
  'c5-M.c': [
    '“Six coins!” says the well, and then you say it too.',
    'You have sold the echo before it is back. A young man buys it for his uncle, who will not hear no. It is only when he has gone that you work out the order of things: you were offered a price, took it, and then named it. Hanne Sorrel moves the rope out by a yard.',
  ],
  'c5-N.a': [
    'You work the bellows, slow and even, and ask the smith nothing.',
    'She looks at the shoe. In the end she starts the second one, since you have got it so hot, and lets you have what you like off the rack at less than the iron. Next year a boy will ride by here. She describes him to everyone on the steps, and says whose bellows it was.',
  ],
  'c5-N.b': [
    'You put down three coins, and order what you are going to need.',
    'The smith looks in her book, and there it is, with a tick. It was done last week. She brings it out, still hot, with a hammer in the parcel that you did not ask for. There is a coin in change, and a good price on anything from the hooks, for being so prompt.',
  ],
  'c5-N.c': [
    '“If he cannot walk yet,” you say, “then what he wants is a cradle.”',
    'The smith puts down the tongs. By night it stands on the shelf, iron outside and wool in, on two rockers bent from horseshoes. You may try the rattle, which is a shell, and then you may keep it, since it wants a smaller. A woman comes in to look, and whispers something to the smith.',
  ],
}
