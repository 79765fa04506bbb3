import { LEAST_PRICE } from '@sanctum/openapi/choices';
import { answers, blank } from '@sanctum/openapi/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { anOffering, answerCoaching } from '../../../testing/coaching';
import { goByClockOf } from '../../shared/moment';
import { CoachingPage } from './coaching-page';
import { calendarsPath } from './coaching-page';
import { newOfferingPath, offeringsPath } from '../../shared/offerings-path';
import type { WorkshopDate } from '../../shared/workshop-dates.api';
import { texts as priceTexts } from './prices/texts';
import { texts as questionTexts } from './questions/texts';
import { texts } from './texts';
import { texts as forms } from '../../shared/forms/texts';

const offerings = '/api/creator/coaching/offerings';
const one = '/api/creator/coaching/offerings/{id}';
const feed = '/api/me/calendar-feed';

const atOfferings = { at: offeringsPath };

beforeEach(() => {
  goByClockOf('Europe/London');
  answerCoaching();
});

test('questions are written, reordered and saved with the offering', async () => {
  answers.answer('get', offerings, [anOffering()]);
  answers.answer('put', one, anOffering());
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  await user.click(await screen.findByRole('button', { name: texts.set }));
  const dialog = within(await screen.findByRole('dialog'));
  const add = dialog.getByRole('button', { name: questionTexts.add });
  await user.click(add);
  await user.type(dialog.getByLabelText(new RegExp(`^${questionTexts.question(1)}`)), 'Her age?');
  await user.click(add);
  await user.type(dialog.getByLabelText(new RegExp(`^${questionTexts.question(2)}`)), 'When?');
  await user.selectOptions(dialog.getByLabelText(questionTexts.kind(2)), 'choice');
  await user.type(
    dialog.getByLabelText(new RegExp(`^${questionTexts.choices(2)}`)),
    'Mornings{Enter} Evenings',
  );
  await user.click(dialog.getByRole('button', { name: questionTexts.moveUp(2) }));
  expect(dialog.getByText(questionTexts.moved(1, 2))).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('put', one)[0]?.body).toMatchObject({
    questions: [
      { kind: 'choice', question: 'When?', choices: ['Mornings', 'Evenings'] },
      { kind: 'text', question: 'Her age?', isRequired: true, choices: [] },
    ],
  });
});

test('a new offering can be booked with existing sessions, and its hours are pointed out afterwards', async () => {
  answers.answer('get', offerings, [anOffering()]);
  answers.answer('post', offerings, anOffering({ id: 'hour' }));
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  await user.click(await screen.findByRole('button', { name: texts.newOffering }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(texts.name, { exact: false }), 'One hour');
  const create = within(dialog).getByRole('button', { name: texts.create });
  await user.click(create);
  const amount = within(dialog).getByLabelText(priceTexts.unit.session.price, { exact: false });
  expect(amount).toHaveAccessibleDescription(forms.missing);
  expect(amount).toHaveFocus();
  await user.type(amount, '0');
  await user.click(create);
  await waitFor(() => expect(amount).toHaveAccessibleDescription(priceTexts.wrongPrice(LEAST_PRICE)));
  await user.clear(amount);
  await user.type(amount, '150');
  await user.click(within(dialog).getByRole('button', { name: priceTexts.addPackage }));
  await user.type(within(dialog).getByRole('textbox', { name: new RegExp(`^${priceTexts.sessions}`) }), '5');
  await user.type(within(dialog).getByLabelText(priceTexts.ofPackage, { exact: false }), '600');
  await user.click(create);
  expect(await screen.findByText(texts.createdText)).toBeVisible();
  expect(answers.calls('post', offerings)).toHaveLength(1);
  expect(answers.calls('post', offerings)[0]?.body).toEqual({
    title: 'One hour',
    description: '',
    needsCredit: true,
    durationSeconds: 3600,
    isGroup: false,
    isForPairs: false,
    prices: [
      { sessions: 1, price: '150' },
      { sessions: 5, price: '600' },
    ],
  });
});

test('the URL of Create Content opens the dialog; a refused price is marked, and a free offering has none', async () => {
  answers.answer('get', offerings, [anOffering()]);
  answers.refuse('post', offerings, 400, {
    code: 'invalid',
    message: 'Please check the highlighted fields',
    fields: { 'prices.0.price': 'must be at most 999999.99' },
  });
  const { user, router } = renderScreen(<CoachingPage />, { at: newOfferingPath });
  const dialog = within(await screen.findByRole('dialog', { name: texts.newOffering }));
  await user.type(dialog.getByLabelText(texts.name, { exact: false }), 'One hour');
  const amount = dialog.getByLabelText(priceTexts.unit.session.price, { exact: false });
  await user.type(amount, '999999');
  await user.click(dialog.getByRole('button', { name: texts.create }));
  expect(await dialog.findByText('must be at most 999999.99')).toBeVisible();
  expect(amount).toHaveAccessibleDescription('must be at most 999999.99');
  await user.click(dialog.getByRole('checkbox', { name: texts.takesSessions }));
  expect(amount).not.toBeInTheDocument();
  answers.answer('post', offerings, anOffering());
  await user.click(dialog.getByRole('button', { name: texts.create }));
  expect(await screen.findByText(texts.createdText)).toBeVisible();
  expect(answers.calls('post', offerings).at(-1)?.body).not.toHaveProperty('prices');
  expect(router.state.location.search).toBe('?tab=offerings');
});

test('an offering with unused sessions stays, and the refusal says so; the visitors’ session cannot be archived', async () => {
  const hour = anOffering({ id: 'hour', title: 'One hour', isOpenToVisitors: false, needsCredit: true });
  answers.answer('get', offerings, [anOffering(), hour]);
  answers.refuse('post', `${one}/archive`, 409, {
    code: 'sold',
    message: 'Members still have sessions of it.',
  });
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  expect(await screen.findByText(new RegExp(texts.costs.credit))).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.archive }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: texts.archive }));
  expect(await within(dialog).findByText('Members still have sessions of it.')).toBeVisible();
});

