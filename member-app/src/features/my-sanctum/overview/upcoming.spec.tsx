import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { communityPaths } from '../../../shared/lib/community-paths';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { i18n } from '../../../shared/words/i18n';
import { Upcoming } from './upcoming';

const call = {
  id: 'call',
  title: 'First call',
  startsAt: '2098-03-02T14:00:00.000Z',
  endsAt: '2098-03-02T14:30:00.000Z',
  isOnline: true,
  joinFrom: '2098-03-02T13:50:00.000Z',
  meetingUrl: null,
};

test('an upcoming session links to where it is joined', () => {
  renderScreen(<Upcoming figures={{ upcomingSessions: [call], upcomingEvents: [] }} />, { as: aMember() });
  const join = screen.getByRole('link', { name: `${i18n.t('overview:upcoming.join')}: First call` });
  expect(join).toHaveAttribute('href', `${sanctumPaths.coachingSessions}#call`);
});

test('once it is open, it can be joined from there', () => {
  const open = {
    ...call,
    joinFrom: '2020-03-02T13:50:00.000Z',
    meetingUrl: 'https://meet.example.org/willow',
  };
  renderScreen(<Upcoming figures={{ upcomingSessions: [open], upcomingEvents: [] }} />, { as: aMember() });
  const join = screen.getByRole('link', { name: `${i18n.t('overview:upcoming.join')}: First call` });
  expect(join).toHaveAttribute('href', 'https://meet.example.org/willow');
});

test('without a session it links to what can be booked', () => {
  renderScreen(<Upcoming figures={{ upcomingSessions: [], upcomingEvents: [] }} />, { as: aMember() });
  expect(screen.getByRole('link', { name: i18n.t('overview:upcoming.book') })).toHaveAttribute(
    'href',
    paths.coaching,
  );
});

test('an event with an RSVP is listed by time, and links to its page', () => {
  const event = { ...call, id: 'event', title: 'Reading aloud', startsAt: '2098-03-01T19:00:00.000Z' };
  renderScreen(<Upcoming figures={{ upcomingSessions: [call], upcomingEvents: [event] }} />, {
    as: aMember(),
  });
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining(i18n.t('overview:upcoming.kinds.event')),
    expect.stringContaining(i18n.t('overview:upcoming.kinds.session')),
  ]);
  const join = screen.getByRole('link', { name: `${i18n.t('overview:upcoming.join')}: Reading aloud` });
  expect(join).toHaveAttribute('href', communityPaths.communityEvent('event'));
});
