import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, growsTo, renderScreen } from '../../../testing';
import { i18n } from '../../shared/words/i18n';
import type { GrowthEntry, Leaderboard, ListedMember } from './api';
import { GrowthPage } from './growth-page';
import { LeaderboardPage } from './leaderboard-page';
import { LevelMoment } from './level-moment';

const entries = '/api/me/growth/entries';
const strong = {
  points: 2800,
  level: 12,
  emoji: '🌲',
  pointsRequired: 2700,
  pointsToNext: 700,
  progressPercent: 14,
};
const entry = (facts: Partial<GrowthEntry> = {}): GrowthEntry => ({
  id: 'a',
  action: 'lesson_completed',
  title: 'The kitchen table',
  points: 20,
  at: '2031-03-02T10:00:00.000Z',
  endedAt: null,
  ...facts,
});

describe('the life of a seed', () => {
  test('shows the plant of the level, its name, and the progress to the next', async () => {
    growsTo(strong);
    answers.answer('get', entries, { items: [], next: null });
    const { container } = renderScreen(<GrowthPage />, { as: aMember() });
    expect(await screen.findByRole('heading', { name: 'Growing Strong' })).toBeVisible();
    expect(screen.getByText('Level 12 of 20')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveValue(14);
    expect(screen.getByText('100 of 700 points to the next level')).toBeVisible();
    expect(screen.getByText('2,800 points total')).toBeVisible();
    expect(container.querySelector('use')).toHaveAttribute('href', '/growth/12.svg#ground');
    expect(await screen.findByText(i18n.t('growth:ledger.none'))).toBeVisible();
  });

  test('ends with the last level', async () => {
    growsTo({
      ...strong,
      points: 12_000,
      level: 20,
      pointsRequired: 11_100,
      pointsToNext: 0,
      progressPercent: 100,
    });
    answers.answer('get', entries, { items: [], next: null });
    renderScreen(<GrowthPage />, { as: aMember() });
    expect(await screen.findByText('Max Level')).toBeVisible();
  });

  test('shows the causes of points, in pages, and which do not count', async () => {
    growsTo(strong);
    answers.answer('get', entries, ({ query }) =>
      query['after'] === undefined
        ? { items: [entry(), entry({ id: 'b', endedAt: '2031-03-03T10:00:00.000Z' })], next: 'place' }
        : { items: [entry({ id: 'c', points: 0 })], next: null },
    );
    const { user } = renderScreen(<GrowthPage />, { as: aMember() });
    const list = await screen.findByRole('list', { name: i18n.t('growth:ledger.title') });
    await user.click(screen.getByRole('button', { name: i18n.t('growth:ledger.more') }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
    const [counts, ended, capped] = within(list).getAllByRole('listitem');
    expect(counts).toHaveTextContent('Lesson completed · The kitchen table');
    expect(counts).toHaveTextContent('+20');
    expect(ended).toHaveTextContent('so these points were removed');
    expect(capped).toHaveTextContent(i18n.t('growth:ledger.capped'));
  });
});

describe('a new level', () => {
  test('is celebrated, and the server stores that it was shown', async () => {
    growsTo({ ...strong, newLevel: 12 });
    answers.answer('post', '/api/me/growth/mark-level-seen', () => {
      growsTo(strong);
      return undefined;
    });
    const { user } = renderScreen(<LevelMoment />, { as: aMember() });
    const moment = await screen.findByRole('heading', { name: 'You’ve reached a new level: Growing Strong' });
    expect(answers.calls('post', '/api/me/growth/mark-level-seen')[0]?.body).toEqual({ level: 12 });
    await user.click(screen.getByRole('button', { name: i18n.t('growth:moment.close') }));
    expect(moment).not.toBeInTheDocument();
  });
});

describe('the leaderboard', () => {
  const rosa: ListedMember = {
    place: 1,
    memberName: 'Rosa Lind',
    avatarUrl: null,
    points: 2800,
    level: 12,
    name: 'Growing Strong',
    emoji: '🌲',
    isMe: false,
  };
  const board = (facts: Partial<Leaderboard> = {}): Leaderboard => ({
    members: [rosa],
    hasJoined: false,
    problem: null,
    ...facts,
  });
  const open = (facts: Partial<Leaderboard> = {}) => {
    answers.answer('get', '/api/leaderboard', board(facts));
    return renderScreen(<LeaderboardPage />, { as: aMember() });
  };

  test('can be joined and left', async () => {
    answers.answer('post', '/api/leaderboard/join', board({ hasJoined: true }));
    answers.answer('post', '/api/leaderboard/leave', board({ hasJoined: false }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: i18n.t('growth:leaderboard.join') }));
    await user.click(await screen.findByRole('button', { name: i18n.t('growth:leaderboard.leave') }));
    expect(await screen.findByRole('button', { name: i18n.t('growth:leaderboard.join') })).toBeVisible();
    expect(answers.calls('post', '/api/leaderboard/join')).toHaveLength(1);
    expect(answers.calls('post', '/api/leaderboard/leave')).toHaveLength(1);
    expect(screen.getByText('Level 12 · Growing Strong')).toBeVisible();
  });

  test.each([
    ['age', i18n.t('growth:leaderboard.age')],
    ['level_hidden', i18n.t('growth:leaderboard.hidden')],
  ] as const)('says why a member cannot join: %s', async (problem, words) => {
    open({ problem, members: [] });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(i18n.t('growth:leaderboard.none'))).toBeVisible();
  });
});
