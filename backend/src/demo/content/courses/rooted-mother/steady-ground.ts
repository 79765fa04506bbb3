import type { WrittenModule } from '../../writing/course-writing.js';
import { audio, choose, journal, stopwatch, text, video } from '../../writing/widget-writing.js';

export const steadyGround: WrittenModule = {
  key: 'steady-ground',
  title: 'Steady ground',
  subtitle: 'A pause, and a place to take it in',
  lessons: [
    {
      key: 'three-breath-pause',
      title: 'The three-breath pause',
      subtitle: 'The little water between what happens and what you do',
      pages: [
        {
          title: 'The little water',
          widgets: [
            video('rooted-pause', 'Why a pause is enough'),
            text(`
<h2>Notice, soften, choose</h2>
<p>There is nearly always a moment. It may be shorter than a blink, but it is there: she has said the thing, and you have not answered yet. This whole lesson is about making that moment three breaths long.</p>
<ol>
<li><strong>Notice.</strong> On the first breath, only say inwardly what is so. <em>My face is hot. I am about to shout. That hurt.</em></li>
<li><strong>Soften.</strong> On the second, let one part of the body go: the jaw, the hands, or the shoulders. One is enough.</li>
<li><strong>Choose.</strong> On the third, ask: what would I like to bring into this room?</li>
</ol>
<p>You may choose to be firm. You may choose to leave the room and say so. You may even choose to be angry, in so many words: “I’m angry, and I will not talk about this while I am.” The pause does not make you nice. It makes you <em>present</em>, and a present mother is easier to bear than a nice one.</p>
<h3>It will feel silly</h3>
<p>Three breaths take about twelve seconds. In an argument twelve seconds are an age, and you will feel seen. Good. Your daughter is watching somebody grown take hold of herself, without a word of instruction. I cannot think of a better lesson to give away for nothing.</p>
<p>You will forget it again and again. Then take the three breaths when you remember, even if it is an hour later, even if it is in the bathroom. The water is patient.</p>`),
          ],
        },
        {
          title: 'Practice with me',
          widgets: [
            video('rooted-breathing', 'Three breaths, together'),
            text(`
<h2>Now for a minute</h2>
<p>Practice when nothing is the matter, as one learns to swim in warm water. Three times a day is plenty: before you get out of the car, with your hand on the front door, and while the kettle boils. Start the watch below, breathe in your own time, and stop when you have done it three times over. Most people need about a minute. If counting your breath makes you restless, look at something green and let your eyes do the resting.</p>`),
            stopwatch(60),
          ],
        },
      ],
    },
    {
      key: 'place-for-you',
      title: 'A place for you',
      subtitle: 'Four minutes, a chair, and a door that is nearly closed',
      pages: [
        {
          title: 'The chair',
          widgets: [
            text(`
<h2>Everyone in the house has a place. Where is yours?</h2>
<p>She has a room, or half of one. The dog has a basket. The bicycles have a shed. When I ask mothers where <em>their</em> place is, many look around as if they had mislaid it. “The kitchen,” they say, “I suppose.”</p>
<p>A place is not a luxury. It is a promise with furniture. It tells the family, and you, that there is somebody at home in you. It can be very small: one chair by a window, a cushion on the landing, the passenger seat of the parked car.</p>
<h3>How to make it yours</h3>
<ul>
<li><strong>One thing you like to look at.</strong> A leaf will do.</li>
<li><strong>One thing that means “occupied”.</strong> A shawl over the back, a small lamp, a door left open by a hand’s breadth.</li>
<li><strong>No laundry.</strong> Not even folded.</li>
</ul>
<p>Tell the others about it in plain words: “When the lamp is on, I’m having four minutes. If something is bleeding, come in. If not, I’ll be with you soon.” Then keep your word and come out after four minutes. Children learn to respect a door when they have seen it open again on time.</p>
<p>At first they will test it. One of them will stand outside and breathe. Let her breathe. She is learning that a woman may have a place of her own and love her at the same time, and that she may have one too.</p>
<blockquote>Four minutes on most days are worth more than a weekend away that never comes.</blockquote>`),
            audio('breathing-bells', 'Breathing bells, two minutes for your chair'),
          ],
        },
        {
          title: 'Try it',
          widgets: [
            choose(
              'Your lamp is on, and your daughter calls through the door: “Can I have a cookie?” What keeps the place a place?',
              [
                'Answering through the door, it is only a cookie',
                'Saying kindly: “In three minutes I’m all yours,” and coming out in three',
                'Not answering, so that she learns',
                'Giving up on the chair until she is older',
              ],
              1,
              {
                correct:
                  'Yes. She hears that you heard her, the place stays whole, and your word holds. It is the coming out on time that teaches.',
                incorrect:
                  'Many of us do that. Try it with a short, kind answer and a promise you can keep: “In three minutes I’m all yours.”',
              },
            ),
            journal('Where could your place be? What would you look at from there?'),
          ],
        },
      ],
    },
  ],
};
