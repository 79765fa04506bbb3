import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { MissedHour } from './missed-hour';
import { texts } from './texts';

const scheduleMissedAt = '2027-02-03T14:30:00.000Z';

test.each(['lesson', 'file'] as const)(
  'a draft without a %s at its scheduled time says that it needs one',
  (missing) => {
    renderScreen(<MissedHour scheduleMissedAt={scheduleMissedAt} missing={missing} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/wasn’t ready.* it’s still a draft/);
    expect(screen.getByRole('alert')).toHaveTextContent(texts.missing[missing]);
  },
);

test('a draft that has become ready since then says what the coach can do', () => {
  renderScreen(<MissedHour scheduleMissedAt={scheduleMissedAt} missing={null} />);
  expect(screen.getByRole('alert')).toHaveTextContent(texts.readyNow);
});

test('a product that missed no scheduled time says nothing, even if it is not ready', () => {
  renderScreen(<MissedHour scheduleMissedAt={null} missing="lesson" />);
  expect(screen.queryByRole('alert')).toBeNull();
});
