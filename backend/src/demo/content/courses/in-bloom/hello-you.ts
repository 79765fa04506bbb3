import type { WrittenModule } from '../../writing/course-writing.js';
import { journal, scale, text, video } from '../../writing/widget-writing.js';

export const helloYou: WrittenModule = {
  key: 'hello-you',
  title: 'Hello, you',
  subtitle: 'What this is, and what the weather is like',
  lessons: [
    {
      key: 'this-is-yours',
      title: 'This is yours',
      subtitle: 'No marks, no right answers, no hurry',
      isFreePreview: true,
      pages: [
        {
          title: 'Hello',
          widgets: [
            video('bloom-hello', 'Hello, you'),
            text(`
<h2>Hello!</h2>
<p>My name is Maren. I have gray hair, one grown-up daughter and a very old dog called Biscuit. When I was your age I thought that everybody else had been given a book on how to be a person, and that I had been ill on the day it was handed out.</p>
<p>Nobody got the book. I checked. They were all wondering, just like me. They were only wondering quietly.</p>
<p>This course is not that book either. It is more like a walk with somebody who has been down the path before and can say, “Mind the puddle,” and “Look, a heron!” You may stop whenever you like.</p>
<h3>Three rules</h3>
<ol>
<li><strong>It is yours.</strong> What you write in the journal boxes is for you. If you want to show it to someone, you decide to whom.</li>
<li><strong>There is nothing to get right.</strong> Some questions have an answer, but nobody counts.</li>
<li><strong>You can always stop.</strong> If something makes your tummy feel tight, close it and do something nice. Then tell somebody you trust. That is not being a baby. That is being clever.</li>
</ol>
<p>Some parts of the course only open later, the way a bud does. That is on purpose. Ideas need a little time in your pocket before the next one comes along.</p>
<p>Before you go on, slide the marker to how you feel about growing up. Wherever you put it is fine. We will ask you again later, just because it is interesting.</p>`),
            scale('Growing up feels …', 'a bit scary', 'really exciting'),
          ],
        },
      ],
    },
    {
      key: 'weather-inside',
      title: 'The weather inside',
      subtitle: 'Sunny, foggy, or a storm with hailstones',
      pages: [
        {
          title: 'What is it like today?',
          widgets: [
            video('bloom-weather', 'The weather inside'),
            text(`
<h2>Look out of your inside window</h2>
<p>When people ask “How are you?”, they mostly want to hear “Good”. That is all right when you meet someone at the bus stop. But <em>you</em> might like to know how you really are, and “good” is not much of an answer. So try weather instead.</p>
<ul>
<li><strong>Sunny:</strong> warm, easy, you could hug a lamp-post.</li>
<li><strong>Breezy:</strong> excited, wobbly, lots of things blowing about.</li>
<li><strong>Foggy:</strong> you can’t tell. Everything is far away.</li>
<li><strong>Drizzle:</strong> a bit sad, for a reason or for none.</li>
<li><strong>Thunder:</strong> angry! It rumbles, and then it cracks.</li>
<li><strong>Frost:</strong> you have gone quiet and hard, so that nothing can get in.</li>
</ul>
<p>You can invent your own. One girl I know had “sunny with one wasp”. I knew exactly what she meant.</p>
<p>Here is the most important thing about weather: <strong>you did not make it, and you are not it.</strong> You are the sky that it happens in. Skies are huge. A sky has never been broken by a cloud, not even by a really rude one.</p>
<h3>An experiment for three days</h3>
<p>Three times a day, look inside and give the weather a name: when you wake up, after school, and in bed. You do not need to change it. Just say, “Ah. Drizzle.” Some families have a weather map on the fridge with a magnet for everyone. You could start one. (Grown-ups have weather too. You may have noticed.)</p>`),
          ],
        },
        {
          title: 'Give it a name',
          widgets: [
            video('bloom-names', 'Give it a name'),
            text(`
<h2>The name game</h2>
<p>Feelings are a bit like creatures in the dark. As long as you do not know what it is, it could be a bear. When you switch on the light, it is often a hedgehog.</p>
<p>So when there is weather inside, try some names on it, like hats. <em>Am I angry? Hmm, nearly. Jealous? Ouch, yes, a bit. Left out? That’s the one.</em> You can feel it when the name fits. Something goes “click”, and your shoulders come down.</p>
<p>And you can have two at the same time, or five. You can be proud of your friend and wish that it had been you. That does not make you a bad friend. It makes you a person with a big sky.</p>`),
            journal(
              'What is the weather inside you just now? What would you call it if you could make up a name?',
            ),
          ],
        },
      ],
    },
  ],
};
