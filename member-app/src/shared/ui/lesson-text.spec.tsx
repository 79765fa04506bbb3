import { render, screen } from '@testing-library/react';
import { LessonText } from './lesson-text';

const TABLE = '<table><tbody><tr><td>Day</td></tr></tbody></table>';

test.each([
  ['wider than the screen is scrolled by keys', 800, '0'],
  ['that fits is not in the order of Tab', 300, null],
])('a table %s', (_, width, tabIndex) => {
  const wide = jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  const narrow = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(<LessonText html={TABLE} />);
  expect(screen.getByRole('table').getAttribute('tabindex')).toBe(tabIndex);
  wide.mockRestore();
  narrow.mockRestore();
});
