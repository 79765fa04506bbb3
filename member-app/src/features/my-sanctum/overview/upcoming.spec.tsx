import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { i18n } from '../../../shared/words/i18n';
import { Upcoming } from './upcoming';

const call = {
  ...{ id: 'call', title: 'First call' },
  ...{ startsAt: '2098-03-02T14:00:00.000Z', endsAt: '2098-03-02T14:30:00.000Z' },
};

test('a session that is near leads to where it is joined', () => {
  renderScreen(<Upcoming sessions={[call]} />, { as: aMember() });
  const join = screen.getByRole('link', { name: `${i18n.t('overview:upcoming.join')}: First call` });
  expect(join).toHaveAttribute('href', `${sanctumPaths.coachingSessions}#call`);
});

test('without one it leads to what can be booked', () => {
  renderScreen(<Upcoming sessions={[]} />, { as: aMember() });
  expect(screen.getByRole('link', { name: i18n.t('overview:upcoming.book') })).toHaveAttribute(
    'href',
    paths.coaching,
  );
});
