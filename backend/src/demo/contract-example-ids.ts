import { lessonOf } from './content/lesson-of.js';
import { demoId, demoOfferId, type DemoWidget } from './content/index.js';

/** People, products and lessons of the demo that the examples of the contract name. */
export const ELIN = demoId('person/elin');
export const PRIYA = demoId('person/priya');
export const BETH = demoId('person/beth');
export const JUNI = demoId('person/juni');
export const COURSE = demoId('product/rooted-mother');
export const ONE_ON_ONE = demoId('product/one-on-one');
export const WORKBOOK = demoId('product/conversation-workbook');
export const PAIRS_COURSE = demoId('product/first-seeds');
export const HOUR = demoId('offering/hour');
export const WORKSHOP = demoId('offering/workshop');
export const CIRCLE = demoId('group/maple-circle');
export const POD = demoId('group/kitchen-table');
export const DRAFT = demoId('broadcast/spring');
export const MEMBERSHIP = demoOfferId('window-seat', 'monthly');
export const GUIDE = demoId('product/first-moon');
export const IN_BLOOM = demoId('product/in-bloom');
export const SOLD = demoId(`order/${demoId('person/colleen')}/conversation-workbook`);

/** Id for a new record: a program generates one per request. */
export const NEW = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';

const lessonCalled = (lessonKey: string) =>
  lessonOf({ memberKey: 'elin', productKey: 'rooted-mother', lessonKey }).lesson;
export const hallway = lessonCalled('hallway');
export const [hallwayPage] = hallway.pages;

function widgetOf(lessonKey: string, isWanted: (widget: DemoWidget) => boolean): string {
  const found = lessonCalled(lessonKey)
    .pages.flatMap(({ widgets }) => widgets)
    .find(isWanted);
  if (!found) throw new Error(`${lessonKey} lacks a widget for an example`);
  return found.id;
}
export const scale = widgetOf('hallway', ({ type }) => type === 'opinionScale');
export const stopwatch = widgetOf('three-breath-pause', ({ type }) => type === 'stopwatch');
export const journal = widgetOf(
  'place-for-you',
  (widget) => widget.type === 'question' && widget.settings.kind === 'journal',
);
export const choice = widgetOf(
  'shoulders',
  (widget) => widget.type === 'question' && widget.settings.kind === 'multiple_choice',
);
const inFirstSeeds = (type: 'quiz' | 'assignment') =>
  lessonOf({ memberKey: 'elin', productKey: 'first-seeds', lessonKey: 'bean' })
    .lesson.pages.flatMap(({ widgets }) => widgets)
    .find((widget) => widget.type === type)!.id;
export const quiz = inFirstSeeds('quiz');
export const assignment = inFirstSeeds('assignment');
export const text = widgetOf('hallway', ({ type }) => type === 'text');
export const part = (kind: string, key: string) => demoId(`${kind}/rooted-mother/${key}`);
