// Chapter 2, Halia: the shared letters in her eyes, the boar, her own letters, her missions.
import type { Prose } from '../../prose.ts'

export const C2_HALIA: Prose = {
  'c2-halia-A': [
    'The Drovers’ Gate is off its hinges, and you have blamed three people before you look down.',
    'It has been laid flat across the gap in the Goat Stair, as a ramp. On it is one print, cloven, as wide as a cartwheel, set with great care exactly in the middle. The edge is worn smooth. Something has come this way night after night, and never in your light. The track goes on uphill. Under your weight the ramp sags an inch.',
  ],
  'c2-halia-B': [
    'The thief took every turnip and left the carrots, and Gran Pellow takes that personally.',
    'She stands in the new garden on Laundry Green with seedlings and a rake. The rows were pulled, not trampled. Only what was planted in straight lines is gone; it has lived near gardeners. You hold the lamp down: a nose has gone along each furrow, and in one is a bristle as long as a broom. “I want justice,” says Gran Pellow. Failing that, she would look at a fence.',
  ],
  'c2-halia-C': [
    'Bowls from Kiln Ridge wobble this month, and in the square they sell for double.',
    'That news has not climbed the hill. Up here the three potters have stopped work, because each night something large leans on the warm kilns and sighs, and by morning not a bowl is straight. Behind the kilns your lamp finds a hollow in the grass, the shape of a sleeping cow, then a second, then a third. There is no gap between them.',
  ],
  'c2-C.d': [
    'You sit up with the lamp low and your back against the ninth kiln.',
    'Toward two the bricks take a weight on the other side. A sigh comes through, smelling of turnips, and it is so comfortable that you sigh back. Heat soaks into your shoulder blades. At dawn every bowl leans toward where you sat. The eldest potter turns one of them around.',
  ],
  'c2-halia-D': [
    'The Lower Orchard has one tree more than it had at supper.',
    'It is a young ash, straight enough for a roof beam, dropped upright between two apples, roots and all. The moss around its foot is tucked in. You bring the lamp around, for the marks of fingers. There are none; it was patted down by something that pats with its nose. There is a hair in the bark. Every other tree has a tin plate with a name.',
  ],
  'c2-halia-E': [
    '“Sit,” says a woman who is lying on Lamp Hill with her eyes shut, “you’re loud.”',
    'She wears a felted coat and has one palm flat on the ground. This is Oriel, Well Street’s midwife in the old days. She delivered you, she mentions, and you have been in a hurry since. Her free hand finds the blister through your boot. “He’s limping,” she says. You look around for him. There is a hill, with wind on it.',
  ],
  'c2-halia-F': [
    'Every ginger pig on the tray has its tail turned to the left.',
    'Five trays are cooling on the Bakers’ Steps, and the smell has walked you up here from the pump. That tail was on the sign of the inn in your street; you used to jump to touch it. The baker is weighing flour for a sixth. She makes them each first frost, as her mother did, and has forgotten who for.',
  ],
  'c2-halia-G': [
    'You could run it in the dark, and your feet know that before you do.',
    'A lane of living grass crosses the Glass Meadow, one beast wide, where something heavy has trodden the glass to sand. You bring the lamp down to see why it bends. In the crook of each bend is a nest, whole, with a bird asleep in it. The grass smells of clover. You have already moved the lamp to your other arm.',
  ],
  'c2-G.d': [
    'You spend a day’s warmth in one minute, and the flame streams out behind.',
    'Glass goes by in one long chord. At the ninth bend you hear a person laughing, and it is you. A drover at the far end has been waiting for daylight with his geese. He would give three coins, he says, to see that done again. Slower. With geese.',
  ],
  'c2-halia-H': [
    'You have moved the hunters’ fire before you have said good evening.',
    'It was upwind of their one tent, which they have pitched in the Windbreak with its mouth to the coming snow. They have spears and a contract, but nobody knows how large it is. The captain shows you what he thinks, with his arms. He would pay a guide. The youngest, all wrists, has used a spoon for a tent peg.',
  ],
  'c2-halia-I': [
    'The child’s boot on the mud buckles on the left, as yours did.',
    'You check your feet. The Millpond has sunk a hand’s breadth since yesterday and given up two more things. One is a sealed jar, with something knocking in it. One is a creature, stiff, curled around the boot like a cat. Whatever drinks here at night has left a slick trail, with shreds of husk in it. The sun is going.',
  ],
  'c2-halia-L': [
    'Your spare lamp, the one you lost on Tuesday, is in the lap of a girl of six.',
    'She and her brother are sitting in a block of pink salt at the Quarry Mouth, licked to the shape of a saddle. They have been told not to, she says. By the pig, she says, who tells them a lot. The lamp is lit, and trimmed, you are annoyed to see, rather well. In an hour it will be dark, and nobody is calling them.',
  ],
  'c2-L.d': [
    'The girl may keep the lamp, you tell her, if you may have what the pig said.',
    'He says he is late. He does not use words, her brother explains; he does it like this. They lean on you, one from each side, until you are hot in the middle. Their mother comes toward the light. She has a scolding ready, and lets the girl walk in front.',
  ],
  'c2-halia-M': [
    'Sergeant Plum salutes you by mistake, and neither of you knows how to stop.',
    'He is guarding the Rope Bridge with a spear, a cold, and a sign he painted himself, NO BOARS, the R still running. Behind him, on the far bank, something sneezes like a shed falling down. All the planks hop. A drop has formed on the end of his nose, and he has no hand to spare. He has edged into the light of your lamp.',
  ],
  'c2-halia-meet-boar': [
    'Four young ash trees are coming along the road toward you, swaying in step.',
    'The rest of him is underneath: bristles like brooms, and one knee gone to stone, which knocks. He stops when his chin is over your boots. His breath is hay. The small eyes go to your pockets. He is not angry; he is on his way somewhere, and you are standing on it. Then he leans toward the lamp, as cattle do that were once called in by one.',
  ],
  'c2-halia-meet-boar.a': [
    'You stand still and are read from the boots up, by a nose like a bellows.',
    'Then he takes one step sideways into the ditch, to let you by, and four trees go with him. Around the bend three carts have been waiting. The drivers look you over, boots to collar, and each asks you to walk in front.',
  ],
  'c2-halia-meet-boar.b': [
    'His knee sets the pace: a knock, a wait, a knock.',
    'When you begin to limp he lets himself down, and looks away while you settle against a stomach like a bakery. Your feet give up complaining. The mail carrier tiptoes past, and tiptoes back. Since you two are going that way, would you take a letter?',
  ],
  'c2-halia-meet-boar.c': [
    'The pig cost you a shell, and now you hold it out with its tail to the left.',
    'He takes it with his lip, not his teeth, and all four trees shake. The baker, on her doorstep, feels for two coins for you and does not look at them. Before he goes he gives you something from his cheek, a shell, washed very clean.',
  ],
  'c2-halia-meet-boar.d': [
    'In Well Street you go first, and he puts his feet where you put yours.',
    'The lid of the well has been cleared. He lowers his chin to the smooth rim, and it fits. He calls down once, no louder than a man would. You wait with him, and your lamp hand grows hot. In all the doorways people are standing in their socks.',
  ],
  'c2-halia-J': [
    'You set your lamp on the rim of the well, and something behind you breathes out.',
    'The flame leans. You look at the shadows before you turn; all of Well Street has gone into one. The boar has come up between the houses without a sound and put his chin on the last roof, as one would on a gate. A slate slides off and breaks. He shuts his eyes until the noise is over. Then he goes back to watching the flame.',
  ],
  'c2-halia-J.a': [
    'Up comes the lamp, as on any evening, and you walk.',
    'For nine steps there is only you. Then the ground comes up under your heels, and goes down. You do not look around. You go to the pump and back, and he comes too, lifting his feet. At the fifth window Tilda Cobb holds her curtain open. Even your ears are warm.',
  ],
  'c2-halia-J.b': [
    'Your hand goes over the glass, and the street goes out.',
    'You have always been good at this. You hear him look for it: a snuffle along the gutter, a step, a knock, a step. In a doorway a man with two empty buckets gives you all he has on him, three coins. Your palm smells of hot brass.',
  ],
  'c2-halia-J.c': [
    'Low and slow, down to the knee and back, with three low calls.',
    'So your grandmother brought the heifers in. His ears come forward, one and then the other, and after them the whole of him, until his nose is at your belt. He has something for you in his cheek, a striped shell. From a window an old herdsman calls you by her name.',
  ],
  'c2-halia-K': [
    'At the toll booth you win an election without having stood.',
    'The hunters’ last captain saw a hoofprint and remembered his mother. You came by with a lamp, looking as if you knew the way. They hang a horn around your neck, brass, with a dent, cold against your collarbone. They would follow you anywhere, they say. You take three steps, to see. Behind you are three steps and a clatter of spears. You do not care for how easy that was.',
  ],
  'c2-halia-K.a': [
    'You give a lamp for each spear, and have to open the last man’s fingers.',
    'By dark there is a row of poles along the Toll Road, with a light on each, and a man under it telling the next one about his dog. You feel it down to your belt. The smith, who forged those points, offers you anything on her bench at cost.',
  ],
  'c2-halia-K.b': [
    'Losing hunters takes two left turns and a bog.',
    'You can hear them being loyal, farther and farther over. The horn will not sound, so you rap it on a milestone. Out come two coins that were pushed in to mute it, and a small bottle. The demon inside has its fingers in its ears. It takes one out to ask if that is all.',
  ],
  'c2-halia-K.c': [
    '“I was given an order once,” you say, “and I was quick.”',
    'There was a hill, a snuffer, a voice behind you. You were eight. That is all, and nobody says it was not your fault; you had braced for that. The oldest tears the first page from the contract book. The rest is clean, he says. You should have it.',
  ],
  'c2-halia-N': [
    'The giant’s bed has a second dent in it, the length of a boy.',
    'It is a bowl of crushed crystal on the Crater Lip, lined with hay, and the hay is hot. Around the smaller dent are the prints of a child’s boots, and nine matches, stood in a row. For a week Wick has told everyone he lodges with an uncle, a big man, very quiet. The blanket, folded square, is yours.',
  ],
  'c2-halia-N.a': [
    'You bring a second blanket, and stay to see that it is used.',
    'They come in at nine. The boy burrows. The boar lets himself down in stages, a foot away, not breathing until it is done. When you wake there is hay in your collar, and your feet, which have hurt since the coast, do not. Oriel has been by, and hung up your boots to air.',
  ],
  'c2-halia-N.b': [
    'By seven you have your scolding in order, with a part for each.',
    'At nine they arrive. The boar takes his with lowered ears, the boy takes his looking at the boar, and you take yours. Then the boy empties his sock: four coins for his keep, and a folded errand he has been too busy to run. “He’s my great-uncle, really,” he says.',
  ],
  'c2-halia-N.c': [
    'You take nine matches from the sand and two from under the blanket.',
    'Lighting the tin lamp costs you some warmth. You hang it well above the hay. By noon two mothers have praised the glow at the uncle’s. Next morning the lamp is on your sill, filled, its wick trimmed. With it are a shell and a note: YOU LEFT THIS AT OURS.',
  ],
  'c2-halia-monument': [
    'Your name is at the front of the plan, with an arrow.',
    'Forty torches drip in the square, over people being brave in each other’s hearing. They have forks, and a herring net. Osk draws it with his heel: you go up the road, it follows your lamp, and then there is the net. The turnips are mentioned again. A torch has been put in your free hand, and its pitch runs down to your cuff. They are waiting.',
  ],
  'c2-halia-monument.a': [
    '“Who has seen it hurt anything?” you ask, and wait, and go on waiting.',
    'Gran Pellow has seen it eat. It lifted her out of the pond, says a very small girl, by the pinafore. She was not to tell, on account of the pinafore. Her father gives you a coin, having nobody else to thank. The girl’s hand in yours is as hot as a bun.',
  ],
  'c2-halia-monument.b': [
    'You lead the hunt out by the ford, the quarry, and then the ford again.',
    'After a mile they leave the net. After two they sing. By the fourth the torches are stubs, and forty people are walking home behind one lamp, having, they agree, given it a fright. The innkeeper, who had expected no trade, stands in the door and counts them in. He has thirty spoons.',
  ],
  'c2-halia-monument.c': [
    'Your torch goes head down on the stones, and you tread on it.',
    'It makes a small noise, and every face in the square comes down to your boot. Osk’s is next. Then it runs along the rows, hiss, hiss, and above the Monument there are stars. The schoolmistress puts her minutes into your hands, since it has got too dark to take them.',
  ],
  'c2-halia-undergarden': [
    'The gardener has three exhibits, each with a number on a stick.',
    'Number one is a bean bed, flattened. Number two is a marrow with one bite out of it, every tooth plain. Number three is a row of seedlings, pulled up in the night for spite. You hold the lamp to it. Pulled up, you agree; also replanted an inch farther apart, and watered. She had not noticed that part, and sits down on a pot. Behind her the hedge shifts its weight.',
  ],
  'c2-halia-undergarden.a': [
    'Under Damages you put one bed, and under Works one row, improved.',
    'She disputes improved, and you fetch a ruler. By midnight it comes out at one marrow against a week of watering, and the balance, she finds, is owing to him. She gives you the ledger. She had only bought it for the trial.',
  ],
  'c2-halia-undergarden.b': [
    'You count two coins onto the bitten marrow, on behalf of a friend.',
    'She asks which friend, and you say that he is shy. She looks at the hedge, which has stopped breathing. She cuts straight along the bite, wraps the rest, and puts two coins of change on top. Marrows have come down, she says, with so much help. “He’s to use the gate.”',
  ],
  'c2-halia-undergarden.c': [
    'Three low calls, and the hedge gets taller.',
    'Next it has ears. He steps through and stands with one foot in the air, because of the beans. The gardener holds up the marrow as a shield. He takes a second bite, next to the first. The introduction is worth a coin to her. She has a stump in the lower bed, too; you might ask him.',
  ],
  'c2-halia-forest-of-faces': [
    'You go in front with the lamp held low, and behind you the ground rises and falls.',
    'At the third bend you look back. There is Button, knee knocking, and after him, one by one out of the dark, come forty people, their torches cold, too curious to be afraid. The trees of the Forest shut their mouths to let you by. Wick keeps a respectful distance, which tonight is two feet. It is a mile to the village. On the left is a dry clearing.',
  ],
  'c2-halia-forest-of-faces.a': [
    'A knock, a wait, and you do not take your next step until he has.',
    'It takes half the night. The forty grumble, and later they hum. Under the first roofs he lies down with a sigh that warms both sides of the street. Gran Pellow props the fork she has been carrying on a wall, and gives you two coins. “For his breakfast,” she says.',
  ],
  'c2-halia-forest-of-faces.b': [
    'You hold the lamp out sideways, and at first nobody takes it.',
    'Then there is a tug. You walk on with your arms hanging, and no idea what other people do with theirs. Ahead of you, in front of everyone, the light goes along in two fists and does not swing. At the agreed stone he gives it back. “It’s heavier on one side,” he says.',
  ],
  'c2-halia-forest-of-faces.c': [
    'You turn aside at the clearing, and he stands facing the village before he follows.',
    'The forty go by, and try to do it quietly. Behind him, out of the wind, you sleep as boats do in harbor. In the morning he is gone. There is a chip of crystal in the flat grass, and his prints go on the way you would not take him.',
  ],
}
