/** Written by art/make-videos.mjs from the storyboards. */
export const videoTranscripts = {
  'video/rooted-hallway':
    'A tree grows line by line, its roots reaching as deep as its crown is high. The hallway. You are standing in a hallway, between the child she was and the woman she will be. Nobody told you how long this hallway is. A tree does not hold its leaves by gripping them. It holds them by standing well. So we begin below the ground, with you. Slowly. There is time.',
  'video/rooted-pause':
    'Rings spread over dark water around a water lily that opens. Why a pause is enough. A stone falls into the pond: a word, a look, a slammed door. The first ring is not yours to stop. But between the ring and your answer there is a little water. Three breaths wide. That is all we need. One breath to notice. One to soften. One to choose. The pond was never angry. It only moved.',
  'video/rooted-breathing':
    'A flower opens and closes with the breath inside slowly widening rings. Three breaths, together. Let the flower open, and breathe in. Let it close, and breathe out. Again: notice what is here. Again: soften the jaw, the hands, the shoulders. Once more: choose what you would like to bring. You may stay as long as you wish.',
  'video/rooted-listening':
    'A branch grows leaf by leaf; a large bird and a small bird sit facing each other. Listening with your shoulders. She can hear whether you are listening before you say a word. Your shoulders tell her. So does the spoon you go on stirring. Turn a little toward her. Not all the way. Count to four after she stops. The important sentence often comes at three. Then say back one thing you heard, and nothing else.',
  'video/rooted-doors':
    'Three arched doors, a small one, a middle one and a wide one, open one after another. Three doors. “How was school?” is a very large gate. Most days it stays shut. Here is a small door. It asks for one detail that cannot be wrong. Here is a sideways door. It asks about the cat. And here is a door for two. You go through it first. All three have their handle on the inside. Knock, and then look at the road.',
  'video/rooted-storm':
    'Reeds bend in wind and rain; little by little the rain grows thin. After the storm. It was loud. Perhaps it was you who was loud. Storms pass through every good house. The reeds do not decide who started it. They bend, and they wait for the water to go down. You may wait too. An hour is allowed. A night is allowed. What matters is who comes back first.',
  'video/rooted-mending':
    'A clay bowl with cracks that fill with gold; a green sprig grows out of it. The golden seam. There are potters who mend a broken bowl with gold. They do not hide the crack. They follow it with care. A family has such seams. Say what happened. Say your part. Say you are still here. You need no reasons today, and no “but”. This is where the bowl becomes hers too.',
  'video/rooted-thread':
    'A kite climbs over the hills on a long, easy line. The lengthening thread. A kite does not fly because you hold it tight. Nor does it fly when you let go. It flies on a line that grows longer, with two hands at the end. Some days she pulls. Give a little. Some days the wind drops. Take a few steps toward her. All her life you will feel her at the other end.',
  'video/bloom-hello':
    'A seed in the earth sprouts, grows leaves and opens a flower toward the sun. Hello, you. Hello. This is yours. Nobody will give you a mark here. A seed does not ask whether it is doing it right. It grows toward what is warm. You can go fast or slowly, skip, and come back. Ready? Only if you want to be.',
  'video/bloom-weather':
    'Sun, cloud and rain pass over green hills, and a rainbow appears. The weather inside. Some days you wake up and it is sunny inside. Some days there is fog, and you do not know why. Weather is not your fault. Weather is also not you. You are the whole sky. You are bigger than the cloud. And every weather you have ever had has moved on.',
  'video/bloom-names':
    'At dusk, small lights gather one by one in and around a glass jar among ferns. Give it a name. A feeling without a name buzzes around in the dark. Try a name on it. Is it sad? Is it left out? Is it tired? When the name fits, a little light goes on. You can have two at once. Excited and scared is very common. Nobody needs to fix it. You have only said what is so. Then open the jar, and let it fly.',
  'video/bloom-gate':
    'A garden gate stands between two posts while climbing roses grow over it. A gate is not a wall. Every garden has a gate, and somebody who opens it. In your garden that is you. A wall keeps everyone out. A gate can choose. “No” is how a gate sounds when it closes. It does not have to slam. And the people who love you will knock.',
  'video/bloom-cactus':
    'A round cactus in a clay pot grows its spines, and then a large flower. Three ways to say no. Here are three, from soft to prickly. One: “No thanks, I do not feel like it.” Two: “I said no. Please stop asking.” Three: “Stop. I am going now.” And then you go. You may start with three. And you may always tell a grown-up. A cactus has spines and flowers, both.',
  'video/bloom-mirror':
    'An oval mirror is framed by a growing wreath; a flower opens inside it. Mirrors and windows. A mirror shows you how you look, for one second, in one kind of light. It has never seen you run. It does not know what makes you laugh until you cry. A screen is a mirror too, and somebody else has chosen the light. A window shows you what you could go and do. Have you looked out of one today?',
  'video/seeds-candle':
    'A candle burns beside a small pot in which a bean begins to grow. A place for two. Choose a corner. It may be under the table. Choose a candle. She lights it, you help. While it burns, nobody is in a hurry. No telephone has ever needed to be here. Ask one thing. Then listen until the wax has moved. Blow it out together. That is all. That is a lot.',
  'video/seeds-bean':
    'A bean in a clay pot, seen as if the pot were open: it puts down roots, and a stem rises out of the earth. What the bean is doing. The pot looks empty. The bean is very busy. First it drinks, until its coat is too tight. Then it puts one root down, to hold on to. It bends its back and pushes. All this in the dark. One morning there is a loop of green. Do not pull. It lifts its head when it is ready. You may cheer.',
} as const;
