import type { WrittenModule } from '../../writing/course-writing.js';
import { audio, file, journal, scale, text, video } from '../../writing/widget-writing.js';

export const lettingGrow: WrittenModule = {
  key: 'letting-grow',
  title: 'Letting her grow',
  subtitle: 'A longer line, with two hands at the end of it',
  lessons: [
    {
      key: 'lengthening-thread',
      title: 'The lengthening thread',
      subtitle: 'How to hold on and give at the same time',
      pages: [
        {
          title: 'Give a little',
          widgets: [
            video('rooted-thread', 'The lengthening thread'),
            text(`
<h2>Give a little</h2>
<p>Nobody learns to fly a kite from a book. You stand on a hill, it pulls, you give a little; it dips, you take a few steps. After a while your hands know more than you do.</p>
<p>Letting a daughter grow is made of a thousand such small movements, and hardly any of them are noticed. The first time she crosses the road by herself. The evening she cooks. The door you no longer open without knocking. Each time the line grows longer by an arm’s length, and each time there is a tug in your palm, which is love, and also a little bit of grief. You are allowed to feel both. You need not show her the second one while she is looking down at you from so high up, so proudly.</p>
<h3>Three questions for an arm’s length</h3>
<p>When she asks for something new and everything in you cries “not yet”, ask yourself:</p>
<ol>
<li><strong>What does she already do that is nearly this?</strong> Start from there.</li>
<li><strong>What is the smallest next piece?</strong> To the corner, before to the town.</li>
<li><strong>What would she do if it went wrong?</strong> Let her tell you. If she has an answer, she is closer than you thought.</li>
</ol>
<p>Then say what you agree on, once and clearly, and let her go. Stay where you said you would be. A kite that is reeled in at every gust never learns the wind; and a hand that forgets to hold has no kite.</p>
<h3>And you?</h3>
<p>As the line grows, your hands will be empty more often. That is not a loss to be filled quickly. It is an afternoon. What did you love to do, before you were so very needed? It would like to hear from you.</p>`),
          ],
        },
        {
          title: 'A last look round',
          widgets: [
            text(`
<h2>Look how far the ground has come with you</h2>
<p>You have sorted a drawer, found a chair, turned half round, asked sideways, kept a light on, and carried a needle in your curtain. If only one of these has stayed with you, then it was the right one.</p>
<p>Here is the question from the first lesson once more. Then lie down somewhere and let the bells have the last word. Come back in another season. The hallway is long, and you are walking it well.</p>`),
            scale('How steady does the ground feel under you today?', 'Very wobbly', 'Quite steady'),
            audio('coming-home', 'Coming home, two and a half minutes to end with'),
            journal('What would you like to tell the woman who opened the first lesson?'),
            file('rooted-field-notes', 'Rooted field notes.pdf'),
          ],
        },
      ],
    },
  ],
};
