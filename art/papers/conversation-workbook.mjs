import { art, cover, lines, page, paper } from '../paper.mjs';
import { thumbnails } from '../thumbnails.mjs';

const conversations = [
  {
    name: 'What I like about being yours',
    hers: 'Something my mother does that I would miss if she stopped',
    mine: 'Something about being your mother that nobody told me beforehand',
    after: 'Make each other a sandwich with one secret ingredient.',
  },
  {
    name: 'My places',
    hers: 'A place where I feel just right',
    mine: 'A place I loved when I was your age, and how it smelled',
    after: 'Draw both places on one sheet, with a path between them.',
  },
  {
    name: 'What makes me cross',
    hers: 'A thing grown-ups do that is unfair',
    mine: 'What I am usually feeling just before I shout',
    after: 'Invent a word that means “I need a minute”, and practice saying it.',
  },
  {
    name: 'My people',
    hers: 'What I wish you knew about my friends',
    mine: 'A friend I had, and what I learned from her',
    after: 'Write a postcard to somebody who would not expect it.',
  },
  {
    name: 'Brave things',
    hers: 'A brave thing I have done that looked quite small',
    mine: 'A time I was afraid and went anyway, or did not go',
    after: 'Do one tiny brave thing this week, each her own. Tell on Sunday.',
  },
  {
    name: 'When I was sorry',
    hers: 'Something I would like to do over again',
    mine: 'Something I would like to do over again',
    after: 'Read them to each other, and say only “Thank you.”',
  },
  {
    name: 'Growing',
    hers: 'Something I can do now that I could not do last year',
    mine: 'Something about you that has always been so',
    after: 'Measure each other at the doorframe. Yes, both.',
  },
  {
    name: 'Later',
    hers: 'A day in my life when I am twenty-five',
    mine: 'What I hope we will still be doing when you are twenty-five',
    after: 'Fold both pages into an envelope and write a far-off date on it.',
  },
];

const spread = ({ name, hers, mine, after }, i) =>
  page(
    `<p class="kicker">Conversation ${i + 1}</p><h2>${name}</h2>
<div class="two" style="margin-bottom:.2in"><div class="box"><h3>Her page</h3><p>${hers}</p>${lines()}</div><div class="box"><h3>Your page</h3><p>${mine}</p>${lines()}</div></div>
<p style="padding-bottom:.1in"><strong>Afterwards:</strong> ${after}</p>`,
  );

export const conversationWorkbook = paper('The Two Birds Conversation Workbook', [
  cover(
    art(thumbnails['conversation-workbook']()),
    'The Two Birds Conversation Workbook',
    'Eight conversations for a mother and a daughter',
  ),
  page(
    `<p class="kicker">Before you begin</p><h2>Easier to say sideways</h2>
<p>Some things are hard to say face to face. They come more easily while stirring a pot, or when both of you are looking at the same page. This workbook is that page.</p>
<h3>How to use it</h3>
<ul><li>Take turns in choosing a conversation. There is no order.</li><li>Write or draw for as long as you like, each on her own side. Ten minutes are plenty.</li><li>Then swap, and read. Ask one question at most.</li><li>You may cross out any question. You may leave a page empty. An empty page is an answer as well.</li></ul>
<h3>For the one who is younger</h3>
<p>Spelling does not count. If you would rather not show a page, fold it over; that means “not yet”, and she will not look.</p>
<h3>For the one who is older</h3>
<p>Write something true, in words that she can carry. Not your heaviest worry, but not a lesson either. If something on her page frightens you, breathe first. Thank her for it. There is time to talk tomorrow, and there are people who can help if it is too big for the two of you.</p>
<blockquote>The point is not to find out. The point is to be two birds on one branch.</blockquote>`,
    { warm: true },
  ),
  ...conversations.map(spread),
]);
