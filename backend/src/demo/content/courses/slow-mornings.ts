import { bindCourse } from '../writing/course-writing.js';
import { audio, choose, file, image, journal, scale, stopwatch, text } from '../writing/widget-writing.js';

export const slowMorningsCourse = bindCourse('slow-mornings', [
  {
    key: 'mornings',
    title: 'Slow Mornings',
    subtitle: 'Five small changes',
    modules: [
      {
        key: 'before',
        title: 'Before the day',
        subtitle: 'What helps a morning happens elsewhere',
        lessons: [
          {
            key: 'hour-you-have',
            title: 'The hour you have',
            subtitle: 'A map of an ordinary morning',
            isFreePreview: true,
            pages: [
              {
                title: 'A map',
                widgets: [
                  image(
                    'morning-bench',
                    'A wooden bench by a door, with small boots below it and a coat and a satchel on the hooks above.',
                    'Most mornings are lost within six feet of the door.',
                  ),
                  text(`
<h2>Do not get up earlier</h2>
<p>Let us begin with what this course will not ask. You need not rise at five, meditate, or bake. Mothers are short of sleep, not of ambition. We will work with the hour that you already have.</p>
<p>First, draw it. Take a sheet of paper and make a long line: on the left the first alarm, on the right the closing door. Now put down what really happens, not what ought to. Where do you laugh? Where does it get loud? Where are you all looking for the same shoe?</p>
<h3>Three kinds of minutes</h3>
<ul>
<li><strong>Doing minutes:</strong> teeth, sandwiches, the form that has to be signed.</li>
<li><strong>Looking-for minutes:</strong> shoe, gym bag, other shoe.</li>
<li><strong>Meeting minutes:</strong> when you look at each other, if only over the rim of a cup.</li>
</ul>
<p>Most families I know have plenty of the second kind and hardly any of the third. That is good news, because looking-for minutes can be moved to the evening before, and meeting minutes are short. Four of them can change the color of the whole hour.</p>
<p>Count yours. Do not be shocked. Nobody has taught us this, and a morning is the only piece of theater that is performed daily without a rehearsal.</p>`),
                  scale('What was this morning like, all in all?', 'A stampede', 'A stroll'),
                ],
              },
            ],
          },
          {
            key: 'evening-before',
            title: 'The evening before',
            subtitle: 'Seven minutes that are worth twenty',
            pages: [
              {
                title: 'Closing the day',
                widgets: [
                  text(`
<h2>Seven minutes in the evening</h2>
<p>Whatever is put by the door tonight need not be looked for tomorrow. Everyone knows this, and hardly anyone does it, because in the evening we are tired and the sofa has arms.</p>
<p>So make it short, and make it pleasant. Choose one song of about four minutes. While it plays, everybody who lives with you carries what they need in the morning to its place by the door: bag, shoes, jacket, the thing for the thing. When the song is over you stop, even if something is missing. It is the stopping in time that makes them come again tomorrow.</p>
<p>Then there are three more minutes, and they are yours. Lay out the breakfast things. Fill the kettle. Put your own clothes over the chair, including the socks. You are sending a present to a woman who will be very glad of it in nine hours.</p>
<h3>If she forgets</h3>
<p>Then she forgets. Say, “Your bag is still upstairs,” once, in the voice in which one says that it is raining. A bag that a mother has carried will be carried by her for ever. Be patient with the first two weeks. After that the song begins to do the work.</p>
<p>Try it tonight: the watch is set to seven minutes.</p>`),
                  stopwatch(420),
                  journal('Which song could it be? Who gets to choose it on which day?'),
                ],
              },
            ],
          },
        ],
      },
      {
        key: 'during',
        title: 'The hour itself',
        subtitle: 'A first sentence, a shared cup, a real good-bye',
        lessons: [
          {
            key: 'first-sentence',
            title: 'The first sentence',
            subtitle: 'How you say good morning decides a great deal',
            pages: [
              {
                title: 'Before “hurry”',
                widgets: [
                  text(`
<h2>What is the first thing she hears?</h2>
<p>For a week, listen to your own first sentence of the day. Mine used to be, “It’s ten to.” It was correct, and it was loving too, in a way: I did not want her to be late. But what she heard, every single morning before she had opened her eyes, was that she was already behind.</p>
<p>The first sentence is a doorsill. Whoever steps over it with a smile walks differently. It does not take more time, only other words.</p>
<ul>
<li>“There you are.”</li>
<li>“It has snowed on the car. Come and see.”</li>
<li>“I’m making the tea. I’ve missed you since yesterday.”</li>
</ul>
<p>Some girls like to be touched when they wake, and others would rather be left alone until they have brushed their teeth. Ask her. “How would you like to be woken?” is a question that hardly any child has ever been asked, and they have astonishingly precise answers.</p>
<h3>And where does “hurry” go?</h3>
<p>Into things. A clock that she can read. A song for teeth. A card with pictures. Everything that says “what comes next” by itself is one sentence less for you to shout up the stairs. <em>Hurry</em> is the most tiring word in the house, and it has never made anybody quicker.</p>`),
                  choose(
                    'Which of these first sentences has no clock in it?',
                    [
                      '“You’ve got ten minutes, sweetheart.”',
                      '“Good morning. The blackbird is up, and so are you.”',
                      '“Come on, or you’ll miss the bus again.”',
                      '“Are you still in bed?”',
                    ],
                    1,
                    {
                      correct: 'Yes. The clock will get its turn. First, somebody has been greeted.',
                      incorrect:
                        'Kindly meant! But look for the time hidden in it. Which one simply says hello?',
                    },
                  ),
                  audio('morning-bells', 'One minute of morning bells'),
                ],
              },
            ],
          },
          {
            key: 'one-cup',
            title: 'One cup, sitting down',
            subtitle: 'Four meeting minutes',
            pages: [
              {
                title: 'Four minutes',
                widgets: [
                  text(`
<h2>Sit down. Really: on a chair.</h2>
<p>Here is the heart of the whole course, and it lasts four minutes. Once in that hour, you sit down at the same table, at the same time, with a cup in your hands. You do not sign anything. You do not butter anything. You sit.</p>
<p>What happens then is up to the two of you. You may talk, or look out of the window. In one family they draw a card from a little box of questions; in another they read one page of a story aloud, and it takes them until spring. In ours we guessed the weather, and the loser had to fetch the milk.</p>
<p>The first few times you will feel the list pulling at your sleeve. That is normal. It has pulled at you for years, and it thinks that it is in charge. Put both feet on the floor and hold on to the cup.</p>
<h3>If there are several of you</h3>
<p>Then it is four minutes for the whole nest. With little ones on your lap it may be two. If your shifts do not allow it, move the cup to the evening, or to the car with a flask. The place does not matter. What matters is that it can be relied on. <em>Every day there is a moment when my mother is sitting down.</em> A child can build a house on a sentence like that.</p>`),
                  stopwatch(240),
                  journal('What could your family do with four minutes and a cup?'),
                ],
              },
            ],
          },
          {
            key: 'real-good-bye',
            title: 'A real good-bye',
            subtitle: 'The last thing she takes with her',
            pages: [
              {
                title: 'At the door',
                widgets: [
                  text(`
<h2>The last ten seconds</h2>
<p>However the hour went, it has one more chance. The last ten seconds are what she takes along in her pocket. Do not waste them on the forgotten jacket.</p>
<p>Choose a place for it: the bench, the bottom step, the corner where the bus comes. Choose a gesture that belongs to you alone. Three squeezes of the hand. A nod, for the ones who are too old for squeezes. One mother and daughter I know touch the doorframe, each on her own side, and say nothing.</p>
<p>Then look at her. Not at the zip, at <em>her</em>. And say something that has no task in it: “I like being your mom.” “See you at four.” “Go gently.”</p>
<h3>When it was a bad morning</h3>
<p>Then all the more. “That was a rough one. I love you. We’ll have another try tomorrow.” You can do that in ten seconds, and it will save both of you a whole day of stones in the stomach. If she has already stormed out, wave from the window. She will look round. They nearly always look round.</p>
<h3>Your morning on one card</h3>
<p>Print the card and fill it in together: the song, the first sentence, the cup, the good-bye. Hang it up at her eye level and change it whenever it no longer fits. That is all. It was never about the morning; it was about the two of you, at the beginning of a day.</p>`),
                  file('morning-card', 'Our morning card.pdf'),
                  scale('What was this morning like, all in all?', 'A stampede', 'A stroll'),
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]);
