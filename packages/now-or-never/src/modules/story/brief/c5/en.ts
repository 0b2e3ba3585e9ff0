// The writers' brief of chapter 5: the beat of every event, and the first thing each hero notices there. No table
// loads it.
import type { Brief } from '../brief.ts'

export const C5_BRIEF: Brief = {
  'c5-A': {
    beat: 'A door in Drip Court that was wall yesterday stands ajar. Inside, among bottles, something huge sits on the floor with its knees up, folding a tablecloth with enormous care. It has stitches like a good quilt. It hears you, and hides its face in the linen.',
    lens: {
      halia: 'It looks between two fingers at the lamp, as at something it read about once.',
      zeik: 'It has been told, you see, that it is the end of a story. Nobody mentioned the middle.',
      marklun: 'The stitching is by somebody who had studied cats and loved them.',
      namal:
        'Made, not born; large, in a small room; told what it was for. You come in as slowly as you can.',
    },
  },
  'c5-B': {
    beat: "On the Mushroom Stair the shelves light up ahead of you, one by one, under somebody's feet. Nobody is there. Then you reach the seventh shelf and recognize the way they hurry: it is you, last week, late.",
    lens: {
      zeik: 'You do not call out. You have heard what happens to people who take your advice.',
      marklun:
        "Last week's you stops, frowns, and corrects something in a notebook. You find the correction in yours.",
      namal: 'It lights under your heavy tread, twice for each step, and a row of Glogo applauds the duet.',
    },
  },
  'c5-C': {
    beat: 'Overnight the painted doors of the Long Gallery have become doors. They open on kitchens, twenty years ago, with the soup still on. Nobody inside can see you. A queue of Well Street people stands before them with a hand on the latch.',
    lens: {
      zeik: 'Behind the fourth door you are telling a story. You had more hair and fewer facts.',
      marklun: 'You check the clock over the stove, and then, in some haste, the calendar.',
      namal: 'You put your eye to one. There is a child asleep against a coal scuttle. The soup is leek.',
    },
  },
  'c5-D': {
    beat: 'The bats of the Bat Loft have brought letters postmarked a week from now. The postmistress will not hand them over: it is against regulations to deliver early. She is, however, about to go to lunch.',
    lens: {
      zeik: 'One is from you, to Sefa. It is long. You have the sense that it was overdue.',
      marklun: 'Yours says only: *Bring the other coat.*',
      namal:
        'Yours is tied with knitting wool, and the hand is unformed and careful. You do not know anyone who is learning to write.',
    },
  },
  'c5-E': {
    beat: 'Snow falls up the Chimney. It starts at your feet and rises, unhurried, toward the coin of sky, and where it passes the wall the scorch-marks of twenty years fade, one winter at a time.',
    lens: {
      halia: 'Your lamp burns backwards, wick lengthening. You shake it, as one shakes a watch.',
      zeik: 'Your stone fingers sting. For a breath they are only fingers. Then the snow has gone by.',
      marklun: 'You write down the time. The ink is wet, then a blot, then in the bottle.',
    },
  },
  'c5-F': {
    beat: 'In the Cold Market one stall stands twice, side by side, the same woman in both. The two are selling the same cup at different prices and have stopped speaking. Trade is excellent.',
    lens: {
      halia: 'Only one of them casts a shadow from your lamp, and it is the other one who looks frightened.',
      marklun: 'If you stand exactly between them your watch stops, out of tact.',
      namal: 'They ask you to decide. You say you have never seen why one should have to.',
    },
  },
  'c5-G': {
    beat: 'The Salt Pool has gone clear to the bottom, and on the bottom the night of the Leaving lies like a town under glass: tiny, lit, people the size of grains running uphill. You can put your hand in. It comes out wet.',
    lens: {
      halia: 'One grain of light goes out on a hill the size of a thumbnail.',
      zeik: 'At the fork, a grain with a staff stands for a long time. You had remembered it as no time at all.',
      namal: 'Something moves up the coast road carrying all it can. You had thought of it as slow.',
    },
  },
  'c5-H': {
    beat: "On Bell Ledge you hear the stroke first, and see the hammer fall a minute later. The ringer has taken to apologizing in advance. Today the bell has rung ten for supper, and there are nine people's worth of soup.",
    lens: {
      halia: 'Teo says he never minds being late any more; it has already happened.',
      zeik: 'A sound ahead of its cause: you have made a living like that.',
      namal: 'Your thumb-dent is gone. Then it is there, and deeper, and you have not touched it.',
    },
  },
  'c5-I': {
    beat: 'In Thread Street a stall-keeper is selling off her time: skeins of afternoons, a remnant of spring. Under the counter stands a minute glass whose sand runs up. She says it came with the rift and it is too much for her: she keeps having the same thought before she has it.',
    lens: {
      halia: "In its light your lamp's shadow falls toward the flame.",
      zeik: 'She tells you what you are about to say. It is better than what you were going to.',
      marklun: 'You know how it works at once, completely, and then the sand turns and you do not.',
      namal: 'It weighs nothing at all, and both your hands shake from the carefulness.',
    },
  },
  'c5-J': {
    beat: 'Half of Rib Bridge is missing, and where the ribs were stands the beast that lent them, alive, grazing, transparent as steam. It turns its head. Whatever you walk on, if you walk, will be a memory of its own.',
    lens: {
      halia: 'The lamp shines right through it, onto a valley with no cliff.',
      zeik: 'Nobody has ever told a story about this animal. You feel the size of that.',
      namal: 'You are, it comes to you, not the oldest thing here. You could get used to it.',
    },
  },
  'c5-K': {
    beat: 'The Far Lift, which has not moved in twenty years, arrives. In it sit four people with packed bags, the same four who are standing next to you waiting. They look each other over. The ones in the lift have tanned faces.',
    lens: {
      halia: 'The tanned ones have their lamps lit, in daylight, out of sheer wealth.',
      zeik: 'They greet you like a man who has already apologized. You take note of the wording.',
      marklun:
        'You look at the counterweight. It is your design, and it works, and you have not built it yet.',
    },
  },
  'c5-L': {
    beat: 'Time has thickened on the Slide: the children hang in mid-shriek, sinking a foot an hour. They are enjoying it. Their mothers, at the bottom with towels, are less easy in their minds.',
    lens: {
      halia: 'You light each child as you climb, so the mothers can count.',
      zeik: 'It is the ideal audience. They cannot leave before the end.',
      marklun: 'You compute when the last will land, and offer the mothers a choice of units.',
    },
  },
  'c5-M': {
    beat: 'Lean over the Lower Well and it repeats what you are going to say. Hanne Sorrel has had it roped off, after three betrothals and a resignation. There is still a queue.',
    lens: {
      halia: 'It says *Teo*, in your voice, a moment before you have decided.',
      marklun: 'It says *I do not know*. You wait. You do not, in fact, say anything else.',
      namal: 'It hums. You had not been going to hum. Now that you hear it, why not.',
    },
  },
  'c5-N': {
    beat: 'On Furnace Shelf the smith is cooling a horseshoe for a horse that is not foaled, ordered by a man who has not yet learned to walk. It paid in advance. She would like a second opinion on whether to start the other three.',
    lens: {
      halia:
        'You ask for a lamp hook. She says it is finished, and small, and made for a lower arm than yours.',
      marklun: 'The iron remembers a shape it has not had yet. You hold it longer than is wise.',
      namal:
        'She has one more order in the book, for a door hinge. It would take six men to lift. It is in your name.',
    },
  },
  'c5-rift-1': {
    beat: 'The air is torn from knee to lintel, and through it comes the smell of your village on an ordinary evening before. Someone is frying onions. You could put an arm in to the shoulder.',
    lens: {
      halia: 'Somebody is calling children in. The list has your name in it, third, as always.',
      zeik: 'It is the evening of the day you were asked which road. They have not asked yet.',
      marklun: 'On a roof, against the last light, a boy is polishing a mirror and singing.',
      namal: 'Heavy steps go by on the other side, and stop, and something large looks in at you.',
    },
  },
  'c5-rift-2': {
    beat: 'This one opens on no place you know: a black slope, white stars underfoot, and ropes as thick as houses going up out of sight. The wind that blows from it smells of rain on iron. Every stiffened creature in the cave has turned to face it.',
    lens: {
      halia: 'Far up a light goes slowly from left to right, carried, you would swear, by hand.',
      zeik: 'You look ahead, as you can. It is the first time something has looked back.',
      marklun: 'The stars are not ours. You sit down to count them and cannot see the page.',
      namal: 'The ropes are under load. You know that sound. Something is being held.',
    },
  },
  'c5-rift-3': {
    beat: 'Through the third tear it is night in the village, some night to come, and the whole cliff is alight from foot to brow. There is no sound. Small dark figures move in front of the brightness.',
    lens: {
      halia: "A child's hand goes past with a taper in it. You know the sock.",
      zeik: 'It is the fire you saw ten years ago. You make yourself not step back.',
      marklun: 'You are in it, on the roof, waving both arms. You appear to be having a good time.',
      namal: 'In the middle of the light is a dark oblong, very tall, with a knob on it. It is a door.',
    },
  },
  'c5-halia-B': {
    beat: "On the ninth shelf lies a brass snuffer, child's size, cold as a spoon. It has not been here before. When you pick it up, every mushroom on the stair goes dim and waits for you.",
  },
  'c5-halia-C': {
    beat: 'Your door has become a door. Inside, your mother is putting out two bowls and calling up the stairs to a girl who has been sent to the hill with a message. If you stepped in you could be there when the girl got back.',
  },
  'c5-halia-D': {
    beat: "Next week's post holds one for you, in capitals that lean. *DEAR HALIA I LIT IT. IT WAS EASY. YOU WERE LOOKING AT SOMETHING ELSE. I HOPE THAT IS ALRIGHT. WICK.*",
  },
  'c5-halia-monument': {
    beat: 'Round the foot of the Monument people are saying they can smell it: a candle just gone out. It grows stronger on the side of the first rift. You have smelled it every night for twenty years and taken it for yourself.',
  },
  'c5-halia-rift-1': {
    beat: 'She is on the hill, holding the snuffer with both hands. Below her the road is crawling, and farther down, small, come lanterns: nineteen families, walking toward it, steering by her light. Behind you your grandmother says, in a voice you had forgotten was afraid, *now.* The girl looks straight at you.',
  },
  'c5-halia-hermits-hut': {
    beat: 'You tell it to the schoolroom under the hut, since they have a lesson about it on the wall. You get as far as *she was frightened and so was I*. A child asks what the girl did next. Nobody has ever asked you that. She went home and was sick, you say, and then she helped carry the blankets.',
  },
  'c5-zeik-M': {
    beat: 'The well says: *I kept you away because I was afraid of a picture.* You had leaned over it to say good morning. Sefa, next in the queue, lowers her pencil, and does not write it down, and that is worse.',
  },
  'c5-zeik-N': {
    beat: 'The smith is making you a left hand, two fingers of iron, to fit over the stone. She has had the order for years. It is signed with your name and dated the day before the last day of something.',
  },
  'c5-zeik-F': {
    beat: 'At the doubled stall stands a man of sixty-four with all ten fingers. He took the left fork, with them. He has told stories down here for twenty years, small ones, true ones, to eighty-eight people, and he asks you, with real curiosity, what it was like to be famous.',
  },
  'c5-zeik-city-of-spirits': {
    beat: 'The spirits here died in rented rooms, on the coast, waiting for your word that it was safe. They are not unkind. They have no questions left. They make room for you on the bench, and one of them shares a blanket he cannot feel.',
  },
  'c5-zeik-rift-3': {
    beat: 'You have come to look at it properly. The cliff burns, as it burned ten years ago when you shut your eyes and shut your mouth. You hold the edges of the tear apart with both hands. It burns without smoke. It burns in rows. It burns, you see now, at the height of windows.',
  },
  'c5-zeik-undergarden': {
    beat: "You have told her all of it, lamps, windows, ten years, the carter's wife. She has filled a book. She turns it round for you to sign as true. At the bottom, under your words, she has written four lines of her own, and they do not spare you, and they are kinder than yours.",
  },
  'c5-marklun-H': {
    beat: 'The bell rings before it is struck: at last, you think, something in your line. You have a chart, two strings and a boy with a hammer. At ten strokes the boy asks, with interest, whether it would ring if he went home.',
  },
  'c5-marklun-G': {
    beat: 'In the clear pool, on a roof the size of a crumb, eleven sparks go off. You follow them with a lens. They leave the roof, they cross the valley, they strike wet rock. And by that rock something stops running, turns, and goes in.',
  },
  'c5-marklun-J': {
    beat: 'The beast that lent its ribs lets you measure it. It is patient, and see-through, and when you have finished it lies down in the shape of the bridge. It was not built from bones, you understand. It stayed to be walked on.',
  },
  'c5-marklun-scholars-tower': {
    beat: "Behind the drying library is a door with Umbrel's initials and, lower, in crayon, another's: her assistant's, who was lonely, and good at sewing. On the bench stands a jar with your torn page in it, pressed flat. The label says: *For M., when he stops.*",
  },
  'c5-marklun-rift-2': {
    beat: "Umbrel is there before you, on a camp stool at the lip of the black slope, wrapped in three coats. 'A thousand years,' she says, not turning round. 'I knew it that same night. You were fourteen, and you worked so *hard*, after. I let you.' The stars go by under her boots.",
  },
  'c5-marklun-ublo-tower': {
    beat: "You bring the mirror's crank back to Lost Property. The clerk asks whether you have finished with it. On the form, in the space for *cause of original loss*, you have crossed out twenty years of answers. You ask whether *unknown* is a word they accept.",
  },
  'c5-namal-E': {
    beat: 'The rising snow passes your boiler, and your fire begins, quietly, to un-light. You know this cold. You have twelve minutes in it, by the last time, and a row of townspeople behind you with their blankets held out.',
  },
  'c5-namal-L': {
    beat: 'You are asked to stand at the foot of the Slide and catch. The children come down at a foot an hour, each with its arms out. It is the slowest work you have ever been given, and there are thirty of them. You settle your feet.',
  },
  'c5-namal-K': {
    beat: 'In the arrived lift sit four of your fifteen, brown from a summer that has not happened. They beam at you. One has a drawing so good you look behind it: a street, a tall door, and you on the step of it with a mug.',
  },
  'c5-namal-tower-of-miners': {
    beat: "The miners' night book has an entry you have never been shown. *Engine brought down off the pass, cold, under forty blankets. Do not light without the vote.* Under it are forty-one signatures. The last is a child's.",
  },
  'c5-namal-rift-1': {
    beat: 'There you stand, in the snow, turned back toward the village, one foot lifted. The forty-one are round you with their arms up. *If she goes back she will not come out,* somebody says. *Hands.* One by one they put them up. A girl reaches into your firebox, and says sorry, and draws the coals.',
  },
  'c5-namal-snail-caves': {
    beat: "She is thirty-one and keeps the snail-shed's fire. When you come round the rock she puts down the tongs, and then picks them up, and then does not know where to put them. She has been waiting since the thaw to hear what you will say.",
  },
}
