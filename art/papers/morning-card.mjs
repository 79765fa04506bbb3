import { lessonImages } from '../lesson-images.mjs';
import { art, lines, page, paper } from '../paper.mjs';

const rows = [
  'Our song for the evening before',
  'How she would like to be woken',
  'The first sentence',
  'What we do with our cup',
  'Our good-bye, and where',
];

const form = (title) =>
  page(
    `<div class="art" style="width:6.5in;margin-bottom:.24in">${art(lessonImages['morning-bench']())}</div><h2 style="text-align:center">${title}</h2>${rows.map((row) => `<h3 style="margin:.1in 0 0">${row}</h3>${lines(1)}`).join('')}`,
    { warm: true },
  );

export const morningCard = paper('Slow Mornings · Our morning card', [
  form('Our morning'),
  page(
    `<p class="kicker">For the grown-up</p><h2>The hour you have</h2><p>Draw your line from the first alarm to the closing door. Then mark the three kinds of minutes with three colors.</p><div class="box" style="flex:none;height:1.6in"></div><ul><li><strong>Doing</strong> minutes: teeth, sandwiches, the form.</li><li><strong>Looking-for</strong> minutes: move them to the evening before.</li><li><strong>Meeting</strong> minutes: four are enough.</li></ul><h3>One small change at a time</h3><table>${['Evening before', 'First sentence', 'One cup', 'Good-bye'].map((row) => `<tr><td style="width:26%">${row}</td><td></td></tr>`).join('')}</table><h3>After a week</h3>${lines()}`,
  ),
  form('Our weekend morning'),
]);
