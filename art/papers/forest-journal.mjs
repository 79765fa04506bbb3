import { Drawing, colour as c, stalk, curve } from '../drawing.mjs';
import { art, cover, lines, page, paper } from '../paper.mjs';
import { thumbnails } from '../thumbnails.mjs';

const seasons = [
  {
    name: 'Resting',
    text: 'A seed lies in the dark and, to all appearances, does nothing. It is not wasting its time. It is waiting for the right kind of warmth.',
    questions: [
      'What is asking for less of you?',
      'Where do you rest without having to earn it?',
      'What have you been carrying that could be put down for one evening?',
      'What is quite enough already?',
      'If today were a blanket, what would it be made of?',
    ],
  },
  {
    name: 'Sprouting',
    text: 'The first thing a sprout does is to go the wrong way: down. Only then does it dare to come up. It is all bent and has its hat on crooked.',
    questions: [
      'What is new, and so small that you have told nobody?',
      'What would you try if nobody were watching?',
      'Which question do you keep coming back to?',
      'What makes you curious about tomorrow?',
      'Who is good to you when you are a beginner?',
    ],
  },
  {
    name: 'Rooting',
    text: 'You cannot see roots, and so nobody praises them. They find water in the most surprising places, and they hold hands underground.',
    questions: [
      'Who has always been there?',
      'Which smell means “home”?',
      'What do you know because a grandmother knew it?',
      'What do you do even on bad days?',
      'Where do you belong, and how can you tell?',
    ],
  },
  {
    name: 'Branching',
    text: 'A branch grows toward the light, even if that makes the whole tree lopsided. From far away, lopsided trees are the ones we draw.',
    questions: [
      'What do you want more of?',
      'To what would you like to say no?',
      'Which two things can you not decide between? Write both as if they had happened.',
      'What have you outgrown?',
      'Whose opinion is louder in you than your own?',
    ],
  },
  {
    name: 'Blossoming',
    text: 'A blossom does not open for the bees. It opens because it is time, and then the bees come.',
    questions: [
      'What are you proud of, without any “but”?',
      'When did you last forget the time?',
      'What do people thank you for?',
      'What is beautiful about an ordinary Tuesday?',
      'Describe yourself as someone would who loves you.',
    ],
  },
  {
    name: 'Resting again',
    text: 'The leaves come down. It looks like an ending, but under every leaf stalk there is already a bud. Have a look, it is true.',
    questions: [
      'What may be over now?',
      'What has ripened this year?',
      'What will you keep some seed of?',
      'Whom would you like to thank, and will you?',
      'What would you like to be asked next time?',
      'How do you say good night to yourself?',
    ],
  },
];

/** A sprig that has grown a little further with every season. */
function sprig(step) {
  const d = new Drawing({ width: 960, height: 230, seed: 300 + step });
  d.stroke('M180 214H780', { width: 1.6, opacity: 0.6 });
  const seed = 'M480 196C494 200 493 220 480 226C467 220 466 200 480 196Z';
  if (step === 0) return d.tint(seed, c.gold).stroke(seed);
  if (step === 5) {
    d.stem(stalk(480, 214, 150, 8), { width: 2.6 })
      .stem(curve([482, 120], [460, 100], [440, 90], [430, 66]))
      .stem(curve([484, 140], [510, 120], [530, 110], [538, 84]));
    for (const [x, a] of [
      [400, 10],
      [440, -20],
      [530, 190],
      [574, 10],
    ])
      d.leaf(x, 210, a, 34, { fill: x % 4 ? c.gold : c.clay, slim: 0.5 });
    return d.bud(488, 66, -86, 16).bud(430, 66, -110, 14).bud(538, 84, -70, 14);
  }
  const height = [0, 60, 110, 150, 160][step];
  d.spray(stalk(480, 214, height, 8), {
    pairs: step + 1,
    size: 30 + step * 8,
    fill: step > 2 ? c.moss : c.sage,
    slim: 0.5,
    tip: step < 4,
  });
  if (step === 2) for (const a of [150, 120, 92, 60, 30]) d.root(480, 214, a, 10, 1);
  if (step === 3)
    d.spray(curve([482, 170], [440, 150], [400, 140], [378, 92]), {
      pairs: 4,
      size: 40,
      fill: c.moss,
      slim: 0.5,
    }).spray(curve([484, 180], [530, 160], [560, 150], [588, 104]), {
      pairs: 4,
      size: 40,
      fill: c.sage,
      slim: 0.5,
    });
  if (step === 4) d.flower(488, 52, 44, { petals: 8, fill: c.clay });
  return d;
}

const opening = ({ name, text, questions }, i) =>
  page(
    `<div class="art" style="width:6.5in;margin:0 0 .2in">${art(sprig(i))}</div><p class="kicker">Season ${i + 1}</p><h2>${name}</h2><blockquote>${text}</blockquote><h3>Questions to walk about with</h3><ul>${questions.map((question) => `<li>${question}</li>`).join('')}</ul>${lines()}`,
    { warm: i % 2 === 0 },
  );

export const forestJournal = paper('Seed to Forest', [
  cover(art(thumbnails['forest-journal']()), 'Seed to Forest', 'A guided journal'),
  page(
    `<p class="kicker">Hello</p><h2>How are you?</h2><p>This journal would not like to improve you. It would like to know how you are. It follows the life of a seed through six seasons, and you can begin in whichever you are in.</p><p>Each season has a short text and a handful of questions. Choose one. Carry it about with you for a day before you write. If the answer is a single word, that is a page. After every season you may print as many empty pages as you wish.</p><p>If you write with someone else, agree beforehand: do we show, do we tell, or do we keep it? All three are good. And whatever you have agreed may be changed by the one who would like to show less.</p><h3>This copy belongs to</h3>${lines(1)}<h3>Today the light is</h3>${lines(1)}<h3>I am beginning because</h3>${lines()}`,
    { warm: true },
  ),
  ...seasons.map(opening),
  page(`<p class="kicker">An empty page</p><h2>Whatever comes</h2>${lines()}`),
  page(
    `<p class="kicker">Without lines</p><h2>To draw, to stick in a leaf</h2><div class="box" style="margin-bottom:.2in"></div>`,
  ),
]);
