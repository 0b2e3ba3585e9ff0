// Chapter 3, Marklun: the shared letters in his eyes, his own letters, his missions, and his meeting with the tank.
import type { Prose } from '../../prose.ts'

export const C3_MARKLUN: Prose = {
  'c3-marklun-B': [
    'The Guild’s maps are better drawn than yours.',
    'They hang in wet rows on Laundry Green, pegged by the corners, smelling of size and new ink. You follow a contour with one finger, all the way down the valley, and it does not wobble once. Then your finger is on nothing. Where the village ought to be each map has a clean white hole, the shape of home. You could have forgiven bad drawing.',
  ],
  'c3-marklun-C': [
    'Somebody at the works has put third gear in backward, and you have the cover off already.',
    'The drill tank has its nose in a kiln, and ticks as it cools. It takes you two minutes to set the gear right. Only then do you recall whose tank it is. In the hatch the driver sleeps with her mouth open, and on her knees is a wage slip, mostly deductions. There are a good many loose bolts here that no one would miss.',
  ],
  'c3-C.d': [
    'A little of your warmth goes into the oil, as it does when you are happy.',
    'By the time you have finished, the tank can be driven with two fingers. The driver wakes and tries the lever. Nobody has mended anything of hers in six years, she says. A potter brings you both tea. She gives you the Guild’s own wrench, which on paper has been lost since March.',
  ],
  'c3-marklun-D': [
    'One apple, says the man in the gray coat, one coin; and already you would like to see his working.',
    'He is valuing the Lower Orchard aloud, apple by apple, while a clerk takes it down. They have come to two thousand and four. He names no tree, though each has its family’s tin plate on it. The clerk weeps a little on the sevens. You have been checking, with a bag of cores for a tally. His mistake was in the first apple. It was a pear.',
  ],
  'c3-marklun-E': [
    'Beacons, says the notice on Lamp Hill, will be taxed by the candle.',
    'The inspector has climbed up with a box for counting flames. A candle, you tell him, is a measure of light; it is also an object; it is also, at the chandler’s, a weight. Which does the Guild mean? He sits down heavily on the box. By now the wind has put out his own lantern. It smokes in his lap, and it is a long way down.',
  ],
  'c3-marklun-F': [
    'Your coat has been given three out of ten.',
    'The surveyor is waist high, on three legs, with a Guild seal on its flank that hangs by a thread, and its name is Y9. For two days it has been measuring an oven on the Bakers’ Steps. It has done you in passing: hat, reach, tread of boot. No one ever did it so well. “Interior, warm. Purpose, unknown,” it tells the oven. “Rating of day, four.” You look down. For the coat, three is generous.',
  ],
  'c3-marklun-G': [
    'Break one tooth from a comb and the rest play another tune, and you have brought a comb.',
    'The carters of the Glass Meadow watch you demonstrate. They nod. They have cotton in their ears. All day they have been cutting the grass in squares, like turf, and stacking it, and where a square is gone the ground gives out one low wrong note. At dusk the carters unroll their blankets under the carts, on the stubble.',
  ],
  'c3-G.e': [
    'A meadow is tuned one blade at a time, with a file and some warmth.',
    'You begin at the edge of the first bare square. The carters follow with lanterns and, after an hour, without their cotton. By morning the wrong note is the bottom of a chord. They let you keep the crystal you snapped at four o’clock, when you sneezed.',
  ],
  'c3-marklun-H': [
    'GUILD PAYS, says the flag in the Windbreak, and you have read what is on the back.',
    'The pay is by the yard drilled, less a fine for each yard found to have anything in it. You have done the sum for granite: by Friday a man owes them his boots. A recruiting sergeant sits behind a heap of advances. Your neighbors are in line, hats in hand, and have had no breakfast; you can hear it. At the front Hobb the builder is stuck after the second B.',
  ],
  'c3-marklun-I': [
    'Twelve pencils lie beside the roll, and every one is the same length to a hair.',
    'Assessor Dace sharpened them himself. By clause nine, he tells you, a village is not vacant if its residents sign before sundown on the last day; there are forty clauses. He has set a chair by the Millpond for anyone who is old. Cedar shavings curl in a saucer, all the same curl. You had come to dislike him. He asks if you would care to try the chair.',
  ],
  'c3-marklun-K': [
    'Beside the Guild’s clerk hangs a handsome drawing of half a bridge.',
    'The Toll Road forks here, at a signpost with one arm, and beneath its lamp he sells tickets to a bridge that will stand there someday. People push; some buy two. You lean over to see the plan. It is shown leaving this bank, with shading. There is no other bank. You know this sort of bridge. You once published one.',
  ],
  'c3-marklun-L': [
    'The timer gains nine seconds in the minute, so the nine minutes left are less than eight.',
    'You did that sum first, and wish you had not. Paper charges hang on a cord all along the Quarry Mouth, and the sign says NOON. The foreman is at lunch, and two guards at the shed are smelling theirs. It is very still. In block thirty-one, which measures a hand and two fingers at the door, the curtains have just been opened.',
  ],
  'c3-L.e': [
    'You inform the guards, with figures, that their noon is not noon.',
    'The tall one says it is near enough. You ask him, as a friend, near enough for whom. They look at the curtains. Both of them hold the ladder while you turn the hand back to eight, on principle, and take out the spring. They give you four coins not to mention it. You keep the winding key.',
  ],
  'c3-marklun-M': [
    'Perpetual motion is impossible, and it has been going on since dawn.',
    'There are two clerks. One has this end of the Rope Bridge, one has that, and they pay each other a fee to change places. The same coin goes over and comes back. You sit on the bank for an hour with your watch, hunting for the loss. The ropes creak, the books balance, and the clerks grow thinner. Neither has stopped to eat.',
  ],
  'c3-marklun-meet-guild-tank': [
    'CORRESPONDANCE, says the brass plate, and you have a file in your pocket.',
    'The Guild Tank sits across the village road like a bank on wheels. You are here to argue; you have brought paper for it. There is a slot for coins, and a small door for letters, which is shut. While you wait you put right the A. It smells of polish and hot metal. You are blowing away the filings when the door, with no one near it, opens.',
  ],
  'c3-marklun-meet-guild-tank.a': [
    'Two books go through the door, a page at a time, with the clauses underlined.',
    'At clause nine the engine changes its note. At clause thirty it stops. The slot runs backward, and out comes the levy, all that the street has paid. People hold out their aprons. Eight coins roll to your feet, and nobody will take them. The tank turns around, with difficulty, and posts you a receipt.',
  ],
  'c3-marklun-meet-guild-tank.b': [
    'In at the little door goes the roll of residents, and is heard to be read.',
    'At each name a bell pings, and behind you somebody says “here,” although nobody asked them to. You had not known there were so many. The roll comes out stamped on every line. The Guild’s own copy comes after it, bound in calf, and addressed to the neighbors.',
  ],
  'c3-marklun-meet-guild-tank.c': [
    'You put it to the slot that a levy must be for something.',
    'By noon you have reached drains. By three there is a row of chairs behind you, and a man selling nuts. You are on the history of the lamppost when the slot sighs, quite distinctly, and drops four coins, a button and a shell in the road. The chairs clap.',
  ],
  'c3-marklun-J': [
    'Eighty-eight places in Well Street, eighty-nine spoons, and you have come back by yourself to settle it.',
    'The odd one is in the end house, on its own. It is short, for a very small hand, and when you tilt it to the window there is a mark burned in the handle, a crescent as neat as a nail paring. A lens did that, on a sunny day, in a school. Outside, Tilda Cobb has begun to sweep toward you. The lens is in your second pocket.',
  ],
  'c3-marklun-J.a': [
    'The girl was two, and ate on other people’s laps, and so had no place.',
    'Her brother had brought her to school with her spoon. You wished to impress her. She bit you, and laughed. You say her name to the kitchen, to see if you still have it, and in the road the broom stops. Tilda Cobb brings you the house’s recipe book. It is all soft things.',
  ],
  'c3-marklun-J.b': [
    'Assessor Dace turns the spoon over twice and asks whether you are quite sure.',
    'He counts seven coins into your hand and writes you a ticket. Then he lays it in his tin lunch box, on a clean napkin, and apologizes to it for the noise of the lid. Tilda Cobb is at the end of the street, beating a mat. She does not stop when you go by.',
  ],
  'c3-marklun-J.c': [
    'You cut a second from the lid of your pencil box, which was the right gauge.',
    'When the sun comes around you hold out the lens and do the crescent in one go, as you did then; your hand has got steadier, and needs spectacles. You leave the two side by side. Tilda Cobb comes in, counts them, and puts a good small hammer on the sill by your elbow.',
  ],
  'c3-marklun-A': [
    'The Guild’s chief engineer has a paper in his hand, and it is your paper on gears.',
    'He stops you on the Goat Stair to say how much he liked it. He has ideas about page sixty. There is a laboratory for you with the Guild, with windows; there would be lunch, today if you are free; and all they ask is that you stop turning their survey pegs. The step trembles under you. They are drilling, a long way in. Nobody else ever got past page nine.',
  ],
  'c3-marklun-A.a': [
    'You decline, beginning with the windows and how kind they sound.',
    'It is the longest no he has ever had, he says afterward, and the best argued. You walk each other up and down until the goat gets up and leaves. He laughs at the joke on page sixty-two, and it warms you like soup. He would like your offprint signed, to a colleague who was wrong.',
  ],
  'c3-marklun-A.b': [
    'There are four courses, and at every one he asks you something.',
    'You had forgotten that fish could be hot. You draw gears in the gravy, he draws better ones, and your feet stop hurting. He pays you three coins for your time, out of the Guild’s purse. On the way out you pass the window. From here the village is very small, and has pegs in it.',
  ],
  'c3-marklun-A.c': [
    'You turn over his plan of the drillings, and draw the other side.',
    'You draw ovens, since the rock is warm. You draw a hole for smoke. A pipe does not clink back, you tell him, when you say hello. He goes gray. His steel rule and the borings log are in your arms, and he is running down past the miners, shouting for someone to stop the drill.',
  ],
  'c3-marklun-N': [
    'The school’s crest is still on the corner of the mirror, and the rest was cut to fit.',
    'The Guild bought it at a sale, “effects of the guilty, one lot.” On the Crater Lip it now works the gauge of the great pump, and the gauge runs the valve. The reading is wrong; you could put that right with a thumb. You put the thumb in your pocket. In the glass is the sky, a little to the left of where the sky is.',
  ],
  'c3-marklun-N.a': [
    'Half a turn on the left-hand screw, and for the first time the dial tells the truth.',
    'The pump settles to an easy thud. A pumpman, shouted at since spring, stands listening to it, and holds out his spare pipe wrench without looking around. You wipe the glass with your cuff, from habit, round and round. It was you who chipped that corner.',
  ],
  'c3-marklun-N.b': [
    'Four clips hold it, and your fingers remember how it likes to be lifted.',
    'You shut the valve first. The pump drops a tone, and another, and then there is only the crater’s own hum. Along the Lip people look up. Your mirror goes under your coat, with half its edge gone. You take the screwdriver off its chain, and a crystal that the light had grown in the bracket.',
  ],
  'c3-marklun-N.c': [
    'You keep still, which is hard, and look at the sky on the left.',
    'It is later there. A star comes out, and below it another, large and yellow, which swings from side to side as a lantern does. You write until the page is dark, warm where the glass is warm. The foreman, who had wanted one number, gives you a daybook to copy it all into.',
  ],
  'c3-marklun-ublo-tower': [
    'Exhibit nine is the school logbook, and it lies open at your last entry.',
    '“Signal sent, eleven flashes.” You were proud of the S. The Guild means to show that the village called down the star itself, and so forfeits the insurance. The glass case has a small brass lock. By the gutter of the book, where there should be an entry ten, something has been cut away along a ruler. The clerk asks whether you would like a chair.',
  ],
  'c3-marklun-ublo-tower.a': [
    '“There is no entry ten,” says the clerk, and turns the book to make sure.',
    'There is a stub. Along it, one under another, run the first strokes of eleven lines that somebody took away with a ruler. They are green. Then she has that night copied out for you and bound, stub and all, and calls in the whole corridor as witnesses.',
  ],
  'c3-marklun-ublo-tower.b': [
    'The chair is a good one, and you tell her all of it.',
    'You tell her how you asked the sky a question eleven times, and thought it had replied. She has put down her pen. A porter brings tea, and stays, and so does the man who came in about a trunk. “Fourteen,” the clerk says, when it is quite finished. She pushes over the sugar.',
  ],
  'c3-marklun-ublo-tower.c': [
    'The lock is one that you designed, in a poor year.',
    'You have the logbook, and the lock, and are down the back stairs before the clerk has brought the chair. A lawyer pays four coins for a look. You look too. It says what it said. Above you the clerk is walking from window to window, with the chair, calling your name.',
  ],
  'c3-marklun-istreka': [
    'Istreka’s astronomer charges by the hour, in advance, and does not look up.',
    'She has a telescope as long as a barn, and you would have given a thumb for it, either one. The lens has a bloom; she wipes it with an onion skin, and sniffs. For a fee she will state under seal how long the star was falling. Or she will say she is not certain, which is cheaper. People seldom like the truth, she says, when they get it.',
  ],
  'c3-marklun-istreka.a': [
    'The astronomer bites each of the four coins, and opens a drawer.',
    'It has been there all along, in nine handwritings, the first so old that you need the second to read it. A thousand years. She seals you a copy. Then she writes you a note to her outfitter, who owes her a discount. “You look as though you are going somewhere,” she says.',
  ],
  'c3-marklun-istreka.b': [
    'You grind for two days and a night, and she passes you onions.',
    'It is a good lens; you see that when her shoulders go down. A thousand years it was falling, she says, without turning around, and seals you that for nothing. You may keep the grinding lap. By morning half the street would like its spectacles seen to.',
  ],
  'c3-marklun-istreka.c': [
    'The astronomer writes “I am not certain,” stops, and asks how that is spelled.',
    'It is a word she has not needed. The Guild’s counsel is outside in a carriage, and for that letter he pays four coins, through the window. You have your twenty years back, just as they were. When you pass the tower again at night the shutter is open. She is checking.',
  ],
  'c3-marklun-crystal-meteorite': [
    'The letter from Istreka says a thousand years, and you read it again in the bottom of the crater.',
    'You called nothing, then. Yet in your copy of the log are eleven flashes, and eleven flashes go somewhere; that night they crossed the valley and lit something. You turn around once, slowly, with the hot grit squeaking. Down the pump shaft there is a tapping. Up on the ridge the Guild’s counsel, and half the village, wait for you to speak.',
  ],
  'c3-marklun-crystal-meteorite.a': [
    'You read the letter, from date to seal, in a smaller voice than you had planned.',
    'Counsel asks to have the figure again. A thousand, you say. On the ridge a very old woman starts to laugh, and has to be held up. The case is put away, paper by paper. You sit down on the spot. There is a crystal under your hand, and you hold on to that.',
  ],
  'c3-marklun-crystal-meteorite.b': [
    '“I do not know what I lit,” you say, and a minute later notice that you have stopped.',
    'Counsel’s pen is waiting for the rest. He has no clause for it. He looks at you over his spectacles, closes his book on Exhibit Nine, and hands it down to you. “I should rather like to,” he says. Behind him people have begun to point at parts of the valley.',
  ],
  'c3-marklun-crystal-meteorite.c': [
    'Your mirror is smaller than it was, and the sun is low enough.',
    'You flash it once, down the valley, the way your string ran. The light goes over the hedges like something skipped on a pond, and far off it touches wet rock. The whole ridge is standing up. Counsel himself asks if you could do it again. A boy has marked the line with a crystal.',
  ],
  'c3-marklun-crystal-meteorite.d': [
    'You excuse yourself to counsel and go down the ladder toward the tapping.',
    'It is a creature, wound in Guild cable, beating on the pipe with its one free claw. You cut, it thrashes, you apologize and cut. When the last loop goes it sits down and looks east. It has left you a crystal, and you have the cable shears. At the top they are all waiting.',
  ],
}
