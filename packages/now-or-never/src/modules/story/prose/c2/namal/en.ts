// Chapter 2, Namal: the shared letters in her eyes, her own letters, her missions, her meeting with Button.
import type { Prose } from '../../prose.ts'

export const C2_NAMAL: Prose = {
  'c2-namal-A': [
    'Your foot fits inside the print with room to spare, which is a new feeling.',
    'The Drovers’ Gate has been taken off its hinges and put down where the Goat Stair is broken, for a ramp. Whatever laid it there has walked up the exact middle, once, on a hoof as wide as a cartwheel. Below you a carrier stops with her cheeses. She would like to know if it will bear, and who is going first.',
  ],
  'c2-A.d': [
    'You go up the ramp as you would cross a nursery: heel, toe, and wait.',
    'The oak holds. Under the last bar lies a crowbar, a little bent from having been used for hinges. The carrier comes up after you in your prints, with her skirts in one hand. She had been saving for a mule.',
  ],
  'c2-namal-D': [
    'You have planted nine hundred beams, and not one ever put out a leaf.',
    'Overnight a young ash has come to the Lower Orchard, roots and all, and stands between two apples with moss tucked in around its foot. The apples wear tin plates with a family’s name. The ash has only some hair, coarse as a broom, at the height of your shoulder. It would make a good roof beam. You push it with one finger. It gives, and comes back.',
  ],
  'c2-namal-E': [
    '“You’re the loudest thing on this hill,” says the woman in the felted coat, “and the only one lying properly.”',
    'You had lain down on Lamp Hill to let your bearings cool. She is stretched out beside you with her palm on the ground and her eyes shut. It is Oriel, who brought half of Well Street into the world. Your left heel is blistered, she adds; she can hear the paint. Something knocks, far down in the turf. He is limping, says Oriel.',
  ],
  'c2-namal-F': [
    'Once there were crumbs in your coal, and you were annoyed about it.',
    'It comes back to you on the Bakers’ Steps, before five trays of ginger biscuits in the shape of pigs. There was a scuttle, and something asleep in it. The baker makes the pigs at first frost because her mother did; she no longer knows for whom. There is dough for a sixth tray, and no oven free. She looks at the small door in your front.',
  ],
  'c2-F.d': [
    'You let your fire down to a slow red and hold still for a quarter of an hour.',
    'The baker slides the tray in, shuts you, and stands there with one hand on the latch. “It’s darker on the left,” she tells the children who have come to smell. You get a pig without an ear, and a coin for rent. No joint of you aches all day.',
  ],
  'c2-namal-G': [
    'Nothing is ever just wide enough for you, so you measure the lane twice.',
    'It crosses the whole Glass Meadow, soft and green. Something did this by walking, over and over, until the glass was sand. The grass is wet and closes over your rivets. On both sides the blades ring at your elbows and do not touch. At every nest the lane bends, and past the nest comes back. Broken glass lies along the edges. Two carts are waiting, a hand too wide.',
  ],
  'c2-namal-H': [
    '“Is it you?” asks the captain of the hunters, with his spear in both hands.',
    'His company has one tent in the Windbreak, which several people have pitched at once, and a contract for a great beast. They don’t know how great. You ask what they were told, and all of them hold out their arms, and no two agree. The youngest has no gloves. The sky is heavy with snow; you can feel it on your upper plates. They look at you again.',
  ],
  'c2-H.e': [
    'You step over the guy ropes into the middle and say that yes, it is you.',
    'No one had made a plan for that. One spear is put down, then the rest, in a row, as people leave umbrellas. There were three coins for bait, and the captain insists on your having them. When the snow comes they all sleep along your warm side.',
  ],
  'c2-namal-J': [
    'You used to stand here on Saturdays for the water, you and one other.',
    'Now a trench runs down the middle of Well Street, deep as your shin. Four feet made it, going to the well and away. So far it has cracked one doorstep. The lip of the well is rubbed smooth; you lay your cheek plate in the hollow, and it fits. The old rope hangs on its hook. Under the rubble on the lid, far down, the cold has a note in it.',
  ],
  'c2-namal-K': [
    'You set this milestone on the Toll Road yourself, and you set it straight.',
    'It is straighter now. It has been knocked flat and put up again, plumb as a candle, but backward. People going away are told MONUMENT, and people coming home are shown a blank side with a dent in it. High up, on both sides, bark has been rubbed off the trees. Down at the farms a boy is bringing in the cows, and counting.',
  ],
  'c2-namal-L': [
    'Two children are sitting in the salt, although the pig has told them not to.',
    'The block lies at the Quarry Mouth, pink, as big as a bath, and something has licked it to the shape of a saddle. You try it with a fingertip: damp, and rough as a cat’s tongue. “Can we sit on you instead?” says the larger child. There is a vote, and a second vote. Their mothers, you gather, believe them to be at their aunt’s.',
  ],
  'c2-namal-M': [
    'The new sign on the Rope Bridge says NO BOARS, and you read it as advice.',
    'It hangs level with your chest, and the paint is wet. Sergeant Plum is on guard beneath, with a terrible cold. He would salute, but he has a spear in one hand and a handkerchief in the other. “Are you a boar?” he asks, for form’s sake, and you give it some thought. Across the ravine somebody large sneezes. The planks jump. So does Plum.',
  ],
  'c2-namal-N': [
    'In the hay of the giant’s bed lie forty or fifty buttons, sorted by size.',
    'He sleeps here on the Crater Lip, on crystal that he has crushed by turning over, and it is as hot as a bath. You lower one knuckle beside the row. Horn, brass, bone, a blue glass one off a christening gown. Each came off something that he was sorry to see go. At the far end the hay moves. Out comes a Rustback, low and brown, and makes for the brass.',
  ],
  'c2-namal-meet-boar': [
    'You both take half a step back, to make room, and it is the same half step.',
    'The boar fills the road, and so do you. He has bristles the size of brooms and four young ash trees rooted along his spine. One knee has gone to stone, and knocks. His small eyes look for your pockets; finding none, they come to the door of your firebox. He isn’t angry. He is going somewhere, and you are on it.',
  ],
  'c2-namal-meet-boar.a': [
    'Standing still is a thing you do well, and he begins at your left foot.',
    'At the coal door he breathes in, and does not breathe out. Then he lays his chin on your shoulder, all of it, and you find that you had braced for the weight already. A farmer on the bank has three coins ready, to hire someone to shout. He gives them to you, for not.',
  ],
  'c2-namal-meet-boar.b': [
    'For once you need not shorten your step.',
    'The stone knee knocks, and you put your left foot down with it. People in carts take off their hats, as for a wedding. By evening your joints run like new. Where he stops, a woman brings out an errand. She has waited for somebody slow enough to ask.',
  ],
  'c2-namal-meet-boar.c': [
    'On your palm the ginger pig looks like a thing you have dropped.',
    'It cost you a shell, from a boy by the road. The boar chews once, and then stops, and keeps it in his cheek to have it longer. From the ditch he brings you a shell in return, very wet, with two coins in it. “He said thank you!” the boy tells the road.',
  ],
  'c2-namal-meet-boar.d': [
    'You go ahead down Well Street, and he puts his feet in your prints.',
    'He lays his cheek to the clear lid and lets go one long breath, and the well gives it back, from a good way down. You lean on your side, as you did on Saturdays, while your fire climbs of its own accord. The next street has come out to see, in its socks.',
  ],
  'c2-namal-B': [
    'Among the walking sticks on a stall on Laundry Green is your coal scuttle.',
    'The woman selling it believes that it is for umbrellas, and has put in three. You lift it on one finger. The weight is right, but low down on one side there is a dent you never made. It was pushed from inside, by something that turned around three times before it lay down. “Two coins,” she says, moving three leaky pots so that you can see it better.',
  ],
  'c2-namal-B.a': [
    'You pay the two coins, and hand her back the umbrellas.',
    'Around the dent the tin is rubbed bright. A hair is caught in the seam, short and pink. Heat comes up in your boiler, though you have not stoked. “What did you keep in it?” says the woman. All along the row people look under their tables.',
  ],
  'c2-namal-B.b': [
    'Coal, you tell her, and on one occasion a pig.',
    'She moves her stool nearer. You tell it as far as you have it: the warm end, the crumbs, three turns and a sigh. She cannot sell it now. She stands it on the high shelf with a clean cloth inside. There is an errand she has been saving for somebody careful, and she writes it on the umbrella ticket.',
  ],
  'c2-namal-B.c': [
    'Three pots want three rivets, and your thumb does for an anvil.',
    'So the scuttle is yours, with the coal hammer that clips to its side and a shell from the dust. At home you mend the handle, the rim and the foot. You have put the hammer away before you notice that you went around the dent.',
  ],
  'c2-namal-I': [
    'A hundred years have gone by since you met anything you were not sure you could lift.',
    'The great boar went into the Millpond for a drink, and his stone knee went into the mud. He looks at the bank, at you, at the bank. The cold makes your shins tick. A block and tackle hangs by the mill wheel; on the grass is the long spoon the miller uses for eels. Behind you a family with a picnic is packing up fast.',
  ],
  'c2-namal-I.a': [
    'There is only one end of a boar to push, and you both look elsewhere.',
    'You give it all you have, and then some more. The mud says one long word. He is out, and you are on your face in the Millpond, bringing it to the boil. When you come up, he is behind you, ready to push. The picnic would like it done again, for the grandmother.',
  ],
  'c2-namal-I.b': [
    'With the miller’s spoon you start on the bank, at the dry end.',
    'The boar watches every spoonful go by. By the nine hundredth there is a ramp, and your elbows have stopped aching. He walks up it, and turns and looks for some time at the spoon. The miller says to keep it. He could not use it for eels, after that.',
  ],
  'c2-namal-I.c': [
    'With one block and the rope doubled, he is only a stone on legs.',
    'You pass a sling around him where a saddle would go, and lean. He comes out sideways, at the speed of rising dough, and shakes himself. Two drovers would like to be shown that knot, and then shown it slower. The block is for you, says the miller. His own plan had been to move house.',
  ],
  'c2-namal-C': [
    'The potters of Kiln Ridge have worked out your temperature.',
    'It is chalked on the shed door: one kiln, less a third, plus a cow. Every night the boar leans on the kilns and sighs, and the bowls come out crooked. They want him to have a wall, and would like you to be it. “We’ve told him,” says the eldest. There are bricks, should you prefer to build. In the cold flue a yellow light goes on, and a jaw clicks.',
  ],
  'c2-namal-C.a': [
    'By night the boar comes up the ridge, knocking, and turns around three times.',
    'Then all of him comes to rest along all of you, nine tons. You have been put to many uses, and never this one. By midnight the needle of your gauge goes up and down with his breath. At dawn the potters creep up to look. The bowls are perfect. Nobody says so until he wakes.',
  ],
  'c2-namal-C.b': [
    'Two bricks thick you lay the wall, with a flue between, and it takes until dark.',
    'Digging the footing you turn up a crystal, white as milk. The boar tries the bricks with a hip, then with his chin, and shuts his eyes. They make you keep the trowel. You built half the village and signed none of it. Here, low down, you cut your name.',
  ],
  'c2-namal-C.c': [
    'You come up beside the boar in the dark, beg his pardon, and lean.',
    'You do it an ounce at a time. He grunts, moves out his good knee, and takes it. There has often been something at your back, but you were always holding it up. Your fire sighs and settles. The eldest potter comes out with a lantern, and takes it away again.',
  ],
  'c2-namal-C.d': [
    'You put a hand up the cold flue, and something takes hold of it.',
    'Out comes a Lantern Jaw, lit right down to the tail. You fight it the length of the ridge, among the good bowls, on tiptoe. Its wick, when it goes dark, is a crystal. The potters count their bowls, twice, and get them all. The boar, who was behind you, comes out by and by.',
  ],
  'c2-namal-tower-of-miners': [
    'The needle goes to the end of the dial and rests there, embarrassed.',
    'You are on the miners’ weighbridge, at their request, and the whole shift has come to look. The boar walks their ore road at night, and the carts cannot pass; so they have sent for the only thing that outweighs him. Here he comes now, knocking around the bend with his ears up. He has a pit prop in his mouth. He lays it at your feet and steps back.',
  ],
  'c2-namal-tower-of-miners.a': [
    'On the ore road you take the side with the drop, and give him and his prop the wall.',
    'At each passing place you both stop, and the carts go by. On the first trip the drivers do not breathe. By the fourth they wish him good evening. When the shift ends the foreman has his order book open. He tears out two, and you may choose.',
  ],
  'c2-namal-tower-of-miners.b': [
    'If the carts stay in, the road can be his, so tonight you carry the ore.',
    'He goes along each time with his one prop. The miners, who have nothing to push, walk in front and sing, so that you will know where the edge is. At dawn they open a locker with your name on it. In it are a jack, a hoist and a towel.',
  ],
  'c2-namal-tower-of-miners.c': [
    'You lower your shoulder, and so, with delight, does he.',
    'He comes on with his ears flying, again and again, and needs half the night to see that you mean it. Then he fetches the prop, leaves it at your feet, and goes away down the hill. The miners pay you five coins and a drill. You can hear the knee for a long time.',
  ],
  'c2-namal-monument': [
    'On the old ramp at the Monument your foot comes down, and you have it all back.',
    'There were forty-one people on you, holding each other’s coats. The village bell hung from your arm. In your coal, at the hot end, was a thing no bigger than a loaf, asleep. A child was held up, and you had no arm free, so you put down the bell. You never heard the loaf get out. Now it is snowing, and people with shopping climb past your knees.',
  ],
  'c2-namal-monument.a': [
    '“I dropped a pig,” you say, and the whole ramp stops.',
    'You tell them how, with the weights. A man puts down his cabbages. His mother rode on you, he says, and all her life she swore that something in there snored. Two sisters do the snore. The man pays you a coin, for his mother’s fare. Your fire draws as if a damper had come open.',
  ],
  'c2-namal-monument.b': [
    'You get down on your hands and knees in the snow, and look.',
    'You try all the places for a thing the size of a loaf. By dark there are thirty people with lanterns, calling softly in case it is shy. Behind you is the boar, nose to the ground, searching as hard as anyone. No one has the face to tell him. You laugh until your rivets ease.',
  ],
  'c2-namal-monument.c': [
    'You set the scuttle by the road, on its side, with good coal at the back.',
    'A woman stops, takes off her shawl, and folds it in. A boy gives up half a bun. In the morning it is empty, and has been carried ten yards nearer home, the handle a little chewed. Under a stone is an errand, addressed to THE ENGINE WITH THE PIG.',
  ],
  'c2-namal-city-of-spirits': [
    'A very small ghost in an apron is jumping to see over the counter.',
    '“I left a piglet with a machine,” she says, “twenty years ago come Thursday, and was prevented from collecting him.” The clerk looks under P. You are folded into the hall of the City of Spirits, and she backs up to you for the heat. Granny Hask washed pots at the inn; there they called her Dory. Is he eating? In one fist she has a threaded needle, in the other a button.',
  ],
  'c2-namal-city-of-spirits.a': [
    '“I am the machine,” you say, and bend until you are eye to eye.',
    'You tell her the scuttle, the bell, the ramp; what he weighed then, and what he weighs now, with the trees. No one will have told him his name, she says. You ask what it is, and she opens her fist. For your honesty there is a bottled demon, in a tea cozy.',
  ],
  'c2-namal-city-of-spirits.b': [
    'Bringing the boar to the window takes until evening, and most of the street helps.',
    'Granny Hask is lifted onto the sill. His breath whitens the pane, and she rubs a hole in it with her apron. “Well,” she says. “Who’s been eating?” He leans his forehead on the glass, and the building moves. She leaves you his feeding book, NO CARROTS on every page. Your fire glows.',
  ],
  'c2-namal-city-of-spirits.c': [
    'Behind the left ear, she says through the window, and not too tight.',
    'The boar lies down for it in the road while she calls the stitches: over, under, mind the skin. Your hands are wrong for buttons. They do this one. A child bites off the thread for you, and a whole street of people on chairs leans in. Button gets up, with his name on. It holds.',
  ],
}
