import { Tooltip } from '@mui/material';
import { advance, stopClock } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing';
import { lightTheme } from './theme';

function Two() {
  return (
    <>
      <Tooltip title="Takes back">
        <button type="button">Undo</button>
      </Tooltip>
      <Tooltip title="Does again">
        <button type="button">Redo</button>
      </Tooltip>
    </>
  );
}

test('a tooltip opens after 700 ms, or at once if another one closed less than 300 ms ago', async () => {
  stopClock();
  const { user } = renderScreen(<Two />, { theme: lightTheme });
  const undo = screen.getByText('Undo');
  const redo = screen.getByText('Redo');
  const shown = (words: string) => screen.queryByRole('tooltip', { name: words });

  await user.hover(undo);
  await advance(600);
  expect(shown('Takes back')).not.toBeInTheDocument();
  await advance(100);
  expect(shown('Takes back')).toBeInTheDocument();

  await user.unhover(undo);
  await advance(299);
  await user.hover(redo);
  await advance(0);
  expect(shown('Does again')).toBeInTheDocument();

  await user.unhover(redo);
  await advance(300);
  await user.hover(undo);
  await advance(699);
  expect(shown('Takes back')).not.toBeInTheDocument();
});
