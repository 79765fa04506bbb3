import { art, card, cover, page, paper } from '../paper.mjs';
import { thumbnails } from '../thumbnails.mjs';

const cards = [
  ['The sky', 'You are the sky, not the weather.', 'Look inside. Say, “Ah. Drizzle.”'],
  ['The name game', 'Try names on it until one goes click.', 'You can have two at once.'],
  ['Floating', 'Feel your feet. Cool the soup. Go where it is smaller.', 'Waves do not like feet.'],
  ['The kind voice', 'Would you say that to your best friend?', 'Then say the other thing.'],
  ['The after-feeling', 'On the way home: bigger or smaller?', 'Your body knows first.'],
  ['Turning round', 'Just turn your head and say, “You have to hear this.”', 'A superpower. Costs nothing.'],
  ['The gate', 'A gate is not a wall. You hold the latch.', 'You may close it even if it was open.'],
  ['The cactus', '“No, I don’t want to.” Full stop.', 'Spines and flowers, both.'],
  ['The calendar', 'Crocus or aster: yours is right.', 'Nobody says to an aster, “You are late.”'],
  ['Windows', 'It is not a decoration. It is where you live.', 'Go and look out of one.'],
  [
    'Telling',
    'Telling gets somebody out of trouble.',
    'If the first grown-up does not understand, tell another.',
  ],
  ['Yours', 'This one is empty. Write on it what you know.'],
];

export const inBloomPocketCards = paper('In Bloom · Pocket cards', [
  cover(art(thumbnails['in-bloom']()), 'In Bloom', 'Twelve pocket cards to cut out'),
  ...[0, 6].map((from) =>
    page(
      `<div class="cards">${cards
        .slice(from, from + 6)
        .map((one) => card(...one))
        .join(
          '',
        )}</div><p class="note" style="margin:.16in 0 .1in">Cut along the dashes. They fit into a pencil case.</p>`,
    ),
  ),
]);
