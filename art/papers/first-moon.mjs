import { art, cover, lines, page, paper } from '../paper.mjs';
import { thumbnails } from '../thumbnails.mjs';

export const firstMoon = paper('First Moon', [
  cover(
    `<div style="width:100%;margin-top:1in" class="art">${art(thumbnails['first-moon']())}</div>`,
    'First Moon',
    'A gentle guide to a welcome',
  ),
  page(
    `<p class="kicker">For you</p><h2>Crossing a threshold</h2>
<p>How was it for you? Perhaps somebody gave you a packet and a pat on the shoulder. Perhaps nobody knew for a week. Perhaps there was a cake, and you wanted to sink through the floor. Before you think about your daughter, remember the girl you were, and let her say what she would have liked.</p>
${lines(5)}
<h3>Why mark it at all?</h3>
<p>Because something is beginning, and beginnings like to be seen. A welcome tells her: <em>this is ordinary, it is nothing to hide, and you are not alone with it.</em> It need not be big. It must not be embarrassing. It belongs to her.</p>
<h3>What this guide is not</h3>
<p>It is not about medicine or biology. For questions about her body and health there are good books, and there is her doctor or nurse. Ask them early, and show her that one may ask.</p>
<blockquote>A welcome is not a party. It is a door held open.</blockquote>`,
  ),
  page(
    `<p class="kicker">Beforehand</p><h2>Ask her first</h2>
<p>Do it long before it is time, and while both of you are busy with something else. You could say:</p>
<ul><li>“In some families they do something nice when a girl has her first moon. Would you like that some day, or would you hate it?”</li><li>“Who should know? Only me? Your aunt? Nobody at all?”</li><li>“If it happens when I’m not there, whom would you tell?”</li></ul>
<p>Then write down what she said, so that you will remember it on the day.</p>
<div class="box"><h3>Her wishes</h3><p>Who may know:</p>${lines(2)}<p style="margin-top:.12in">What she would like:</p>${lines(2)}<p style="margin-top:.12in">What she would not like at all:</p>${lines(2)}</div>
<p><strong>If she would like no fuss:</strong> then that is your answer, and a good one. Put a hot-water bottle and her favorite chocolate on the bed and say, “I’m glad you told me.” That is a whole welcome. The next page will keep in case she changes her mind.</p>`,
    { warm: true },
  ),
  page(
    `<p class="kicker">On the day, or a week later</p><h2>Five ways, small to large</h2>
<h3>1 · A walk and a hot chocolate</h3><p>Just the two of you, somewhere with trees. You tell her one thing that you are proud of. You do not have to talk about <em>it</em>.</p>
<h3>2 · A basket</h3><p>What she needs, in a pretty box, and two things that she does not need: a candle, a book, a pair of thick socks. Put it in her room without a speech.</p>
<h3>3 · A bracelet or a stone</h3><p>Something small that can be worn or held in a pocket. Let every woman who loves her hold it in her hand once before you give it to her.</p>
<h3>4 · A letter</h3><p>From you, or one from each woman in the family. There are some beginnings overleaf.</p>
<h3>5 · An evening of women</h3><p>Three or four whom she has chosen herself. Food that she likes. Each of them tells one story of her own beginning, a funny one is fine. At the end they all say one wish for her. No advice, no photographs.</p>
<p>Whichever it is: keep it short, and watch her face. When she has had enough, it is over, and everybody goes home with cake.</p>`,
  ),
  page(
    `<p class="kicker">To keep</p><h2>A letter for her</h2>
<p class="note">Some beginnings: “The day you were born it was …” · “When I was as old as you are now …” · “What I see when I look at you …” · “You may always …” · “I promise you …”</p>${lines()}`,
    { warm: true },
  ),
]);
