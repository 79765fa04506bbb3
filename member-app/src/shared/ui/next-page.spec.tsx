import { render, screen } from '@testing-library/react';
import { i18n } from '../words/i18n';
import { NextPage } from './next-page';

const query = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: jest.fn(),
};
beforeEach(() => query.fetchNextPage.mockClear());

const button = () => screen.queryByRole('button', { name: 'Show older posts' });
const show = (changes: Partial<typeof query>) =>
  render(<NextPage of={{ ...query, ...changes }} words="Show older posts" />);

test('leads to the next page if there is one', () => {
  const { unmount } = show({ hasNextPage: false });
  expect(button()).toBeNull();
  unmount();
  show({});
  button()!.click();
  expect(query.fetchNextPage).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that the next page could not be loaded, and retries', () => {
  show({ isFetchNextPageError: true });
  expect(screen.getByRole('alert')).toHaveTextContent(i18n.t('ui:failed.description'));
  button()!.click();
  expect(query.fetchNextPage).toHaveBeenCalledTimes(1);
});
