import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import type { OwnedItem } from '../api';
import { CoachingSessions } from './coaching-sessions';

const rosa = aMember({ email: 'rosa@example.org' });
const owned = (title: string, type: OwnedItem['type']): OwnedItem => ({
  ...blank('LibraryItemResponse'),
  productId: title,
  title,
  type,
});
test('coaching that has brought no sessions waits there, and says who writes, where to and when', async () => {
  answers.list('get', '/api/me/library', [
    owned('Circle', 'coaching'),
    owned('Walk', 'coaching'),
    owned('Oak', 'course'),
  ]);
  answers.list('get', '/api/me/coaching/sessions-to-arrange', [{ productId: 'Circle' }]);
  answers.answer('get', '/api/me/coaching/bookings', { items: [], next: null });
  answers.list('get', '/api/me/coaching/waiting-lists', []);
  renderScreen(<CoachingSessions />, { as: rosa });
  expect(await screen.findByText(i18n.t('ui:coachWrites', { email: 'rosa@example.org' }))).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Circle' })).toBeVisible();
  expect(screen.queryByText('Walk')).toBeNull();
  expect(screen.queryByText('Oak')).toBeNull();
  expect(screen.getByRole('link', { name: i18n.t('coaching-tab:sessions.write') })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});
