import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../../testing';
import { texts as parts } from '../parts/texts';
import type { Student } from '../parts/student.api';
import type { Growth, GrowthEntry } from './growth.api';
import { GrowthTab } from './growth-tab';
import { texts } from './texts';

const growth = '/api/students/{id}/growth';
const entries = '/api/students/{id}/growth/entries';
const points = '/api/students/{id}/growth/adjust-points';
const rosa: Student = { ...blank('StudentRecordResponse'), id: 'rosa', username: 'Rosa Lind' };
const grown = (facts: Partial<Growth> = {}): Growth => ({
  points: 230,
  level: 4,
  name: 'Growing',
  emoji: '🌿',
  pointsRequired: 200,
  pointsToNext: 100,
  progressPercent: 30,
  ...facts,
});
const entry = (facts: Partial<GrowthEntry> = {}): GrowthEntry => ({
  id: 'a',
  action: 'lesson_completed',
  title: 'The kitchen table',
  points: 20,
  at: '2031-03-02T10:00:00.000Z',
  endedAt: null,
  ...facts,
});

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', growth, grown());
  answers.answer('get', entries, { items: [], next: null });
});

test('the coach sees level and points with their sources, including points that don’t count', async () => {
  answers.answer('get', entries, {
    items: [entry(), entry({ id: 'b', points: 0 }), entry({ id: 'c', endedAt: '2031-03-03T10:00:00.000Z' })],
    next: null,
  });
  renderScreen(<GrowthTab student={rosa} />);
  expect(await screen.findByText(texts.level(4, 'Growing'))).toBeVisible();
  expect(screen.getByRole('progressbar', { name: texts.toNext })).toHaveAttribute('aria-valuenow', '30');
  const rows = within(await screen.findByRole('table', { name: texts.ledger })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Lesson completed · The kitchen table');
  expect(rows[1]).toHaveTextContent('2031');
  expect(rows[2]).toHaveTextContent(texts.capped);
  expect(rows[3]).toHaveTextContent(/reversed on/);
});

test('points given by hand have a reason, and appear at once', async () => {
  answers.answer('post', points, grown({ points: 200 }));
  const { user } = renderScreen(<GrowthTab student={rosa} />);
  expect(await screen.findByText(texts.none)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.byHand }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText(texts.howMany));
  await user.type(dialog.getByLabelText(texts.howMany), '-30');
  await user.type(dialog.getByLabelText(parts.reason, { exact: false }), 'Counted twice');
  answers.answer('get', growth, grown({ points: 200, progressPercent: 0 }));
  answers.answer('get', entries, {
    items: [entry({ action: 'by_hand', title: null, points: -30 })],
    next: null,
  });
  await user.click(dialog.getByRole('button', { name: texts.give }));
  expect(await screen.findByText(texts.actions['by_hand'])).toBeVisible();
  expect(answers.calls('post', points)[0]?.body).toMatchObject({ points: -30, reason: 'Counted twice' });
});
