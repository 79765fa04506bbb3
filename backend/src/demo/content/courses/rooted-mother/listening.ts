import type { WrittenModule } from '../../writing/course-writing.js';
import { button, choose, image, journal, text, video } from '../../writing/widget-writing.js';

export const listening: WrittenModule = {
  key: 'listening',
  title: 'Listening',
  subtitle: 'With the shoulders, with questions, and with nothing at all',
  lessons: [
    {
      key: 'shoulders',
      title: 'Listening with your shoulders',
      subtitle: 'She knows before you say a word',
      pages: [
        {
          title: 'Half a turn',
          widgets: [
            video('rooted-listening', 'Listening with your shoulders'),
            text(`
<h2>Half a turn</h2>
<p>Watch yourself the next time she begins to tell you something. Your ears turn at once. Do your shoulders? Mine used to stay with the onions. I was proud of how well I could listen and chop, and I could have repeated every word. But my daughter did not want a recording. She wanted company.</p>
<p>Try <strong>half a turn</strong>. Put down what you hold, or at least stop moving it. Turn your shoulders toward her, but not all the way: with girls of a certain age, a mother who turns fully round is a searchlight. Half a turn says, <em>I am here, and you may go on not looking at me.</em></p>
<h3>Count to four</h3>
<p>When she stops, she has usually not finished. She has put a toe in. Count slowly to four before you say anything. It is astonishing how often the real sentence arrives at three.</p>
<h3>Say one thing back</h3>
<p>Then give her back one thing that you heard. Not the whole of it and not the lesson in it.</p>
<ul>
<li>“You were the last one to know.”</li>
<li>“So it was loud, and you wanted to go home.”</li>
<li>“Purple. Really.”</li>
</ul>
<p>That is all. No advice, unless she asks for it. No story about when <em>you</em> were eleven. If you have got it wrong, she will correct you, and that is wonderful, because now she is telling you more.</p>
<p>You need not listen like this all day; no one can. Once a day is a feast. She will notice the difference long before she could say what it is.</p>`),
            choose(
              'She says: “Nobody sat with me at lunch,” and goes quiet. What is a good first thing to do?',
              [
                'Ask who was there and where everybody sat',
                'Tell her that tomorrow will be better',
                'Turn half toward her, count to four, then: “You ate on your own today.”',
                'Ring the school',
              ],
              2,
              {
                correct: 'Yes. There will be time for the rest. First she needs to know that it has arrived.',
                incorrect:
                  'That may come later, and it shows how much you care. First let the sentence arrive: half a turn, four seconds, and one thing back.',
              },
            ),
          ],
        },
      ],
    },
    {
      key: 'three-doors',
      title: 'Three doors',
      subtitle: 'Questions that can be opened from the inside',
      pages: [
        {
          title: 'Better than “how was school?”',
          widgets: [
            video('rooted-doors', 'Three doors'),
            text(`
<h2>“How was school?” “Fine.”</h2>
<p>It is a perfectly loving question. It is also enormous. Imagine someone asking you at the front door, with your coat still on: “How was being thirty-nine?” You would say “fine” as well.</p>
<p>Good questions are like doors with a handle on the inside. She can open them a little, or wide, or not at all, and she does not have to explain which. Here are three that I use.</p>
<h3>The small door</h3>
<p>It asks for one detail that cannot be wrong. <em>“What did it smell like in the gym?” “Who made you laugh?” “What color was today?”</em> The answer may be a single word, and that word is often the end of a thread.</p>
<h3>The sideways door</h3>
<p>It asks about somebody else. <em>“What do people in your class do when someone is left out?” “What would the cat have thought of that?”</em> Girls tell the truth about themselves most easily when they are speaking of the cat.</p>
<h3>The door for two</h3>
<p>You go through it first. Say one true and small thing about your own day, not a worry she would have to carry: <em>“I was so nervous before that telephone call that I tidied the whole desk. Do you ever do that?”</em> Then wait. If nothing comes, that is an answer too, and you have shown her where the door is.</p>
<p>One more thing. Ask when both of you are looking at something else: the road, the dough, the dog. Eyes are heavy. And do not ask more than two questions in a row. After two it is an interview.</p>`),
            button('Twelve Questions for the Car Ride, free in the Library', '/library?q=car+ride'),
            journal(
              'Write down one small door, one sideways door and one door for two that fit your daughter.',
            ),
          ],
        },
      ],
    },
    {
      key: 'says-nothing',
      title: 'When she says nothing',
      subtitle: 'Silence is not always a closed door',
      pages: [
        {
          title: 'Keeping a light on',
          widgets: [
            image(
              'quiet-window',
              'A small house at night among tall trees, with one window lit.',
              'You do not have to knock. You only have to keep the light on.',
            ),
            text(`
<h2>Keep a light on</h2>
<p>There will be weeks in which your half turn meets a closed face. You count to four, to forty, to Thursday. It is easy to grow frightened of such silence and to start knocking on it: <em>What is it? Is it me? You can tell me anything, you know that, don’t you?</em></p>
<p>Sometimes silence is a wall. More often it is a workshop. She is making something in there, and it is not ready to be looked at. You made things in there too.</p>
<h3>What helps</h3>
<ul>
<li><strong>Be easy to find.</strong> Read in the living room instead of the bedroom. Fold things slowly.</li>
<li><strong>Do something with your hands beside her</strong>, and leave the talk out. Peel oranges. Sort buttons.</li>
<li><strong>Say it once, and lightly:</strong> “I’m around if you want company. You don’t have to talk.” Then keep to it.</li>
<li><strong>Keep the small habits going</strong>, especially when they seem to be ignored. The tea at four, the hand on the head in passing. They are the light in the window.</li>
</ul>
<h3>When to knock after all</h3>
<p>You know her quiet from her hiding. If she stops doing things she loves, if she no longer eats or sleeps as she used to, if something in you says <em>this is different</em>, then knock. Tell her plainly what you see and that you are not angry. And do not carry it by yourself: speak with her doctor, a school counselor, or somebody else whose work this is. Asking for help is also a way of keeping the light on.</p>`),
            journal(
              'What does your daughter’s quiet look like when it is a workshop? And when it is a wall?',
            ),
          ],
        },
      ],
    },
  ],
};
