import type { WrittenModule } from '../../writing/course-writing.js';
import { image, journal, scale, text, video } from '../../writing/widget-writing.js';

export const beginning: WrittenModule = {
  key: 'beginning',
  title: 'Before we begin',
  subtitle: 'Where you are standing, and whose voice is speaking',
  lessons: [
    {
      key: 'hallway',
      title: 'The hallway',
      subtitle: 'Why this course begins with you and not with her',
      isFreePreview: true,
      pages: [
        {
          title: 'Welcome',
          widgets: [
            video('rooted-hallway', 'The hallway'),
            text(`
<h2>Welcome. Put something warm in your hands.</h2>
<p>When mothers write to me, they nearly always begin with their daughter. <em>She has stopped telling me things. She rolls her eyes. She cries about socks.</em> Somewhere in the third paragraph a small sentence turns up, often in brackets: (I don’t recognize myself lately.)</p>
<p>That bracket is where we begin. You are not the problem. You are also the only person in this story whom you can move. A tree cannot make the weather kinder to the birds in its branches. It can stand well, and then the branches are somewhere to come back to.</p>
<h3>How the lessons work</h3>
<p>There are ten of them. Each has a short film without any talking, something to read, and one thing to try. The trying is the course; the rest is only a way of carrying it to you.</p>
<ul>
<li>Do one lesson at a sitting, and leave a few days between two.</li>
<li>Try things in small rooms first: the kitchen, the car, the edge of the bed.</li>
<li>Skip whatever does not fit your family. You know things I cannot know.</li>
</ul>
<p>You will not be asked to become a calmer person. You will be asked to notice where the calm already is, even if it is only four minutes long and happens in the shower.</p>
<blockquote>You cannot pour her a quiet evening from a cup that is rattling. First, we hold the cup.</blockquote>
<p>Before you close this page, move the marker below to where you are today. Nobody sees it but you. We will ask again at the end, and you may be surprised by the line between the two.</p>`),
            scale('How steady does the ground feel under you today?', 'Very wobbly', 'Quite steady'),
          ],
        },
      ],
    },
    {
      key: 'inherited-voice',
      title: 'The voice you inherited',
      subtitle: 'Whose sentence was that?',
      pages: [
        {
          title: 'Sentences that travel',
          widgets: [
            image(
              'inherited-voice',
              'Three generations of the same flower on one stem: a seed head, an open bloom and a bud.',
              'Some sentences are older than we are.',
            ),
            text(`
<h2>Sentences travel in families</h2>
<p>You open your mouth, and your mother comes out. Or an aunt, or a teacher with chalk on her sleeve. <em>“Because I say so.” “What will people think?” “You don’t know how lucky you are.”</em> It happens fast, and mostly when you are tired, because a tired mind reaches for the nearest tool, and the nearest tools are the oldest ones.</p>
<p>Inherited sentences are not all bad. Some are treasures. My own grandmother said, “Come, we’ll look at it together,” about everything from splinters to heartbreak, and I have said it perhaps four thousand times. But nobody ever asked us which ones we would like to keep.</p>
<h3>Sorting the drawer</h3>
<p>Think of it as a kitchen drawer that was already full when you moved in. This week, when a sentence comes out that surprises you, do not fight it. Just ask three questions afterwards:</p>
<ol>
<li><strong>Whose was it?</strong> Try to hear the voice and see the room.</li>
<li><strong>What was it for?</strong> Most hard sentences were once meant to keep a child safe, or a mother from crying.</li>
<li><strong>Do I want to hand it on?</strong> Yes, no, or yes with different words.</li>
</ol>
<p>If a sentence was truly cruel to you, you need not look for the good in it. Put it outside the door. And if looking into this drawer hurts more than a lesson should, close it, and open it again with someone who can sit beside you: a good friend, or a counselor.</p>
<p>It is enough to find one sentence to keep and one to let go of. That alone changes what your daughter will find in her own drawer one day.</p>`),
          ],
        },
        {
          title: 'Your drawer',
          widgets: [
            text(`
<h2>One to keep, one to let go</h2>
<p>Write for ten minutes, by hand if you like, and copy here only what you want to find again. There is no need to be fair or to be complete. If nothing comes, begin with the sentence: <em>“In our house, one always said …”</em></p>
<p>When you have found the sentence you want to let go of, try to write the one that you would have needed instead. It is often much shorter. “I’m here.” “That was a lot.” “Tell me the rest when you like.”</p>`),
            journal('Which inherited sentence would you like to keep, and which one ends with you?'),
          ],
        },
      ],
    },
  ],
};
