import { type Pane, paneSx } from './panes';

const PANES: readonly Pane[] = ['structure', 'lesson', 'add'];
const seen = (size: 'xs' | 'md', shown: Pane) =>
  PANES.filter((own) => paneSx(own, shown).display[size] === 'block');

test.each<[Pane, onPhone: Pane[], onTablet: Pane[]]>([
  ['structure', ['structure'], ['structure', 'lesson']],
  ['lesson', ['lesson'], ['structure', 'lesson']],
  ['add', ['add'], ['lesson', 'add']],
])('with the tab %s a phone shows %j and a tablet %j', (shown, onPhone, onTablet) => {
  expect([seen('xs', shown), seen('md', shown)]).toEqual([onPhone, onTablet]);
});
