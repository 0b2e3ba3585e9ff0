// Chapter 4, the shared letters: one reaction for each common choice, whoever reads it.
import type { Prose } from '../../prose.ts'

export const C4_SHARED: Prose = {
  'c4-A.a': [
    'You drink your drop and say, “Thank you, Bless-You.”',
    'It tastes of slate and of having been looked after. All around the court forty mossy heads nod, since that was done right. Bless-You lowers its arms at last, an inch at a time, and is rubbed at the shoulders by two friends. The drop goes down and lights something behind your breastbone.',
  ],
  'c4-A.b': [
    'You breathe on your fingertip until there is a drop on it, and hold that out.',
    'It takes some warmth to make. Bless-You catches it in the thimble and carries it around. Nobody ever gave one back before. They give you the first drop that ever fell here, gone to crystal. It has been somebody’s turn to look after it ever since.',
  ],
  'c4-A.c': [
    'The roof of Drip Court belongs to a man with a ladder, who is tired of it.',
    'He sells you the rights for a promise to listen to complaints. There are four by noon, each with a coin: a drop has shifted, a drop is late. You move a pebble here and there with his hook. In the evening he comes by and says you may keep the hook.',
  ],
  'c4-A.d': [
    '“Real rain,” says Bless-You, “with how many owners?”',
    'You say that up there it falls on anyone. Bless-You gives its drop to the smallest of its cousins. Then it comes back with the thimble on its head and a bundle the size of a plum. When it takes your hand, a small damp heat goes up your arm.',
  ],
  'c4-B.a': [
    'You take hold of the other end, and step back until the sheet is straight.',
    'Then you both walk in, as people do, corner to corner, and your hands meet, and he has to look up. “Soap’s dear down here,” says the old man. After that you do the shirts. The stair glows when you stamp, and everything smells clean.',
  ],
  'c4-B.b': [
    'You cut a glowing shelf from the middle of the stair, where it will grow back.',
    'It goes on shining in your arms, and into them. A cook two flights up gives you three coins for most of it. The old man says nothing. But he has counted the steps, and when he carries down his basket he lifts his foot, in the dark place, exactly high enough.',
  ],
  'c4-B.c': [
    'You tell him the year, and he goes on pegging until the sheet has run out.',
    '“Then I’m seventy,” says the old man. He had it as sixty-eight; there were two winters he was not sure of. He owes his sister two birthdays. Two people ought to be told at once; you can go to one.',
  ],
  'c4-B.d': [
    'A door has been painted in the Long Gallery, you tell him, and it has your number.',
    'The old man takes the pegs out of his mouth. He has folded one shirt, with care, and put it on, before you have finished. He goes down by every shelf, and they stay lit. You let it soak in. Above you doors open, to see who is running.',
  ],
  'c4-C.a': [
    'You paint the door you miss, hinges first, and the woman with the brush mixes what you call for.',
    'You put in the mark where a foot used to push it. The number you leave off; she has a list, and adds one of theirs. Somebody, reading it, has stood milk on the step. The latch is as warm as if a hand had just let go.',
  ],
  'c4-C.b': [
    'Six doors, you say, to open, and you give her two coins for the boards.',
    'She has never done one with a back to it. All six go up on ropes, with her second-best drill to hang them by. At the top two builders fall out over which house has the red, and it ends with the houses trading places. The doors are not consulted.',
  ],
  'c4-C.c': [
    '“What would I open first?” says the woman, and puts the brush behind her ear.',
    'She walks along the whole Gallery, touching each one. There is a blue, with rain running down it; she was rather proud of that rain. “Is there one that sticks?” she asks. There are several, you say. She cleans her brushes, leaves them in a row, and comes up to lean on one.',
  ],
  'c4-D.a': [
    'You sign for the letter on behalf of everyone, in the column marked “Whoever.”',
    'The postmistress stamps it, after ten years, with a good deal of wrist. Inside there is no message, only a list of who was born, with weights. She binds it in postal canvas, as a book, and pays you the one coin due on it.',
  ],
  'c4-D.b': [
    'You write the answer at her desk, standing up.',
    '“Dear Whoever Is Down There,” you begin. The apples are good this year, you say, and some of the streets have been very quiet. A bat takes it, and is back before the ink has dried on the receipt. There are two replies, and a coin for the carrier of one. The whole line shakes your hand.',
  ],
  'c4-D.c': [
    'You trade a yard of ribbon for the shelf of parcels, furry ones included.',
    'The bats approve of the color. In the first parcel is a smaller parcel. In the rest are a coin, a great deal of moth, and the orders people sent for things that nobody down here could make. You may take one along.',
  ],
  'c4-D.d': [
    'The moth comes off the shelf like a flung pillow, with a letter in its mouth.',
    'It has dined for years on envelopes, and it hits hard. You sit on it until it gives up six postcards, a coin, and an almost whole book in brown paper. The bats sing out together. The postmistress lets the moth go, with the Guild’s circulars, in a basket of its own.',
  ],
  'c4-E.a': [
    'You step back, and wave the small boy into your place.',
    'He goes in with one toe, and stands there with his face up and his mouth open, as if it might have a taste. He sees his shadow. He lifts an arm, to be sure. Nobody in line says anything when your minute is over, and the woman behind gives him hers. You sit down against the warm wall.',
  ],
  'c4-E.b': [
    'A bright tray, a bootlace, a fork and several tries, and the daylight swings away from the floor.',
    'It hits the far wall and runs along that, and suddenly there is a street. People are looking at their own hands. Out of the crack where you wedge the mirror fall a crystal, and the chisel of whoever last tried it. A small boy turns around and around.',
  ],
  'c4-E.c': [
    'You climb until your legs shake, and put up a hand, and it is prickly.',
    'What blocks the Chimney is a nest, as wide as a cart, of everything that glitters. You ease it to one side, and the bird watches you as one watches movers. A crystal comes away with it, and a coin. Below, the tablecloth of daylight has turned into a sheet.',
  ],
  'c4-F.a': [
    'You murmur a price; the seller murmurs one back, and you both shake your heads in silence.',
    'It is done with eyebrows after that. At the end you are offered anything on the rack, for a sum so low that you ask for it again, and it drops. In fact she had only breathed out.',
  ],
  'c4-F.b': [
    'You lay three coins on the cloth, without a clink, and put the stone to your ear.',
    'It tells you a story about a bell. Near the end a second voice corrects it: there is a bottle in the hollow underneath, and the demon has heard this one before. The dealer throws in the book it was learned from. That way you can see who is right.',
  ],
  'c4-F.c': [
    'You crouch down by the child, take the deepest breath you can, and hold it.',
    'It is a thing no one can see without wanting to win. The child holds its own. All over the Cold Market hands are up, waiting. Then a small breath is let out, slowly, through the nose. Forty stallkeepers applaud with their fingertips. One of them gives you her stool.',
  ],
  'c4-G.a': [
    'You lie back in the water between the two brothers, and look at the roof.',
    'After an hour you are told his side; after another hour you are told his. Somewhere in the third hour one of them asks what you think, and you have been asleep. They find that very funny. They get out to tell people, and have to come back for the spoon.',
  ],
  'c4-G.b': [
    'The salt comes up in long white curls, and the argument comes with it, over the water.',
    'You have raked as far as the towels before you hear it go around to the beginning. In the last heap there are two shells, as thin as eyelids. A pickler pays a coin for the salt. “Who’s ahead?” she asks. You tell her that they are both on their backs.',
  ],
  'c4-G.c': [
    'You say that the spoon is too short for either of them, and always has been.',
    'The brothers look at the shore. “She went turn and turn about,” says the elder, in the end. “One for him, one for me.” The keeper of the quarrels writes down MOTHER’S, which fills the last page, and gives you the book. They both get out. The spoon stays.',
  ],
  'c4-H.a': [
    'You pull the rope nine times, and a tenth because you like it.',
    'The note goes out over the drop, and all the windows of the town below fill up with people looking for their shoes. They have put some by for the ringer: leek and potato, and the crust. You eat it sitting against the bronze, which hums for as long as you do.',
  ],
  'c4-H.b': [
    'You ask how the bell comes to be here, and have to sit down, since everyone tells you.',
    'It came by itself, they say, off the edge. “We were in the dark, at a place with two turnings,” says the ringer’s wife, “and there it was, calling supper.” A boy lends you the school’s own book. He did the picture of the bell and gave it a face.',
  ],
  'c4-H.c': [
    'You scrape the moss out, set a bar between the stones, and lean.',
    'It moves by a finger, with a groan that stops every hammer in town. A crystal has grown under the shoulder, and breaks off. A man pays you two coins to leave it be. They let you keep the bar. At supper time the ringer rings, and it sounds a little flat.',
  ],
  'c4-H.d': [
    'Since somebody has sent up a thank-you in the bucket, there is a signal: you ring twice.',
    'A long way up there is a rattle, and down the shaft comes the well bucket, turning, with nineteen apples and a shell, and a note in a very upright hand: FEET. The whole ledge wipes its feet. The apples are handed around by age, and take all evening.',
  ],
  'c4-I.a': [
    'You lend Not-You what it calls the hat, and Not-You disappears to the knees.',
    'From inside the hat come sounds of great contentment. It walks up Thread Street, and three neighbors in a row wish it a pleasant journey home. That settles it. A visitor ought to visit. It packs its shuttle, and comes with you, holding up the brim with both hands to see the way.',
  ],
  'c4-I.b': [
    '“Blue,” you begin, and Not-You pulls out every blue it has, and there are seven.',
    'The pale ones go near the edge, you say. It moves. By suppertime half of Thread Street is sitting beneath the cloth. The top of your head is hot, as if something shone on it. They would like somebody to go up and find out what it does at night.',
  ],
  'c4-I.c': [
    'You pay two coins and get three arms of cloth, each by a different arm.',
    'It is so fine that you can see your hand in it, and your hand looks better. At the bottom of the bale are two shells for smoothing thread. Not-You throws in a pair of shears. It asks you to walk away slowly. It wants to see how cloth goes, when a visitor is going.',
  ],
  'c4-J.a': [
    'You settle down on the third rib, a little way along, and look at nothing in particular.',
    'By and by the driller tells you that he has a sister, with a dog. He gets up to show you how tall the dog is. You walk off together, past quite a crowd. He has a letter he never sent, it turns out, and it is mostly to the dog.',
  ],
  'c4-J.b': [
    'You lift the lunch out of his arms and drop it as far from the pillar as you can throw.',
    'It is fish paste. The slug raises a head like a bolster and goes to see. The bridge stops trembling. “That was for two days,” says the driller; but with both arms free he finds that he can crawl. He goes by way of every plank, and thanks it.',
  ],
  'c4-J.c': [
    'You climb down the pillar, and the Gigaslug turns to see what has come with the salad.',
    'It is only a young one, and fights by arriving. You are pushed off the same stone six times, and then you push back, and it goes. It has left a crystal, unchewed. Above, the driller has not let go of the rail. But he has watched.',
  ],
  'c4-J.d': [
    'Mind-the-Step takes your finger in one hand and the driller’s in the other.',
    'At every rib it stops, and bows, and says its name. By the fifth the driller is saying it too. On solid ground he sits down and pats the rock. Mind-the-Step looks back at the bridge. It has done that one now. It asks whether, where you come from, there are a great many steps.',
  ],
  'c4-K.a': [
    'The winch comes apart on a handkerchief and goes back with all its teeth.',
    'A crystal in the gears is what stopped it, and a miner’s grease-black wrench, which is how. Then you lean on the handle. The cage goes up by one foot. All four of them cry out. It comes down again. “Next rest day,” says the eldest.',
  ],
  'c4-K.b': [
    'You sit down in the fifth seat, and unfold the handkerchief.',
    'It is egg, with something green. They go on with an old conversation, about what they will do first. One of them says, for once, that she would just as soon be home for supper. Nobody minds. You are all quite comfortable. A bag mews, and gets the crust.',
  ],
  'c4-K.c': [
    'You tell the four that there is a way up on foot, and that you will go in front.',
    'You name every ladder. Three of them have stoves to see to. The fourth stands up, bag and all. At the top she puts it down. “So that’s what it weighs,” she says.',
  ],
  'c4-K.d': [
    'Somebody has hung a mirror in the Chimney, you tell the four, and it is on your way.',
    'The daylight comes down the wall. At the edge of it they put down their bags. The first points things out, higher and higher; they are dust. The second tries a shoe. The third wants to hear if her apple tree took. The fourth has turned up her face.',
  ],
  'c4-L.a': [
    'You get on behind the creature, put your arms around it, and lift your feet.',
    'It chimes all the way. There is a bend that you had not been told about, and a bump that you had. You land in sand, and in other people’s pocket money. At the bottom the school gives marks: you get a six, and the creature nine.',
  ],
  'c4-L.b': [
    'You walk up beside the creature with a cloth, and rub as it climbs.',
    'At every step it leans into your hand a little more. Gray comes off, then green, and then there is clear crystal, and your own face, upside down. A piece drops into the cloth. The grandmother, who has wanted that shoulder done for months, points out a place behind the ear.',
  ],
  'c4-L.c': [
    'You cut the steps low, an inch at a time, as the creature goes up them.',
    'Two masons come to see, and stay to quarrel, and in the end they swap the corners they were building, since each has always wanted the other’s. They leave you the chisel. When school is out there are three grandmothers on the stair, sitting down at every landing because they can.',
  ],
  'c4-M.a': [
    'You put a thank-you in the bucket and tug the chain twice.',
    'It goes up by jerks, and gets small, and the lid opens by a hand. Three neighbors come out to watch. After some time the bucket comes back with a coin in it and your own note, turned over. On the other side is an errand, in four neat lines. At the bottom it says: AND ABOUT TIME.',
  ],
  'c4-M.b': [
    'You let down a stone on the chain, and count until it stops.',
    'There are nine feet of water, and under the water is a shelf, and on the shelf is what children drop. You bring it up in the bucket: two coins, a doll’s leg, and a good pair of pincers. As for the rope, it has been spliced in a dozen places, by one person.',
  ],
  'c4-M.c': [
    'You climb the chain, past every birthday, until your head is against oak.',
    'It lifts. There is Well Street in the evening, and, close to your nose, the bristles of a broom. “I wondered how long,” says Tilda Cobb. She hauls you out by the collar, rubs your back hot, and pays two coins she says she owes. Then she lies down flat, and calls a name into the well.',
  ],
  'c4-M.d': [
    'The sump-thing comes up out of the dark in folds, like a wet carpet with an idea.',
    'It wraps you up twice, until you find the edge, and roll it, and sit on the roll. Behind where it was, somebody stands in water, winding a watch. It was company, they say, but it had only the one subject. They would like to come up and hear some others.',
  ],
  'c4-N.a': [
    '“Why don’t you get up?” Half-Past has asked the anvil, and you answer that it is waiting for supper.',
    'The Glogo turns that over. It lays a mossy cheek on the iron, and climbs down. The smith brings the hammer down at last. For that you may have your pick of the rack, at less than it cost. Behind you somebody is telling the soup that the anvil is ready.',
  ],
  'c4-N.b': [
    'A fair question, you tell the smith, and you would like to know as well.',
    'All of Furnace Shelf stops to listen. The smith looks from you to Half-Past, hammer up, and then at the hammer. “I don’t know why it’s red,” the smith says. Half-Past has never been so happy. It would like to ask that in other places, and has fetched a cushion for the road.',
  ],
  'c4-N.c': [
    'You work the bellows, then the tongs, then the end of a very long loaf.',
    'They gossip over your head. When the shift is done your shoulders have come loose. The soup is barley. The smith lays a small hammer next to your bowl. Whoever does a shift, it seems, gets one, with a name on the handle.',
  ],
}
