import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { timeInWords } from '../../shared/time-of-day';
import { Time } from './hours';

test('selectable hours are formatted as elsewhere, and stored as the server expects', () => {
  renderScreen(<Time label="Opens" value="13:30" onChange={() => undefined} />);
  const select = screen.getByLabelText('Opens');
  expect(select).toHaveValue('13:30');
  expect(select).toHaveDisplayValue(timeInWords(13 * 60 + 30));
  expect(timeInWords(13 * 60 + 30)).toMatch(/1:30\sPM/);
});
