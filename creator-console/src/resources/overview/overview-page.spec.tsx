import { answers } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import { OverviewPage } from './overview-page';
import { texts } from './texts';

test('total revenue is what buyers paid, as on the linked page, not the net', async () => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.refuse('get', '/api/creator/day', 503);
  answers.refuse('get', '/api/creator/first-run', 503);
  answers.answer('get', '/api/creator/overview', {
    studentCount: 2,
    newStudentCount: 1,
    revenue: '124.00',
    recentRevenue: '27.00',
    net: '90.00',
    recentNet: '20.00',
    rating: null,
    reviewCount: 0,
    upcomingSessionCount: 0,
    recentStudents: [],
    topCourses: [],
    backup: { lastAt: '2027-02-28T02:00:00Z', problem: null },
  });
  renderScreen(<OverviewPage />);
  const card = within(await screen.findByRole('article', { name: texts.revenue }));
  expect(card.getByText('$124')).toBeVisible();
  expect(card.getByText(texts.recentRevenue('$27'))).toBeVisible();
  expect(card.getByRole('link')).toHaveAttribute('href', '/revenue');
});
