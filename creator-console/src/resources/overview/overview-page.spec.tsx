import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import { texts as figures } from '../../shared/figures/texts';
import { filteredPath } from '../../shared/filtered-path';
import { OverviewPage } from './overview-page';
import { texts } from './texts';

const week = { ...blank('WeekResponse'), startsAt: '2027-02-23T08:00:00.000Z', from: '2027-02-23' };

function open() {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.refuse('get', '/api/creator/day', 503);
  answers.refuse('get', '/api/creator/first-run', 503);
  answers.answer('get', '/api/creator/coaching/bookings', []);
  answers.answer('get', '/api/creator/overview', {
    studentCount: 2,
    revenue: '124.00',
    net: '90.00',
    rating: null,
    reviewCount: 0,
    upcomingSessionCount: 0,
    week: { ...week, revenue: '27.00', orderCount: 3, newStudentCount: 1 },
    weekBefore: { ...week, revenue: '18.00', orderCount: 3, newStudentCount: 0 },
    recentStudents: [],
    topCourses: [],
    backup: { lastAt: '2027-02-28T02:00:00Z', problem: null },
  });
  renderScreen(<OverviewPage />);
}

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));

test('total revenue is what buyers paid, as on the linked page, not the net', async () => {
  open();
  const card = await cardOf(texts.revenue);
  expect(card.getByText('$124')).toBeVisible();
  expect(card.getByRole('link')).toHaveAttribute('href', '/revenue?period=all');
});

test('the week is shown next to the previous one, and each figure links to its list', async () => {
  open();
  const revenue = await cardOf(texts.weekRevenue);
  expect(revenue.getByText('$27')).toBeVisible();
  expect(revenue.getByText(figures.by('50%', '$18'), { exact: false })).toBeVisible();
  expect(revenue.getByRole('link')).toHaveAttribute('href', '/revenue?period=7');
  const orders = await cardOf(texts.weekOrders);
  expect(orders.getByText(figures.same)).toBeVisible();
  expect(orders.getByRole('link')).toHaveAttribute('href', filteredPath('orders', { from: week.from }));
  const students = await cardOf(texts.weekStudents);
  expect(students.getByText(figures.noneBefore)).toBeVisible();
  expect(students.getByRole('link')).toHaveAttribute(
    'href',
    filteredPath('students', { joinedAt_gte: week.startsAt }),
  );
});
