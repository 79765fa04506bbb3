import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { coachWrites } from '../../../shared/lib/coach-writes';
import { uiTexts } from '../../../shared/ui/texts';
import type { OwnedItem } from '../api';
import { CoachingSessions } from './coaching-sessions';
import { coachingTabTexts } from './coaching-texts';

const { sessions: texts } = coachingTabTexts;
const path = '/api/me/library';
const rosa = aMember({ email: 'rosa@example.org' });
const owned = (title: string, type: OwnedItem['type']): OwnedItem => ({
  ...blank('LibraryItemResponse'),
  ...{ productId: title, title, type },
});
const open = () => renderScreen(<CoachingSessions />, { as: rosa });

test('paid coaching waits there, and says who writes, where to and when', async () => {
  answers.answer('get', path, [owned('Walk', 'coaching'), owned('Oak', 'course')]);
  open();
  expect(await screen.findByText(coachWrites('rosa@example.org'))).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Walk' })).toBeVisible();
  expect(screen.queryByText('Oak')).toBeNull();
  expect(screen.getByRole('link', { name: texts.write })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

test('without coaching it leads to what is offered', async () => {
  answers.answer('get', path, [owned('Oak', 'course')]);
  open();
  expect(await screen.findByRole('link', { name: texts.book })).toBeVisible();
});

test('what is bought is loaded, may fail, and can be asked for again', async () => {
  const held = answers.hold('get', path);
  const { user } = open();
  expect(await screen.findByLabelText(texts.loading)).toBeVisible();
  held.refuse(503);
  await user.click(await screen.findByRole('button', { name: uiTexts.failed.retry }));
  held.answer([owned('Walk', 'coaching')]);
  expect(await screen.findByRole('heading', { name: 'Walk' })).toBeVisible();
});
