import type { WrittenModule } from '../../writing/course-writing.js';
import { audio, file, journal, scale, text } from '../../writing/widget-writing.js';

export const ownLight: WrittenModule = {
  key: 'own-light',
  title: 'Your own light',
  subtitle: 'A letter that will find you later',
  lessons: [
    {
      key: 'letter',
      title: 'A letter to the girl you will be',
      subtitle: 'She is already looking forward to it',
      pages: [
        {
          title: 'Dear me',
          widgets: [
            text(`
<h2>Dear me</h2>
<p>Somewhere ahead of you on the path, there is a girl. She is two or three years older. She has your elbows. She knows how the thing with your friend turned out, and whether you ever learned to dive. She would so much like to remember what it was like to be you, right now, but she can’t quite. Grown things forget how small the seed was.</p>
<p>You can help her. Write her a letter.</p>
<h3>What could go in it</h3>
<ul>
<li>What you had for breakfast. (Really. She will love it.)</li>
<li>What is the best thing just now, and what is the hardest.</li>
<li>Whom you like, and what the two of you laugh about.</li>
<li>Something you are proud of that nobody knows.</li>
<li>A promise, or a wish, or a bit of advice. You may give her advice; you are the expert for being you.</li>
<li>A question that you would like to ask her.</li>
</ul>
<p>There is no need for it to be beautiful. You can draw in it, or stick in a leaf or a ticket. When you are done, fold it, write a date on the outside that feels far away, and give it to someone who does not lose things. Or hide it so well that it will find you.</p>
<p><strong>For the two of you:</strong> your mother could write one as well. To you, or to herself at your age. You need not swap.</p>`),
            journal('Here is some room for your first lines. “Dear me, …”'),
          ],
        },
        {
          title: 'Take this with you',
          widgets: [
            text(`
<h2>Put it in your pocket</h2>
<p>You have learned to look at the weather, to float, to be kind to yourself when you drop the tray. You know what an after-feeling is, and that a gate is not a wall. You know about mirrors and windows. That is more than I knew at twenty.</p>
<p>There are cards to print and cut out, one for every idea. Keep them in a pencil case or under your pillow. And at the bottom is some quiet music for the edge of sleep. It has no words. You have heard enough from me.</p>
<p>Thank you for walking along with me. Biscuit says goodbye. (He says it by falling asleep.)</p>`),
            file('in-bloom-pocket-cards', 'In Bloom pocket cards.pdf'),
            audio('edge-of-sleep', 'The edge of sleep'),
            scale('Growing up feels …', 'a bit scary', 'really exciting'),
          ],
        },
      ],
    },
  ],
};
