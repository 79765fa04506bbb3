import { art, cover, lines, page, paper } from '../paper.mjs';
import { thumbnails } from '../thumbnails.mjs';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const rootedFieldNotes = paper('Rooted · Field notes', [
  cover(art(thumbnails['rooted-mother']()), 'Rooted', 'Field notes for a mother'),
  page(
    `<p class="kicker">The course on one page</p><h2>What you carry in your pocket</h2>
<h3>Three breaths</h3><p><strong>Notice</strong> what is so. <strong>Soften</strong> one thing. <strong>Choose</strong> what you would like to bring.</p>
<h3>Half a turn</h3><p>Stop moving. Turn your shoulders, not all the way. Count to four. Give one thing back.</p>
<h3>Three doors</h3><p>A small one that cannot be wrong. A sideways one about the cat. One for two, and you go first.</p>
<h3>A light in the window</h3><p>Be easy to find. Say it once, and lightly. Keep the small habits going. And knock when something in you says: this is different.</p>
<h3>The golden seam</h3><p>What happened. My part. I am still here. Full stop.</p>
<h3>An arm’s length</h3><p>What does she already do that is nearly this? What is the smallest next piece? What would she do if it went wrong?</p>
<blockquote>First, we hold the cup.</blockquote>`,
    { warm: true },
  ),
  page(
    `<p class="kicker">Lesson 9</p><h2>The week of the needle</h2><p>One small apology a day, to anyone in the house. Four seconds, said in passing. Write down what you said and, if you like, what happened then.</p><table>${days.map((day) => `<tr><td style="width:20%">${day}</td><td></td><td style="width:34%"></td></tr>`).join('')}</table><p class="note" style="margin:.14in 0 .1in">Never for the room that you take up.</p>`,
  ),
  page(`<p class="kicker">Room</p><h2>What I noticed</h2>${lines()}`),
]);
