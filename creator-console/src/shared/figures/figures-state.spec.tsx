import { render, screen } from '@testing-library/react';
import { FiguresState } from './figures-state';
import { texts } from './texts';

const onRetry = () => undefined;

test('figures that cannot be loaded say so', () => {
  render(
    <FiguresState error={new Error('503')} onRetry={onRetry}>
      {undefined}
    </FiguresState>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(texts.failed);
});

test('loaded figures stay if they cannot be reloaded', () => {
  render(
    <FiguresState error={new Error('503')} onRetry={onRetry}>
      <p>42 orders</p>
    </FiguresState>,
  );
  expect(screen.getByText('42 orders')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
