import type { WrittenModule } from '../../writing/course-writing.js';
import { audio, choose, image, journal, stopwatch, text } from '../../writing/widget-writing.js';

export const feelings: WrittenModule = {
  key: 'feelings',
  title: 'Big waves and kind voices',
  subtitle: 'What to do when it is a lot',
  lessons: [
    {
      key: 'big-waves',
      title: 'Big waves',
      subtitle: 'You do not have to stop the sea',
      pages: [
        {
          title: 'Riding it',
          widgets: [
            text(`
<h2>You can’t stop a wave. You can float.</h2>
<p>Sometimes a feeling is not weather any more. It is a wave. It comes up from your feet, your face gets hot, and suddenly you are shouting at your brother about a spoon.</p>
<p>Afterwards grown-ups tend to ask, “Why did you do that?” Honestly, who knows? While a wave is on top of you, the thinking part of you is under water. So do not try to think. There are better things to do first.</p>
<h3>Three ways to float</h3>
<ol>
<li><strong>Feel your feet.</strong> Press them into the floor as if you wanted to leave a print. Push against a wall. Carry something heavy. Waves do not like feet.</li>
<li><strong>Blow out, slowly.</strong> Pretend you are cooling soup. Breathing <em>in</em> comes by itself. Do it five times.</li>
<li><strong>Go where it is smaller.</strong> The bathroom, under your desk, the tree. You may say, “I need a minute,” and walk off. That is not running away. That is steering.</li>
</ol>
<p>And crying counts as floating. It is simply what happens when a wave goes out through the eyes.</p>
<h3>A secret about waves</h3>
<p>They are shorter than you think. When you are inside one, it feels as if it would go on for ever. But a wave goes up, and over, and down. Next time, start the watch below when it begins, and look again when you notice it getting smaller. I will not tell you how long mine take. Find out about yours; you are the scientist here.</p>
<p>When it is over and you have hurt someone’s feelings, you can go back and say so. Everyone gets caught by a wave now and then. Even mothers. <em>Especially</em> mothers, says Biscuit.</p>`),
            stopwatch(0),
          ],
        },
        {
          title: 'Listen and float',
          widgets: [
            text(`
<h2>Something for your ears</h2>
<p>Lie on the floor, on your back, with your legs up on a chair. Put something light on your tummy: a paperback, or a patient stuffed rabbit. Then start the bells. Watch the rabbit go up and down. You do not need to breathe in any special way. If your thoughts wander off to your homework, never mind, the rabbit will wait.</p>
<p>You can do this with your mom too, with your heads next to each other. Whoever laughs first has to get the cookies.</p>`),
            audio('breathing-bells', 'Breathing bells'),
            journal(
              'What does a wave feel like in your body, before anyone else can see it? Where does it start?',
            ),
          ],
        },
      ],
    },
    {
      key: 'kind-voice',
      title: 'The kind voice',
      subtitle: 'There is someone who talks to you all day long',
      pages: [
        {
          title: 'Who is talking?',
          widgets: [
            image(
              'kind-voice',
              'A small wren singing on a leafy twig between two foxgloves.',
              'Who would you like to have on your shoulder?',
            ),
            text(`
<h2>Somebody talks to you all day</h2>
<p>It is you. There is a voice in your head that makes remarks, like a sports reporter. <em>She’s dropping it. She’s dropped it! Everyone saw. What a clumsy girl.</em></p>
<p>Nearly everyone has a reporter like that, and most of them are quite mean. It isn’t because something is wrong with you. The reporter is a nervous little creature that wants to keep you safe. It believes that if it tells you off first, nobody else will. Thank you, reporter. But that is not how it works.</p>
<h3>The friend test</h3>
<p>When you hear the reporter, ask: <strong>would I say this to my best friend?</strong> Imagine that she has dropped her tray in front of everybody. Would you say, “What a clumsy girl”? Of course not. You would say something like, “Oh no! Here, I’ll help. That was a <em>very</em> loud tray.”</p>
<p>Now say that to yourself, in the same voice you would use for her. It feels odd, like writing with the wrong hand. That is because the kind voice has had less practice. It gets stronger every time you use it.</p>
<h3>It does not have to be a lie</h3>
<p>The kind voice does not say, “You’re the best at everything!” You would not believe it anyway. It says true things in a warm way:</p>
<ul>
<li>“That was hard, and you did it.”</li>
<li>“You made a mistake. You’re still you.”</li>
<li>“You don’t know how to do this <em>yet</em>.”</li>
</ul>
<p>Some girls give their kind voice a shape: a grandmother, an otter, a wren. Mine is a very old lady with enormous boots.</p>`),
            choose(
              'You get your maths test back, and it went badly. Which one is the kind voice?',
              [
                '“You’re so stupid. Everyone else can do it.”',
                '“It doesn’t matter, maths is boring anyway.”',
                '“Ouch. That’s disappointing. Which bit shall we ask about first?”',
                '“You’re a genius, the test is wrong.”',
              ],
              2,
              {
                correct: 'Yes! It says what is true, it is warm, and it stays with you.',
                incorrect:
                  'Try the friend test: which one would you really say to somebody you like, and mean it?',
              },
            ),
            journal(
              'If your kind voice were a person or an animal, who would it be? What would it say to you today?',
            ),
          ],
        },
      ],
    },
  ],
};
