import { bindCourse } from '../writing/course-writing.js';
import {
  assignment,
  audio,
  button,
  calendly,
  choose,
  file,
  image,
  journal,
  quiz,
  scale,
  stopwatch,
  text,
  typeform,
  video,
} from '../writing/widget-writing.js';

export const firstSeedsCourse = bindCourse('first-seeds', [
  {
    key: 'evenings',
    title: 'Three Evenings for Two',
    subtitle: 'A candle, a question, a bean',
    modules: [
      {
        key: 'evenings',
        title: 'Three evenings',
        subtitle: 'About twenty minutes each',
        lessons: [
          {
            key: 'place',
            title: 'Evening 1: A place for two',
            subtitle: 'A corner, a candle and no hurry',
            isFreePreview: true,
            pages: [
              {
                title: 'The first evening',
                widgets: [
                  video('seeds-candle', 'A place for two'),
                  text(`
<h2>The first evening</h2>
<p>Watch the little film together. It does not speak, so you can hear each other breathe. Afterwards, look for a corner. It should be somewhere that is not usually used for anything: under the table, behind the sofa, the third stair. Let her choose. She will choose something uncomfortable. That is part of it.</p>
<p>Bring two cushions and a candle that cannot fall over. She lights it, you help, and one of you says: “We’re here.” From now on, and for as long as it burns, nobody needs to be anywhere else.</p>
<aside><p><strong>For this evening:</strong> two cushions, a candle in a glass, matches, and twenty minutes without a telephone.</p></aside>
<h3>One thing to ask</h3>
<p>Take turns. Each of you may ask the other <em>one</em> thing. It may be silly. If you cannot think of anything, take this: <strong>“What was the smallest nice thing today?”</strong></p>
<p>The other one answers, and you only listen. No advice, no “that reminds me”. When she has finished, wait a moment longer than you would normally. Then swap.</p>
<p>In the end you blow the candle out together, on three. If it took only six minutes, it took six minutes. It is not about long. It is about <em>again</em>.</p>`),
                ],
              },
            ],
          },
          {
            key: 'listening',
            title: 'Evening 2: The listening game',
            subtitle: 'Two minutes each, and nobody interrupts',
            pages: [
              {
                title: 'The second evening',
                widgets: [
                  text(`
<h2>The second evening</h2>
<p>Back to your corner, cushions, candle. Tonight you are going to play a game which is harder than it sounds. Each of you has two minutes in which the other one only listens.</p>
<ol>
<li>Toss a coin for who begins.</li>
<li>The speaker says whatever comes: about today, about an animal, about something that is unfair. If nothing comes, then both of you are quiet. Quiet counts.</li>
<li>The listener may look, nod and breathe. No questions, no “oh, but”.</li>
<li>When the watch has run for two minutes, the listener says, “Thank you. I heard …” and one single thing. Then it is the other one’s turn.</li>
</ol>
<p>It may happen that she giggles for the whole two minutes. Then you have heard her giggle for two minutes; when was the last time? It may also happen that, right at the end, something important slips out. Do not jump on it. Say, “Thank you. I heard that,” and leave it be. It will come back if you do not chase it.</p>
<p>For you, mother, here is the difficult part: when it is your turn, tell her something true. Not a worry that is too heavy for her, but something real. “I was proud of myself today, and nobody noticed.” You will see her sit up.</p>`),
                  stopwatch(120),
                  audio('breathing-bells', 'Some bells to end with'),
                ],
              },
            ],
          },
          {
            key: 'bean',
            title: 'Evening 3: Something to grow',
            subtitle: 'A pot, a bean and a sentence',
            pages: [
              {
                title: 'The third evening',
                widgets: [
                  image(
                    'bean',
                    'A bean plant climbing out of a clay pot, with a small paper flag in the earth.',
                    'Water it when it is dry. Talk to it when you feel like it.',
                  ),
                  text(`
<h2>The third evening</h2>
<p>Tonight you will need a pot with a hole in it, some earth, and a bean. An ordinary dried one from the kitchen will do; lay it in water for a day beforehand if you remember. Light the candle first.</p>
<p>Make a hole as deep as the first joint of her finger. She puts the bean in, you cover it up. Before you do, each of you tells the bean, out loud or silently, one thing that you would like to have more of between you. <em>More laughing in the car. More evenings like this one. Less shouting about hair.</em></p>
<p>Write a little flag for the pot. You may give the bean a name. Put it on a sunny sill, and water it when the earth feels dry. It will be about a week until something shows. Nobody can hurry it, and nobody needs to. That is a good thing to have standing in a kitchen.</p>
<h3>And then?</h3>
<p>Keep the corner. Choose an evening of the week when the candle burns. If you would like company on the way, you will find more here, for you and for her. If not, then these were three good evenings, and they belong to you.</p>`),
                  journal('What did you wish for, for the two of you?'),
                ],
              },
              {
                title: 'While the bean is growing',
                widgets: [
                  text(`
<h2>While the bean is growing</h2>
<p>A bean takes about a week. Here is a basket of small things for the days in between. Take what you like and leave the rest; nothing here is homework.</p>
<table><tbody><tr><th>Day</th><th>In the pot</th><th>For the two of you</th></tr><tr><td>1 to 3</td><td>The bean drinks and swells.</td><td>Say good night to the pot.</td></tr><tr><td>4 to 6</td><td>A root goes down first.</td><td>Draw what you think is happening.</td></tr><tr><td>7 and on</td><td>A neck, and then two leaves.</td><td>Measure it with a thread.</td></tr></tbody></table>
<h3>Watch what nobody sees</h3>
<p>The little film of this evening looks into the pot while it still seems empty. Watch it together before bed, as often as she likes, and then let the last sound of the day be a quiet one.</p>`),
                  video('seeds-bean', 'What the bean is doing'),
                  audio('edge-of-sleep', 'For the edge of sleep'),
                  text(`
<h3>Sit with the bean</h3>
<p>Once this week, sit down beside the pot together and look at it for as long as you both like. Start the watch, and stop it when one of you has had enough. <em>It is not a competition, although she may see it differently.</em></p>`),
                  stopwatch(0),
                  choose(
                    'After four days the pot still looks empty. She wants to dig the bean out to see what it is doing. What might you say?',
                    [
                      '“Leave it alone, or you will kill it.”',
                      '“You would love to know what it is doing down there. So would I.”',
                      '“Let us buy a bigger plant instead.”',
                    ],
                    1,
                    {
                      correct:
                        'Yes. The wish is heard, and the bean may stay where it is. Waiting is easier for two.',
                      incorrect:
                        'We have all said it. Try the sentence that hears the wish first; the bean can look after itself.',
                    },
                  ),
                  scale('How near have the two of you felt this week?', 'A little far apart', 'Quite near'),
                  file('car-ride-questions', 'Twelve Questions for the Car Ride.pdf'),
                  text(`
<h3>If you would like to talk</h3>
<p>You can call me. The first talk is free, takes half an hour and sells you nothing. You may also just tell me how your three evenings went; I read every word, usually with a cup of tea.</p>`),
                  calendly('Your free discovery call', 'maren-solveig/discovery-call'),
                  quiz('What stays with you?', [
                    {
                      text: 'What does an evening for two need?',
                      options: [
                        'A plan for the whole hour',
                        'A candle and a place that is yours',
                        'A long talk',
                      ],
                      right: 'b',
                      correct: 'Yes. The place does half of the work.',
                      incorrect: 'Smaller than that. Look at the first evening again.',
                    },
                    {
                      text: 'She shrugs at your question. What helps?',
                      options: [
                        'Wait, and stay near',
                        'Ask it again, louder',
                        'Answer it yourself first',
                        'Tell her why it matters to you',
                      ],
                      right: 'ac',
                      correct: 'Both. A shrug is often a “not yet”.',
                      incorrect: 'There are two. Neither asks anything more of her.',
                    },
                    {
                      text: 'When is an evening a success?',
                      options: ['When she told you everything', 'When you were both there'],
                      right: 'b',
                      correct: 'That is all it needs.',
                      incorrect: 'She owes you no confession. Being there was enough.',
                    },
                  ]),
                  assignment(
                    'One of your evenings',
                    '<p>Tell me about one of your three evenings: <strong>one thing you heard</strong>, and what it was like to say nothing. A few lines are enough. A drawing of hers, or a recording of the two of you, is just as welcome.</p>',
                  ),
                  typeform('How were your three evenings?', 'to/three-evenings'),
                  button('See what else grows here', '/library'),
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]);
