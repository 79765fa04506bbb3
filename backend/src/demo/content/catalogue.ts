import type { DemoProduct } from './writing/content-types.js';
import { bellsAndBreath } from './products/bells-and-breath.js';
import { carRideQuestions } from './products/car-ride-questions.js';
import { conversationWorkbook } from './products/conversation-workbook.js';
import { familyRhythms } from './products/family-rhythms.js';
import { firstMoon } from './products/first-moon.js';
import { firstSeeds } from './products/first-seeds.js';
import { forestJournal } from './products/forest-journal.js';
import { halfHour } from './products/half-hour.js';
import { hearthCircle } from './products/hearth-circle.js';
import { inBloom } from './products/in-bloom.js';
import { oneOnOne } from './products/one-on-one.js';
import { rootedMother } from './products/rooted-mother.js';
import { sideBySide } from './products/side-by-side.js';
import { slowMornings } from './products/slow-mornings.js';
import { windowSeat } from './products/window-seat.js';

export const demoProducts: DemoProduct[] = [
  rootedMother,
  inBloom,
  slowMornings,
  firstSeeds,
  conversationWorkbook,
  firstMoon,
  familyRhythms,
  forestJournal,
  bellsAndBreath,
  oneOnOne,
  halfHour,
  hearthCircle,
  carRideQuestions,
  sideBySide,
  windowSeat,
];

/** Returns the parts of a bundle in its order; empty for other products. */
export const partsOf = (product: DemoProduct): DemoProduct[] =>
  product.type === 'bundle' ? product.parts.map((part) => demoProducts.find(({ key }) => key === part)!) : [];
