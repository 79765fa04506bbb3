/** node make-papers.mjs [name…]: typesets the workbooks, guides and cards as PDF. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { openBrowser } from './browser.mjs';
import { bellsAndBreath } from './papers/bells-and-breath.mjs';
import { carRideQuestions } from './papers/car-ride-questions.mjs';
import { conversationWorkbook } from './papers/conversation-workbook.mjs';
import { familyRhythms } from './papers/family-rhythms.mjs';
import { firstMoon } from './papers/first-moon.mjs';
import { forestJournal } from './papers/forest-journal.mjs';
import { inBloomPocketCards } from './papers/in-bloom-pocket-cards.mjs';
import { morningCard } from './papers/morning-card.mjs';
import { rootedFieldNotes } from './papers/rooted-field-notes.mjs';
import { inDemo } from './places.mjs';

const papers = {
  'bells-and-breath': bellsAndBreath,
  'car-ride-questions': carRideQuestions,
  'conversation-workbook': conversationWorkbook,
  'family-rhythms': familyRhythms,
  'first-moon': firstMoon,
  'forest-journal': forestJournal,
  'in-bloom-pocket-cards': inBloomPocketCards,
  'morning-card': morningCard,
  'rooted-field-notes': rootedFieldNotes,
};

const folder = inDemo('media/file/');
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const browser = await openBrowser();
for (const [name, html] of Object.entries(papers)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await browser.show(html, { width: 816, height: 1056 });
  writeFileSync(`${folder}${name}.pdf`, await browser.pdf());
  process.stdout.write(`file/${name}\n`);
}
await browser.close();
