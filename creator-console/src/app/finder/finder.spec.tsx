import { answers, blank } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import { CreateContentContext } from '../../resources/products/create-content/context';
import { FinderButton } from './finder-button';
import type { Found } from './finder.api';
import { texts } from './texts';

const path = '/api/creator/search';
const found = (facts: Partial<Found>): Found => ({ ...blank('FoundResponse'), courseId: null, ...facts });
const rosa = found({ kind: 'student', id: 'rosa', title: 'Rosa Lind', detail: 'rosa@example.org' });
const lesson = found({
  kind: 'lesson',
  id: 'dusk',
  title: 'Roses at dusk',
  detail: 'The quiet course',
  courseId: 'quiet',
});

const create = jest.fn();

beforeEach(() => {
  create.mockClear();
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.list('get', path, [rosa, lesson]);
});

/** Opens the finder with its keyboard shortcut. */
async function open() {
  const rendered = renderScreen(
    <CreateContentContext value={{ open: create }}>
      <FinderButton menu={[{ pages: ['overview'] }]} />
    </CreateContentContext>,
  );
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return { ...rendered, input: await screen.findByRole('combobox', { name: texts.find }) };
}

const optionsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('a few letters find people and lessons, and Enter opens the first', async () => {
  const { user, router, input } = await open();
  expect(input).toHaveFocus();
  await user.type(input, 'ros');
  expect(await screen.findByRole('option', { name: /Rosa Lind/ })).toBeVisible();
  expect(optionsOf(texts.groups.lesson)).toEqual(['Roses at duskThe quiet course']);
  expect(answers.calls('get', path).at(-1)?.query).toEqual({ q: 'ros' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/courses/quiet/edit?lesson=dusk',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('actions and pages are found without the server, by any of their words', async () => {
  const { user, router, input } = await open();
  expect(optionsOf(texts.groups.action)).toContain(texts.actions.blockTime);
  await user.type(input, 'coup');
  expect(await screen.findByRole('option', { name: texts.actions.coupon })).toBeVisible();
  expect(screen.queryByRole('option', { name: texts.actions.blockTime })).toBeNull();
  await user.click(screen.getByRole('option', { name: texts.actions.coupon }));
  expect(router.state.location.pathname).toBe('/coupons/create');
});

test('an action without a page opens its dialog', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('option', { name: texts.actions.bundle }));
  expect(create).toHaveBeenCalledWith('bundle');
});

test('a product is given to a student who is searched for next', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('option', { name: texts.actions.give }));
  const input = await screen.findByRole('combobox', { name: texts.findStudent });
  expect(screen.getByText(texts.typeName)).toBeVisible();
  await user.type(input, 'ros');
  await user.click(await screen.findByRole('option', { name: /Rosa Lind/ }));
  expect(screen.queryByRole('option', { name: /dusk/ })).toBeNull();
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/students/rosa/show/learning?give=',
  );
});

test('recently opened entries come first the next time', async () => {
  const { user, input } = await open();
  await user.type(input, 'ros');
  await user.click(await screen.findByRole('option', { name: /Rosa Lind/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: texts.open }));
  await screen.findByRole('combobox', { name: texts.find });
  expect(optionsOf(texts.groups.recent)).toEqual(['Rosa Lindrosa@example.org']);
});

test('it says when nothing is found or a search fails, and Escape closes it', async () => {
  answers.list('get', path, []);
  const { user, input } = await open();
  await user.type(input, 'qqq');
  expect(await screen.findByText(texts.none)).toBeVisible();
  answers.refuse('get', path, 503);
  await user.type(input, 'q');
  expect(await screen.findByText(texts.failed)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an editor that uses the shortcut itself keeps it', () => {
  renderScreen(
    <>
      <FinderButton menu={[{ pages: ['overview'] }]} />
      <input aria-label="editor" onKeyDown={(event) => event.preventDefault()} />
    </>,
  );
  fireEvent.keyDown(screen.getByLabelText('editor'), { key: 'k', metaKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});
