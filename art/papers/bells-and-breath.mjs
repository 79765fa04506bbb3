import { art, cover, lines, page, paper } from '../paper.mjs';
import { thumbnails } from '../thumbnails.mjs';

export const bellsAndBreath = paper('Bells & Breath', [
  cover(
    art(thumbnails['bells-and-breath']()),
    'Bells &amp; Breath',
    'A listening booklet for one and for two',
  ),
  page(
    `<p class="kicker">The recordings</p><h2>Three pieces without a word in them</h2>
<h3>Breathing bells · about two minutes</h3><p>A high bell and a lower one, twelve times. You can breathe in with the high one and out with the low one. You can also just lie there. Nobody checks.</p>
<h3>Coming home · two and a half minutes</h3><p>For the moment between outside and inside: after school, after work, after the dentist. Leave your jackets on if you like.</p>
<h3>The edge of sleep · three minutes</h3><p>The bells come more and more slowly. Most people do not hear the last one. Please do not listen to this while you are driving.</p>
<h3>How to listen</h3><ul><li>Rather quietly. Let the sound come to you.</li><li>On the floor, if you can. Floors are underrated.</li><li>If thoughts come, let them sit down too.</li><li>If it makes you uneasy, stop. Look out of the window, and move about instead.</li></ul>
<blockquote>There is nothing to get right. That is the whole method.</blockquote>`,
    { warm: true },
  ),
  page(
    `<p class="kicker">For two</p><h2>Five ways of listening together</h2>
<h3>Head to head</h3><p>Lie on your backs with your heads together and your feet pointing in opposite directions. Look at the same spot on the ceiling.</p>
<h3>Counting</h3><p>Each counts the bells with her fingers, without a sound. Compare at the end. You will not agree, and it is nobody’s fault.</p>
<h3>Drawing</h3><p>One big sheet, two pencils, eyes closed. Draw what you hear. Give it a title afterwards.</p>
<h3>The paper boat</h3><p>Fold a boat and put it on your tummy. It must not capsize until the last bell.</p>
<h3>The long hug</h3><p>Hug for as long as one bell is ringing. It is longer than you think, and that is why.</p>
<h3>What we heard</h3>${lines()}`,
  ),
]);
