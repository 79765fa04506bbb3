import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import type { CourseOutline } from '../outline/outline';
import type { OutlineActions } from '../outline/outline-actions';
import { texts } from '../shared/texts';
import { DripDialog } from './drip-dialog';

const moduleOf = (id: string, title: string, lock: CourseOutline['modules'][number]['lock']) => ({
  id,
  sectionId: 's',
  title,
  subtitle: '',
  thumbnailUrl: null,
  translations: {},
  version: 1,
  lock,
});
const outline: CourseOutline = {
  id: 'course',
  title: 'Seeds',
  status: 'draft',
  hasBeenPublished: false,
  sections: [{ id: 's', title: 'All', subtitle: '', translations: {}, version: 1 }],
  modules: [
    moduleOf('a', 'Roots', null),
    moduleOf('b', 'Stem', { kind: 'after_previous' }),
    moduleOf('c', 'Crown', { kind: 'days_after_enrollment', days: 30 }),
  ],
  lessons: [],
};

function open() {
  const edit = jest.fn();
  const onClose = jest.fn();
  const view = renderScreen(
    <DripDialog outline={outline} actions={{ edit } as unknown as OutlineActions} onClose={onClose} />,
  );
  return { ...view, edit, onClose };
}
const save = () => screen.getByRole('button', { name: texts.settings.save });

test('all modules are spaced out at once', async () => {
  const { user, edit, onClose } = open();
  const days = screen.getByLabelText(texts.drip.everyDays);
  await user.clear(days);
  await user.type(days, '10{Enter}');
  await user.click(save());
  expect(edit.mock.calls).toEqual([
    ['modules', 'a', { lock: null }],
    ['modules', 'b', { lock: { kind: 'days_after_enrollment', days: 10 } }],
    ['modules', 'c', { lock: { kind: 'days_after_enrollment', days: 20 } }],
  ]);
  expect(onClose).toHaveBeenCalled();
});

test('only changed modules are saved, and not while one is incomplete', async () => {
  const { user, edit } = open();
  const days = screen.getByLabelText(texts.settings.days);
  await user.clear(days);
  expect(save()).toBeDisabled();
  await user.type(days, '5');
  await user.click(save());
  expect(edit.mock.calls).toEqual([['modules', 'c', { lock: { kind: 'days_after_enrollment', days: 5 } }]]);
});

test('a module can unlock right away again', async () => {
  const { user, edit } = open();
  await user.click(within(screen.getByRole('group', { name: 'Stem' })).getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: texts.settings.locks.none }));
  await user.click(save());
  expect(edit.mock.calls).toEqual([['modules', 'b', { lock: null }]]);
});
