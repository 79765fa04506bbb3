import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import type { OwnedItem } from '../api';
import { i18n } from '../../../shared/words/i18n';
import { CoachingSessions } from './coaching-sessions';

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
  expect(await screen.findByText(i18n.t('ui:coachWrites', { email: 'rosa@example.org' }))).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Walk' })).toBeVisible();
  expect(screen.queryByText('Oak')).toBeNull();
  expect(screen.getByRole('link', { name: i18n.t('coaching-tab:sessions.write') })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

test('without coaching it leads to what is offered', async () => {
  answers.answer('get', path, [owned('Oak', 'course')]);
  open();
  expect(await screen.findByRole('link', { name: i18n.t('coaching-tab:sessions.book') })).toBeVisible();
});

test('what is bought is loaded, may fail, and can be asked for again', async () => {
  const held = answers.hold('get', path);
  const { user } = open();
  expect(await screen.findByLabelText(i18n.t('coaching-tab:sessions.loading'))).toBeVisible();
  held.refuse(503);
  await user.click(await screen.findByRole('button', { name: i18n.t('ui:failed.retry') }));
  held.answer([owned('Walk', 'coaching')]);
  expect(await screen.findByRole('heading', { name: 'Walk' })).toBeVisible();
});
