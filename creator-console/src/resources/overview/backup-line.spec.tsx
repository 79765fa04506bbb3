import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { dayOf } from '../../shared/moment';
import { BackupLine } from './overview-page';
import { texts } from './texts';

const lastAt = '2027-02-28T02:00:00Z';

test('a recent backup is shown in a quiet line', () => {
  renderScreen(<BackupLine lastAt={lastAt} problem={null} />);
  expect(screen.getByText(texts.lastBackup(dayOf(lastAt)))).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['that none was made', null, 'none'],
  ['that none can be made', null, 'no_key'],
  ['that the last one is too old, and when it was made', lastAt, 'too_old'],
] as const)('a warning says %s', (_, last, problem) => {
  renderScreen(<BackupLine lastAt={last} problem={problem} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(texts.backupProblems[problem]);
  expect(alert).toHaveTextContent(last === null ? texts.noBackup : texts.lastBackup(dayOf(last)));
});
