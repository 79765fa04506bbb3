import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { timeInWords } from '../../shared/time-of-day';
import { Time } from './hours';

test('hours to choose from are told as everywhere else, and kept as the server takes them', () => {
  renderScreen(<Time label="Opens" value="13:30" onChange={() => undefined} />);
  const select = screen.getByLabelText('Opens');
  expect(select).toHaveValue('13:30');
  expect(select).toHaveDisplayValue(timeInWords(13 * 60 + 30));
  expect(timeInWords(13 * 60 + 30)).toMatch(/1:30\sPM/);
});
