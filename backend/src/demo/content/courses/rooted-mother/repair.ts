import type { WrittenModule } from '../../writing/course-writing.js';
import { choose, file, stopwatch, text, video } from '../../writing/widget-writing.js';

export const repair: WrittenModule = {
  key: 'repair',
  title: 'Repair',
  subtitle: 'Finding your way back after a hard day',
  lessons: [
    {
      key: 'after-the-storm',
      title: 'After the storm',
      subtitle: 'It is not the storm she will remember, but who came back',
      pages: [
        {
          title: 'The water goes down',
          widgets: [
            video('rooted-storm', 'After the storm'),
            text(`
<h2>First, let the water go down</h2>
<p>It was about the wet towel, and then it was about everything. Somebody slammed something. You said the sentence you had promised yourself never to say. Now the house is very quiet, and you are standing at the sink with your heart in your ears.</p>
<p>Do not go in yet.</p>
<p>Most of us rush to repair because we cannot bear the feeling, and then we are asking <em>her</em> to take it away: “Are we good? Give me a hug. You know I didn’t mean it.” She gives the hug, and has learned that her mother’s feelings come first. Wait until you can go in without needing anything from her.</p>
<ul>
<li>Drink a glass of water, standing up.</li>
<li>Go outside, if only to the bins.</li>
<li>Take your three breaths. Then take them again.</li>
<li>Ask yourself what happened <em>just before</em> it grew loud. There is usually a smaller thing: you were hungry, she was ashamed, both of you were late.</li>
</ul>
<p>If it is bedtime, you need not have the whole conversation tonight. A hand on the blanket is enough, and one sentence: “That was a bad one. I love you. We’ll talk tomorrow.” Storms look different in the morning, and so do mothers.</p>
<p>And if she comes first, with a drawing pushed under the door or a joke that is not funny, then that is the bridge. Walk over it. It does not matter who built it.</p>`),
          ],
        },
        {
          title: 'The golden seam',
          widgets: [
            video('rooted-mending', 'The golden seam'),
            text(`
<h2>Three sentences and no “but”</h2>
<p>When you do go in, sit down lower than she is. Then say three things, in your own words and in this order.</p>
<ol>
<li><strong>What happened.</strong> “I shouted at you in front of your friend.”</li>
<li><strong>Your part.</strong> “I was worried about being late, and I took it out on you. That was not all right.”</li>
<li><strong>That you are still here.</strong> “I love you when it’s loud, too. I’m going to try it differently.”</li>
</ol>
<p>Then stop. The hardest part is what you leave out: the <em>but</em>. “But you really must put the towel …” may be perfectly true, and it will keep until tomorrow. An apology with a “but” in it is a bill.</p>
<p>She may shrug. She may say “whatever” and turn to the wall. You did not do it in order to be forgiven by half past eight. You did it so that she knows how it is done, and one day she will do it for someone whom she loves, perhaps for you.</p>`),
            choose(
              'Which of these has the golden seam in it?',
              [
                '“I’m sorry you felt hurt.”',
                '“I’m sorry I shouted, but you weren’t listening.”',
                '“I read your diary. I was worried and it was still wrong. I won’t do it again.”',
                '“Let’s just forget about it, shall we?”',
              ],
              2,
              {
                correct:
                  'Yes. What happened, my part, and what she can rely on. Nothing is hidden, and nothing is asked of her.',
                incorrect:
                  'Look for the one that names what happened, owns a part of it, and ends without a “but”.',
              },
            ),
          ],
        },
      ],
    },
    {
      key: 'small-apology',
      title: 'The small apology',
      subtitle: 'A habit of mending while the tear is still short',
      pages: [
        {
          title: 'While the tear is short',
          widgets: [
            text(`
<h2>Mend it while it is small</h2>
<p>My grandmother kept a needle with a threaded tail in the curtain by the window. When something tore a little, she mended it where she stood. “A finger’s length now,” she said, “or a whole evening on Sunday.”</p>
<p>Small apologies are that needle. They are not about storms. They are for the absent-minded “mm-hm”, the promise about the library, the joke about her hair that you saw land. They take four seconds, and they are said in passing.</p>
<ul>
<li>“I wasn’t listening just then. Say it again?”</li>
<li>“I said Tuesday, and it’s Thursday. That’s on me.”</li>
<li>“That joke wasn’t kind. I’m sorry.”</li>
</ul>
<p>No ceremony, no long face. In a house where small apologies are ordinary, big ones are less frightening. Nobody has to be the guilty one; everybody simply has a needle.</p>
<h3>What it does not mean</h3>
<p>It does not mean apologizing for your rules. You can be sorry for the tone and keep the bedtime: “I snapped at you, and I’m sorry. And it is still half past eight.” It does not mean apologizing for being tired, or for having a life. Girls listen very closely to what their mothers are sorry <em>for</em>. Be sorry for what you did, never for the room you take up.</p>
<h3>The week of the needle</h3>
<p>For one week, try one small apology a day, to anyone in the house. Print the field notes below; there is a line for each day. Do not expect anything back. Toward Friday, listen carefully. In many families, someone else picks up the thread.</p>`),
            file('rooted-field-notes', 'Rooted field notes.pdf'),
            text(`
<p>Before you go on, sit for two minutes with the watch running and remember a time when somebody apologized to <em>you</em> and it did you good. What did they leave out?</p>`),
            stopwatch(120),
          ],
        },
      ],
    },
  ],
};
