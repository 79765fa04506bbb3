import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ResourceDefinitionContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../testing';
import { toDoTexts } from '../shared/to-do-count';
import { MENU } from './menu';
import { PageInEntry, Places, useToDo } from './places';
import { texts } from './texts';

const path = '/api/creator/day';
const day = {
  ...blank('CoachDayResponse'),
  waitingOrderCount: 2,
  waitingAnswerCount: 1,
  unansweredQuestionCount: 3,
  waitingJournalCount: 4,
  failedMailCount: 5,
};

/** The pages of console.tsx, each titled with its name. */
const definitions = Object.fromEntries(
  MENU.flatMap(({ pages }) => pages).map((name) => [name, { name, options: { label: name } }]),
);

function Shell() {
  const toDo = useToDo();
  return (
    <ResourceDefinitionContextProvider definitions={definitions}>
      <Places day={toDo} isOpen={false} onOpen={() => undefined} onClose={() => undefined} />
      <PageInEntry day={toDo}>page</PageInEntry>
    </ResourceDefinitionContextProvider>
  );
}

function open(at: string) {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', path, day);
  return renderScreen(<Shell />, { at });
}

const menu = () => within(screen.getByRole('navigation', { name: texts.places }));
const namesOf = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);

test('the menu has ten entries, each with the to-dos of all its pages', async () => {
  open('/revenue');
  await waitFor(() =>
    expect(namesOf(menu().getAllByRole('link'))).toEqual([
      'overview',
      'students',
      'products',
      'coaching',
      'community',
      `messages8 ${toDoTexts.toDo(8)}`,
      texts.marketing,
      `${texts.money}2 ${toDoTexts.toDo(2)}`,
      `site5 ${toDoTexts.toDo(5)}`,
      'settings',
    ]),
  );
  expect(menu().getByRole('link', { current: true })).toHaveTextContent(texts.money);
});

test('the tabs of an entry link to its pages and show the to-dos of each', async () => {
  const { user, router } = open('/messages');
  const tabs = () => within(screen.getByRole('tablist', { name: 'messages' })).getAllByRole('tab');
  await waitFor(() =>
    expect(namesOf(tabs())).toEqual([
      `messages4 ${toDoTexts.toDo(4)}`,
      `shared-journals4 ${toDoTexts.toDo(4)}`,
      'assignments',
      'message-reports',
    ]),
  );
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('messages');
  await user.click(tabs()[1]!);
  expect(router.state.location.pathname).toBe('/shared-journals');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('page');
});

test.each(['/coaching', '/orders/one/show', '/nowhere'])('there are no tabs at %s', async (at) => {
  open(at);
  expect(await screen.findByText('page')).toBeVisible();
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('a conversation belongs to the inbox, and an email to the broadcasts', async () => {
  open('/messages/one');
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('messages');
  expect(menu().getByRole('link', { current: true })).toHaveTextContent('messages');
});

test('the counts are updated when the page changes', async () => {
  const { router } = open('/orders');
  await waitFor(() => expect(menu().getByRole('link', { current: true })).toHaveTextContent('2'));
  answers.answer('get', path, { ...day, waitingOrderCount: 0 });
  await router.navigate('/mailing-deliveries/one/show');
  await waitFor(() => expect(menu().getByRole('link', { name: texts.money })).toBeVisible());
  expect(menu().getByRole('link', { current: true })).toHaveTextContent(texts.marketing);
});

test('the menu is shown without counts until they are loaded', async () => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.refuse('get', path, 503);
  renderScreen(<Shell />, { at: '/orders' });
  expect(await menu().findByRole('link', { name: texts.money })).toBeVisible();
});

test('a phone has the daily pages below the page, and the other counts on the menu button', async () => {
  open('/overview');
  const bar = within(screen.getByRole('navigation', { name: texts.ofTheDay }));
  await waitFor(() =>
    expect(namesOf(bar.getAllByRole('link'))).toEqual([
      '0overview',
      `8messages ${toDoTexts.toDo(8)}`,
      '0students',
      '0coaching',
    ]),
  );
  expect(bar.getByRole('button')).toHaveAccessibleName(`${texts.menu} ${toDoTexts.toDo(7)}`);
});
