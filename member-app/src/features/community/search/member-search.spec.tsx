import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { communityPaths } from '../../../shared/lib/community-paths';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { i18n } from '../../../shared/words/i18n';
import { open as openCommunity } from '../testing/feed';
import type { SearchResult } from './api';
import { placeOf } from './results';

const aResult = (type: SearchResult['type'], facts: Partial<SearchResult> = {}): SearchResult => ({
  id: type,
  type,
  title: `A ${type}`,
  subtitle: null,
  avatarUrl: null,
  badge: null,
  parentId: null,
  moduleId: null,
  productType: null,
  ...facts,
});

function open(results: SearchResult[] = [aResult('person', { title: 'Rosa Lind' }), aResult('post')]) {
  answers.answer('get', '/api/community/search', { results });
  return openCommunity([]);
}
const field = () => screen.findByRole('combobox', { name: i18n.t('search:label') });
const option = (name: string) => screen.getByRole('option', { name: new RegExp(name) });

test('results are announced, chosen with the arrow keys and opened with Enter', async () => {
  const { user } = open();
  answers.answer('get', '/api/community/posts/{id}', { ...blank('PostResponse'), id: 'post' });
  answers.answer('get', '/api/community/posts/{id}/comments', { items: [], next: null });
  await user.type(await field(), 'ro');
  const people = await screen.findByRole('group', { name: 'People' });
  expect(within(people).getByRole('option', { name: /Rosa Lind/ })).toBeVisible();
  expect(screen.getByText('2 results')).toHaveRole('status');
  expect(answers.calls('get', '/api/community/search').map(({ query }) => query)).toEqual([{ q: 'ro' }]);

  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(option('A post')).toHaveAttribute('aria-selected', 'true');
  expect(await field()).toHaveAttribute('aria-activedescendant', option('A post').id);
  await user.keyboard('{ArrowDown}');
  expect(await field()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(location.pathname).toBe(communityPaths.communityPost('post')));
});

test('Escape closes the results, and then clears the text', async () => {
  const { user } = open();
  await user.type(await field(), 'rosa');
  expect(await screen.findByRole('listbox')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(await field()).toHaveValue('rosa');
  await user.keyboard('{Escape}');
  expect(await field()).toHaveValue('');
});

test('no matches and a failure are reported, and one letter requests nothing', async () => {
  const { user } = open([]);
  await user.type(await field(), 'x');
  await user.type(await field(), 'yz');
  expect(await screen.findByText('No matches for “xyz”')).toBeVisible();
  answers.refuse('get', '/api/community/search', 500);
  await user.type(await field(), '!');
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers.answer('get', '/api/community/search', { results: [aResult('post')] });
  await user.click(again);
  expect(await screen.findByRole('option', { name: /A post/ })).toBeVisible();
  expect(answers.calls('get', '/api/community/search').some(({ query }) => query['q'] === 'x')).toBe(false);
  await user.click(screen.getByRole('button', { name: i18n.t('search:clear') }));
  expect(await field()).toHaveValue('');
});

test.each<[SearchResult, string]>([
  [aResult('person'), communityPaths.communityPerson('person')],
  [aResult('circle'), `${sanctumPaths.communityCircle}?group=circle`],
  [aResult('pod'), `${sanctumPaths.communityCircle}?group=pod`],
  [aResult('post'), communityPaths.communityPost('post')],
  [aResult('question'), communityPaths.communityPost('question')],
  [aResult('comment', { parentId: 'p' }), `${communityPaths.communityPost('p')}#comment-comment`],
  [aResult('lesson', { parentId: 'c', moduleId: 'm' }), sanctumPaths.classroomLesson('c', 'm', 'lesson')],
  [aResult('product', { productType: 'course' }), paths.course('product')],
  [aResult('product', { productType: 'bundle' }), paths.product('product')],
])('$type links to its page', (result, place) => {
  expect(placeOf(result, false)).toEqual({ to: place });
});

test('circles link the coach to the console', () => {
  expect(placeOf(aResult('circle'), true)).toEqual({ to: '/creator/groups', reloadDocument: true });
});
