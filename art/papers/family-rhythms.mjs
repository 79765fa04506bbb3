import { Drawing, colour as c, disc } from '../drawing.mjs';
import { art, cover, lines, page, paper } from '../paper.mjs';
import { thumbnails } from '../thumbnails.mjs';

const dayCard = (title, steps) =>
  `<div class="box"><h3>${title}</h3>${steps.map((step) => `<p style="margin:.14in 0 .02in">${step}</p>${lines(2)}`).join('')}</div>`;

/** Twelve empty fields around a small sun, with a leaf at the border of every month. */
function yearWheel() {
  const d = new Drawing({ width: 660, height: 660, seed: 401 });
  d.stroke(disc(330, 330, 290), { width: 2 }).stroke(disc(330, 330, 120), { width: 1.5 });
  for (let month = 0; month < 12; month += 1) {
    const angle = -90 + month * 30;
    const x = Math.cos((angle * Math.PI) / 180);
    const y = Math.sin((angle * Math.PI) / 180);
    d.stroke(`M${330 + 120 * x} ${330 + 120 * y}L${330 + 290 * x} ${330 + 290 * y}`, {
      width: 1.2,
      opacity: 0.6,
    });
    const fill = [c.sage, c.moss, c.gold, c.evergreen][Math.floor(((month + 1) % 12) / 3)];
    for (const side of [-1, 1])
      d.leaf(330 + 290 * x, 330 + 290 * y, angle + 90 + side * 48, 46, { fill, slim: 0.44 });
  }
  return d.sun(330, 330, 54, { rays: 24 }).stroke(disc(330, 330, 54));
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const familyRhythms = paper('Family Rhythms', [
  cover(art(thumbnails['family-rhythms']()), 'Family Rhythms', 'Templates for a day, a week and a year'),
  page(
    `<p class="kicker">Before you fill anything in</p><h2>A rhythm is not a schedule</h2>
<p>A schedule tells you when you are late. A rhythm tells you what comes next. Children can lean on a rhythm long before they can read a clock, and it bends when somebody is ill or the sun comes out.</p>
<p>You already have one. For a week, just watch it. What always happens after supper? What do they ask for again and again? Where does the day get stuck?</p>
<h3>Then change one thing</h3>
<ul><li>Keep what carries you. Write it down first.</li><li>Move one knot to a better place.</li><li>Leave half of every page empty. Life will fill it in.</li></ul>
<h3>And let them draw</h3><p>What children have drawn themselves, they do not need to be reminded of half so often.</p>
<h3>What carries us</h3>${lines()}`,
    { warm: true },
  ),
  page(
    `<p class="kicker">Cut along the middle</p><h2>Two cards for the fridge</h2><div class="two">${dayCard('Our morning', ['The first sentence', 'Then', 'Then', 'Our cup, sitting down', 'At the door'])}${dayCard('Our evening', ['The song for the bags', 'Supper, and who lights the candle', 'Then', 'A story, a talk, a quiet thing', 'The last sentence'])}</div>`,
  ),
  page(
    `<p class="kicker">Wide margins on purpose</p><h2>Our week</h2><table>${days.map((day) => `<tr><td style="width:22%">${day}</td><td></td><td style="width:30%"></td></tr>`).join('')}</table><p class="note" style="margin:.14in 0 .1in">The wide column is for what is fixed. The narrow one is for what would be nice.</p>`,
  ),
  page(
    `<p class="kicker">Write into the wheel</p><h2>Our year</h2><div class="art" style="width:6.5in">${art(yearWheel())}</div><p style="text-align:center">Birthdays, first snow, the day the lake is warm enough, the evening of the lanterns.</p><h3>What we are looking forward to</h3>${lines()}`,
    { warm: true },
  ),
  page(
    `<p class="kicker">Small celebrations</p><h2>Things only we celebrate</h2><p>The first tooth of a kitten. The last day of the cough. Half-birthdays. What has grown into a tradition without anyone noticing?</p><table>${'<tr><td style="width:50%"></td><td></td></tr>'.repeat(7)}</table><p class="note" style="margin:.14in 0 .1in">On the left what we celebrate, on the right how.</p>`,
  ),
]);