test('a private URL for the coach’s own calendar is shown once, and turned off', async () => {
  const url = 'https://example.org/api/calendar-feeds/secret';
  answers.answer('get', offerings, [anOffering()]);
  answers.answer('post', `${feed}/renew`, { url });
  answers.answer('delete', feed, undefined);
  const { user } = renderScreen(<CoachingPage />, { at: calendarsPath });
  const make = await screen.findByRole('button', { name: texts.feed.make });
  answers.answer('get', feed, { since: '2027-03-02T14:00:00.000Z' });
  await user.click(make);
  expect(await screen.findByLabelText(texts.feed.address)).toHaveValue(url);
  answers.answer('get', feed, { since: null });
  await user.click(await screen.findByRole('button', { name: texts.feed.end }));
  expect(await screen.findByRole('button', { name: texts.feed.make })).toBeVisible();
  expect(screen.queryByLabelText(texts.feed.address)).toBeNull();
});

describe('a group', () => {
  const dates = '/api/creator/coaching/offerings/{id}/dates';
  const workshop = anOffering({
    id: 'evening',
    title: 'An evening',
    isGroup: true,
    isForPairs: true,
    isBookable: true,
    isOpenToVisitors: false,
  });
  const date = (facts: Partial<WorkshopDate> = {}): WorkshopDate => ({
    id: 'first',
    startsAt: '2098-03-02T19:00:00.000Z',
    endsAt: '2098-03-02T20:30:00.000Z',
    places: 8,
    booked: 3,
    kept: 1,
    waiting: 2,
    version: 1,
    ...facts,
  });

  test('has dates with spots, and a new date can be added', async () => {
    answers.answer('get', offerings, [workshop]);
    answers.list('get', dates, [date()]);
    answers.answer('post', dates, date({ id: 'second' }));
    const { user } = renderScreen(<CoachingPage />, atOfferings);
    const facts = [texts.dates.booked(3, 8, true), texts.dates.kept(1), texts.dates.waiting(2)].join(' · ');
    expect(await screen.findByText(facts)).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.dates.add }));
    const dialog = within(await screen.findByRole('dialog'));
    // dates aren't typed letter by letter
    fireEvent.change(dialog.getByLabelText(new RegExp(texts.dates.begins)), {
      target: { value: '2098-04-01T19:00' },
    });
    await user.clear(dialog.getByRole('spinbutton'));
    await user.type(dialog.getByRole('spinbutton'), '12');
    await user.click(dialog.getByRole('button', { name: texts.dates.add }));
    expect(await screen.findByText(texts.dates.added)).toBeVisible();
    expect(answers.calls('post', dates)[0]?.body).toEqual({
      startsAt: '2098-04-01T18:00:00.000Z',
      places: 12,
    });
  });

  test('is canceled on a date, with a message to everyone', async () => {
    const cancellation = '/api/creator/coaching/dates/{id}/cancel';
    answers.answer('get', offerings, [workshop]);
    answers.list('get', dates, [date()]);
    answers.answer('post', cancellation, undefined);
    const { user } = renderScreen(<CoachingPage />, atOfferings);
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${texts.dates.callOff}: `) }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'I have lost my voice.');
    answers.list('get', dates, []);
    await user.click(dialog.getByRole('button', { name: texts.dates.callOff }));
    expect(await screen.findByText(texts.dates.none)).toBeVisible();
    expect(answers.calls('post', cancellation)[0]?.body).toEqual({ reason: 'I have lost my voice.' });
  });

  test('is created with spots for two', async () => {
    answers.answer('get', offerings, []);
    answers.answer('post', offerings, workshop);
    const { user } = renderScreen(<CoachingPage />, atOfferings);
    await user.click(await screen.findByRole('button', { name: texts.newOffering }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: new RegExp(texts.name) }), 'An evening');
    await user.click(dialog.getByRole('checkbox', { name: texts.group }));
    await user.click(dialog.getByRole('checkbox', { name: texts.pairs }));
    await user.type(dialog.getByLabelText(priceTexts.unit.pair.price, { exact: false }), '40');
    await user.click(dialog.getByRole('button', { name: texts.create }));
    expect(await screen.findByText(texts.groupCreatedText)).toBeVisible();
    expect(answers.calls('post', offerings)[0]?.body).toMatchObject({ isGroup: true, isForPairs: true });
  });
});

test('an offering’s prices are shown and edited there', async () => {
  const hour = anOffering({ id: 'hour', title: 'One hour', isOpenToVisitors: false, needsCredit: true });
  const five = {
    ...blank('OfferingPackageResponse'),
    productId: 'five',
    title: 'Five hours',
    sessions: 5,
    price: '600.00',
    isInShop: true,
  };
  answers.answer('get', offerings, [{ ...hour, packages: [{ ...five, validDays: 90 }] }]);
  answers.answer('put', one, hour);
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  const price = within(await screen.findByRole('region', { name: priceTexts.title }));
  expect(price.getByRole('link', { name: 'Five hours' })).toBeVisible();
  await user.click(price.getByRole('button', { name: priceTexts.change }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: new RegExp(`^${priceTexts.sessions}`) })).toBeDisabled();
  const amount = dialog.getByLabelText(priceTexts.ofPackage, { exact: false });
  await user.clear(amount);
  await user.type(amount, '550');
  await user.click(dialog.getByRole('button', { name: priceTexts.unit.session.add }));
  await user.type(dialog.getByLabelText(priceTexts.unit.session.price, { exact: false }), '150');
  await user.click(dialog.getByRole('button', { name: priceTexts.save }));
  expect(await screen.findByText(priceTexts.saved)).toBeVisible();
  expect(answers.calls('put', one)[0]).toMatchObject({
    ifMatch: '3',
    body: {
      prices: [
        { sessions: 1, price: '150' },
        { productId: 'five', sessions: 5, price: '550', validDays: 90 },
      ],
    },
  });
});

test('its own dialog sends prices only if they changed, and removes them when it becomes free', async () => {
  const single = {
    ...blank('OfferingPackageResponse'),
    productId: 'single',
    sessions: 1,
    price: '150.00',
    isInShop: true,
  };
  const hour = anOffering({
    id: 'hour',
    title: 'One hour',
    isOpenToVisitors: false,
    needsCredit: true,
    packages: [single],
  });
  answers.answer('get', offerings, [hour]);
  answers.answer('put', one, hour);
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  const saved = async (act: (dialog: ReturnType<typeof within>) => Promise<void>) => {
    await user.click(await screen.findByRole('button', { name: texts.set }));
    const dialog = within(await screen.findByRole('dialog'));
    await act(dialog);
    await user.click(dialog.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    return answers.calls('put', one).at(-1)?.body;
  };
  expect(await saved(async () => undefined)).not.toHaveProperty('prices');
  expect(
    await saved(async (dialog) => {
      await user.click(dialog.getByRole('checkbox', { name: texts.takesSessions }));
    }),
  ).toMatchObject({ needsCredit: false, prices: [] });
});

test('the calendar comes first; each tab has a URL, opens with Space, and the old URL of a new offering still works', async () => {
  answers.answer('get', offerings, [anOffering()]);
  answers.answer('get', '/api/creator/coaching/calendar', {
    timeZone: 'Europe/London',
    sessions: [],
    events: [],
    timeOff: [],
    open: [],
  });
  const { user, router } = renderScreen(<CoachingPage />, { at: '/coaching' });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(Object.values(texts.tabs));
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  act(() => tabs[0]?.focus());
  await user.keyboard('{ArrowRight}{ArrowRight} ');
  expect(router.state.location.search).toBe('?tab=offerings');
  expect(await screen.findByRole('tabpanel', { name: texts.tabs.offerings })).toBeVisible();
  await act(() => router.navigate('/coaching?new'));
  expect(await screen.findByRole('dialog', { name: texts.newOffering })).toBeVisible();
});
