import type { WrittenModule } from '../../writing/course-writing.js';
import { image, journal, scale, text, video } from '../../writing/widget-writing.js';

export const changing: WrittenModule = {
  key: 'changing',
  title: 'Changing',
  subtitle: 'Same you, new season',
  lock: { kind: 'daysAfterEnrollment', days: 7 },
  lessons: [
    {
      key: 'same-you',
      title: 'Same you, new season',
      subtitle: 'Everyone has her own calendar',
      pages: [
        {
          title: 'Your own calendar',
          widgets: [
            image(
              'four-seasons',
              'One little tree four times: bare, in blossom, in leaf, and in autumn gold.',
              'It is the same tree every time.',
            ),
            text(`
<h2>The same tree</h2>
<p>Look at the picture. If you had only seen the first tree and then the second, you might think that someone had swapped them overnight. But it is one tree. It has not stopped being itself. It is having a season.</p>
<p>You will have a new season too, or it has begun already. Your body will change its shape in its own time. Your moods may change faster than they used to. Things that were fun may become boring, and you might find yourself crying over an advertisement for cheese. All this is ordinary. It happens to every girl, and it happened to every woman you know, even to the stern one in the library.</p>
<h3>Early, late and just right</h3>
<p>Crocuses come up in the snow. Asters wait until September. Nobody says to an aster, “You are late.” But girls compare, because they sit in one room all day with twenty-five other calendars. If you are the first, it can feel as if everyone were looking. If you are the last, it can feel as if you had been forgotten. You haven’t. Your calendar is <strong>yours</strong>, and it is right.</p>
<p>Other people may not make remarks about it. Not at school, not in the family, not as a joke. You know about gates now.</p>
<h3>Questions are allowed</h3>
<p>You will have questions, and there is no silly one. Choose two grown-ups whom you can ask anything: your mother, an aunt, a school nurse, your doctor. If you find it hard to say out loud, write it on a slip of paper and leave it under her pillow. Many mothers and daughters have a notebook for this that wanders to and fro.</p>
<p><strong>For the two of you:</strong> “What did you wish somebody had told you when you were my age?”</p>`),
            journal(
              'Who are your two grown-ups for questions? What would you put on the first slip of paper?',
            ),
          ],
        },
      ],
    },
    {
      key: 'mirrors-and-windows',
      title: 'Mirrors and windows',
      subtitle: 'What a mirror knows about you, and what it doesn’t',
      pages: [
        {
          title: 'Mirrors and windows',
          widgets: [
            video('bloom-mirror', 'Mirrors and windows'),
            text(`
<h2>What does a mirror know?</h2>
<p>A mirror knows one thing: how the light falls on you at this second. It does not know that you can whistle. It hasn’t the faintest idea how good you are at comforting small cousins.</p>
<p>Still, one can spend a great deal of time with it. One looks, finds something, looks closer, and the something grows. Anything grows if you look at it long enough from two inches away. Try it with a potato.</p>
<h3>The glowing mirrors</h3>
<p>Then there are the mirrors that glow. The faces in them have often been smoothed, stretched and lit by people whose work is to make you stay and look. It is a bit like comparing your kitchen with a picture in a catalogue. It isn’t that you are worse than the picture. It’s that <strong>you are real, and the picture is not</strong>.</p>
<p>When you notice that you feel smaller after looking, that is your after-feeling talking. You know what to do: put it down, and go to a window.</p>
<h3>Windows</h3>
<p>A window is everything that makes you forget how you look, because you are busy <em>looking</em>. A book. A goal. A beetle. Dough. A song you are making up. Nobody has ever been in the middle of a really good den and wondered about her knees.</p>
<p>Make a list of ten windows and hang it up beside the mirror. When the mirror begins to talk too much, choose one.</p>
<ul>
<li>Your body can carry you up a hill.</li>
<li>It can laugh until it hurts.</li>
<li>It can hold somebody’s hand.</li>
</ul>
<p>It is not a decoration. It is where you <strong>live</strong>.</p>`),
            scale('This week I spent more time with …', 'mirrors', 'windows'),
            journal('Which are your windows? Try to find ten.'),
          ],
        },
      ],
    },
  ],
};
