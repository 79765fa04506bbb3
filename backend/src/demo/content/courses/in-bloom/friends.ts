import type { WrittenModule } from '../../writing/course-writing.js';
import { choose, image, journal, scale, text, video } from '../../writing/widget-writing.js';

export const friends: WrittenModule = {
  key: 'friends',
  title: 'Friends',
  subtitle: 'The good, the tricky, and the art of no',
  lock: { kind: 'afterPrevious' },
  lessons: [
    {
      key: 'good-friend',
      title: 'What a good friend feels like',
      subtitle: 'Your body knows first',
      pages: [
        {
          title: 'The after-feeling',
          widgets: [
            image(
              'two-stems',
              'Two sweet peas climbing up two canes side by side, with their tendrils just touching.',
              'Close enough to hold on, far enough to grow.',
            ),
            text(`
<h2>Notice the after-feeling</h2>
<p>How do you know whether somebody is a good friend? There are lists of this sort of thing. <em>A good friend is honest, a good friend is loyal …</em> But people are not lists. Your best friend may be late every single time and still be your best friend.</p>
<p>Here is a better way. Pay attention to the <strong>after-feeling</strong>. When you have been with someone and are on your way home, how are you?</p>
<ul>
<li>Bigger or smaller?</li>
<li>More yourself or less?</li>
<li>Do you go over everything you said, in case some of it was wrong?</li>
<li>Could you have been in a bad mood, and it would have been all right?</li>
</ul>
<p>Nobody has a sunny after-feeling every time. Good friends argue. But if you come home small again and again, that is worth knowing. It doesn’t mean that the other girl is bad. Perhaps the two of you are just not good <em>soil</em> for each other right now.</p>
<h3>Friendships come in sizes</h3>
<p>There are sitting-next-to-each-other friends, and football friends, and friends you can tell your secrets to. You do not have to make each of them into a best friend, and you don’t need many. One is plenty. And if there is none just now, then you are between friends, like a boat between islands. It is lonely, and it is not for ever. Be the kind voice to yourself, and say hello to somebody who is also by herself.</p>
<p>And now the cheeky question: what sort of after-feeling do people have after being with <em>you</em>?</p>`),
            choose(
              'Mia is often fun, but she laughs at you when others are there. On the way home you mostly feel small. What could be a good next step?',
              [
                'Never speak to her again, starting now',
                'Laugh along so that nobody notices',
                'Tell her when it is just you two: “I don’t like it when you laugh at me in front of the others.”',
                'Laugh at her too, so that it is even',
              ],
              2,
              {
                correct:
                  'Brave and fair. Now she knows, and what she does next will tell you a lot. If it goes on, you may spend more of your time with someone else.',
                incorrect:
                  'Understandable! But then she may never find out how it is for you. Is there one that is honest and leaves the door open?',
              },
            ),
          ],
        },
      ],
    },
    {
      key: 'three-is-hard',
      title: 'When three is hard',
      subtitle: 'The wobbly stool of friendship',
      pages: [
        {
          title: 'Two and one',
          widgets: [
            text(`
<h2>Two and one</h2>
<p>Three friends sound like the best number. And on some days they are: three on a sofa, three in a tent. But then two of them have a joke, and one does not. Two walk in front because the path is narrow. It happens all the time, and hardly ever because somebody is evil. Paths <em>are</em> narrow.</p>
<h3>If you are the one</h3>
<p>It stings. Give it a name (“left out”) and float for a bit. Then you have choices. You can walk up and say something ordinary: “Wait for me! What’s so funny?” You can do something else today and come back tomorrow. Or, if it keeps on happening, you can tell one of them on her own: “I feel left out when you two plan things while I’m there.” Begin with <strong>I feel</strong>. A sentence that begins with <strong>You always</strong> makes people put up their umbrellas.</p>
<h3>If you are one of the two</h3>
<p>You have a superpower, and it costs nothing. It is called <strong>turning round</strong>. Just turn your head and say, “You have to hear this.” That is all. I promise that she will remember it longer than the joke.</p>
<h3>If somebody is being left out on purpose</h3>
<p>Sometimes it is not the path. Sometimes people decide that someone is out, and it goes on for days, in the playground or in a group chat. That is something different. It has nothing to do with what the girl is like, and she cannot fix it by being nicer. If it happens to you, or if you see it, tell a grown-up you trust, and show them the messages. If the first one doesn’t understand, tell another. That is not telling tales. Telling tales is to get somebody <em>into</em> trouble; telling is to get somebody <em>out</em> of it.</p>`),
            journal(
              'Think of a time when you were the one, or one of the two. What would you do again? What would you do differently?',
            ),
            scale('How easy is it for you to say “I feel left out”?', 'Really hard', 'Quite easy'),
          ],
        },
      ],
    },
    {
      key: 'art-of-no',
      title: 'The art of no',
      subtitle: 'You are the one who opens the gate',
      pages: [
        {
          title: 'A gate is not a wall',
          widgets: [
            video('bloom-gate', 'A gate is not a wall'),
            text(`
<h2>You are the gardener</h2>
<p>Imagine that there is a garden around you. In it is everything that belongs to you: your body, your thoughts, your time, your things, your secrets. Every garden has a gate, and you are the one with her hand on the latch.</p>
<p>Perhaps you like it when Grandma kisses you and do not like it when Uncle Bob does. Perhaps you like to be tickled, and then, in the middle of it, you don’t. Perhaps you lent out your pen and would like it back. You may close the gate at any time, <strong>even if it was open a moment ago</strong>, and even if the other person is nice, or older, or will be disappointed.</p>
<p>You do not need a reason, either. “Because I don’t want to” is a reason.</p>
<p>And other people have gates as well. When someone says no to you, it can sting. Breathe, and say, “OK.” It is one of the most grown-up words there is.</p>
<blockquote>If anyone tells you that you are not allowed to have a gate, or that something about your body must be a secret, that is the moment to tell a grown-up you trust. Always. You will not be in trouble.</blockquote>`),
          ],
        },
        {
          title: 'Three ways to say it',
          widgets: [
            video('bloom-cactus', 'Three ways to say no'),
            text(`
<h2>Practice on something small</h2>
<p>A no is like a muscle: it is easier when you have used it before. So begin with tiny ones. “No thanks, no tomatoes.” “No, I’d rather walk.” Say it in front of the mirror. Say it to the cactus.</p>
<p>Keep it short. The more you explain, the more there is to argue with. Stand on both of your feet, look at a spot between the other person’s eyebrows, and stop talking after the full stop. The silence afterwards feels as long as a Monday. Let it.</p>
<p><strong>For the two of you:</strong> ask your mother when it was hard for her to say no. You could be surprised.</p>`),
            choose(
              'A girl you like says: “Come on, just one photo, don’t be so boring.” You don’t want to. What is a whole answer?',
              [
                '“No, I don’t want to.”',
                '“Sorry, sorry, it’s because my hair looks funny and my mom might not like it and …”',
                '“Maybe later,” though you don’t mean it',
                'Smiling and letting it happen',
              ],
              0,
              {
                correct: 'Yes. Short, clear, and finished. You can still be friends; a gate is not a wall.',
                incorrect:
                  'Many of us do that to be nice. But look: one of these answers needs no excuse at all.',
              },
            ),
          ],
        },
      ],
    },
  ],
};
