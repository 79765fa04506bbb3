import { PRODUCT_LIMITS } from '@sanctum/openapi/choices';
import { answers, blank } from '@sanctum/openapi/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { aSite } from '../../../testing/site';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { i18n } from '../../shared/words/i18n';
import type { Member } from '../session';
import { Product } from './product';

/** Fields shown elsewhere: the picture decorates the title beside it, and the price is in the buy box. */
const ELSEWHERE = ['price', 'thumbnailUrl', 'thumbnailAlt'];

test('every text that the coach has written about a product is on its page', async () => {
  const names = Object.keys(PRODUCT_LIMITS).filter((name) => !ELSEWHERE.includes(name));
  const words = Object.fromEntries(names.map((name) => [name, `The ${name} of it`]));
  answers.answer('get', '/api/products/{id}/reviews', blank('ReviewPageResponse'));
  answers.answer('post', '/api/products/{id}/count-view', undefined);
  renderScreen(<Product product={{ ...blank('ProductDetailResponse'), id: 'p1', ...words }} />);
  for (const name of names) expect((await screen.findAllByText(`The ${name} of it`))[0]).toBeVisible();
});

test('texts without a version in the page’s language are marked as English, with a line that says so', async () => {
  const product = {
    ...blank('ProductDetailResponse'),
    id: 'p1',
    type: 'course' as const,
    title: 'Con raíces',
    summary: 'Ten lessons',
    description: 'Your daughter grows',
    untranslated: ['summary', 'description'] as const,
  };
  answers.answer('get', '/api/products/{id}/reviews', blank('ReviewPageResponse'));
  answers.answer('post', '/api/products/{id}/count-view', undefined);
  renderScreen(<Product product={{ ...product, untranslated: [...product.untranslated] }} />);
  expect(await screen.findByText(i18n.t('product:inEnglish.course'))).toBeVisible();
  expect(screen.getByText('Ten lessons')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Your daughter grows').parentElement).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
});

test('the picture of a product loads at once and before all others, with its space reserved', () => {
  const product = { ...blank('ProductDetailResponse'), id: 'p1', thumbnailUrl: '/api/media/public/moss' };
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('post', '/api/products/{id}/count-view', undefined);
  renderScreen(<Product product={product} />);
  const [picture] = document.querySelectorAll('img');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect([picture!.width, picture!.height]).toEqual([800, 600]);
});

test('a bundle shows its parts, their separate prices, and which of them the member owns', async () => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('post', '/api/products/{id}/count-view', undefined);
  const part = { ...blank('BundlePartResponse'), type: 'course' as const, price: '97.00', isOwned: false };
  const product = {
    ...blank('ProductDetailResponse'),
    id: 'b',
    type: 'bundle' as const,
    price: '120.00',
    partsPrice: '194.00',
    parts: [
      { ...part, id: 'oak', title: 'Oak' },
      { ...part, id: 'moss', title: 'Moss', isOwned: true },
    ],
  };
  renderScreen(<Product product={product} />);
  expect(screen.getByText(i18n.t('product:buy.singly', { price: '$194.00' }))).toBeInTheDocument();
  expect(await screen.findByText(i18n.t('product:parts.some', { count: 1 }))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Oak' })).toHaveAttribute('href', '/course/oak');
  expect(screen.getByRole('link', { name: 'Moss' }).closest('li')).toHaveTextContent(
    i18n.t('product:buy.owned'),
  );
});

test('more reviews load on request', async () => {
  const review = (text: string) => ({ ...blank('ReviewResponse'), id: text, text });
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('post', '/api/products/{id}/count-view', undefined);
  answers.answer('get', '/api/products/{id}/reviews', ({ query }) =>
    query['after'] === 'place'
      ? { items: [review('We read it twice.')], next: null }
      : { items: [review('We laughed a lot.')], next: 'place' },
  );
  const { user } = renderScreen(
    <Product product={{ ...blank('ProductDetailResponse'), id: 'p1', reviewCount: 2 }} />,
  );
  await user.click(await screen.findByRole('button', { name: i18n.t('product:reviews.more') }));
  expect(await screen.findByText('We read it twice.')).toBeVisible();
  expect(screen.getByText('We laughed a lot.')).toBeVisible();
  expect(screen.queryByRole('button', { name: i18n.t('product:reviews.more') })).toBeNull();
});

test('a course for two says that a daughter gets her own seat', () => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('post', '/api/products/{id}/count-view', undefined);
  renderScreen(<Product product={{ ...blank('ProductDetailResponse'), id: 'p1', isForPairs: true }} />);
  expect(screen.getAllByText(i18n.t('product:facts.isForPairs'))[0]).toBeVisible();
});

describe('the second seat of a course for two', () => {
  const seats = '/api/me/second-seats';
  const open = (facts: object, as = aMember({ wards: [{ id: 'lena', name: 'Lena Lind' }] })) => {
    answers.answer('get', '/api/cart/count', { count: 0 });
    answers.answer('get', '/api/products/{id}/reviews', blank('ReviewPageResponse'));
    answers.refuse('get', '/api/me/reviews/{productId}', 404);
    answers.answer('post', '/api/products/{id}/count-view', undefined);
    answers.list('get', seats, []);
    const product = {
      ...blank('ProductDetailResponse'),
      id: 'oak',
      type: 'course' as const,
      isForPairs: true,
    };
    return renderScreen(<Product product={{ ...product, ...facts }} />, { as });
  };

  test.each([
    ['is free', { price: null }],
    ['has a price', { price: '97.00' }],
  ])('is given to a daughter on the page of one that %s', async (_, facts) => {
    const put = '/api/me/second-seats/{productId}';
    answers.answer('put', put, blank('SecondSeatResponse'));
    const { user } = open(facts);
    // in the buy box, and on phones in the text
    const [who] = await screen.findAllByLabelText(i18n.t('second-seat:who'));
    await user.selectOptions(who!, 'Lena');
    expect(answers.calls('put', put)[0]).toMatchObject({
      path: { productId: 'oak' },
      body: { wardId: 'lena', name: null },
    });
  });

  test('is not offered for a course for one, to the coach or to a visitor', async () => {
    open({ isForPairs: false });
    open({}, aMember({ role: 'creator' }));
    expect((await screen.findAllByRole('complementary'))[0]).toBeVisible();
    expect(screen.queryByLabelText(i18n.t('second-seat:who'))).toBeNull();
    expect(answers.calls('get', seats)).toEqual([]);
  });
});

test('a package that the member owns shows the remaining sessions, links to a time, and can be bought again', async () => {
  answers.answer('get', '/api/products/{id}/reviews', blank('ReviewPageResponse'));
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('post', '/api/products/{id}/count-view', undefined);
  answers.answer('post', '/api/cart', blank('CartAddedResponse'));
  answers.refuse('get', '/api/me/reviews/{productId}', 404);
  const product = {
    ...blank('ProductDetailResponse'),
    id: 'five',
    title: 'Five hours',
    type: 'coaching' as const,
    price: '600.00',
    isOwned: true,
    canBuyAgain: true,
    sessionsLeft: 2,
  };
  const { user } = renderScreen(<Product product={product} />, { as: aMember() });
  expect(await screen.findByText(i18n.t('product:buy.sessionsLeft', { count: 2 }))).toBeVisible();
  expect(screen.getByRole('link', { name: i18n.t('product:buy.chooseTime') })).toHaveAttribute(
    'href',
    sanctumPaths.coaching,
  );
  await user.click(screen.getByRole('button', { name: i18n.t('cart:again') }));
  expect(answers.calls('post', '/api/cart')[0]?.body).toEqual({ productId: 'five', quantity: 1 });
});

test('a course whose access ends opens, shows the day, and can be bought to keep it', async () => {
  answers.answer('get', '/api/products/{id}/reviews', blank('ReviewPageResponse'));
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('post', '/api/products/{id}/count-view', undefined);
  answers.answer('post', '/api/cart', blank('CartAddedResponse'));
  answers.refuse('get', '/api/me/reviews/{productId}', 404);
  const product = {
    ...blank('ProductDetailResponse'),
    id: 'oak',
    title: 'Oak',
    type: 'course' as const,
    price: '97.00',
    isOwned: true,
    canBuyAgain: true,
    accessUntil: '2031-05-03T12:00:00.000Z',
  };
  const { user } = renderScreen(<Product product={product} />, { as: aMember() });
  expect(await screen.findByText('Access until May 3, 2031')).toBeVisible();
  expect(screen.getByRole('link', { name: i18n.t('product:buy.openCourse') })).toBeVisible();
  await user.click(screen.getByRole('button', { name: new RegExp(i18n.t('cart:add')) }));
  expect(answers.calls('post', '/api/cart')[0]?.body).toEqual({ productId: 'oak', quantity: 1 });
});

describe('a minor viewing a price', () => {
  const priced = {
    ...blank('ProductDetailResponse'),
    id: 'oak',
    title: 'Oak',
    type: 'course' as const,
    price: '97.00',
  };
  const open = (facts: object, as: Partial<Member>) => {
    answers.answer('get', '/api/products/{id}/reviews', blank('ReviewPageResponse'));
    answers.answer('post', '/api/products/{id}/count-view', undefined);
    answers.list('get', '/api/me/purchase-requests', []);
    const lena = aMember({ ageBand: 'child', ...as });
    return renderScreen(<Product product={{ ...priced, ...facts }} />, { as: lena });
  };

  test('sees that her mother buys, and asks her with one click', async () => {
    const { user } = open({}, { guardians: [{ id: 'marta', name: 'Marta Lind' }] });
    const [ask] = await screen.findAllByRole('button', {
      name: i18n.t('ask-to-buy:ask', { names: 'Marta', count: 1 }),
    });
    expect(screen.queryByRole('button', { name: i18n.t('cart:add') })).toBeNull();
    answers.list('post', '/api/me/purchase-requests/ask-guardians', []);
    await waitFor(() => expect(ask).toBeEnabled());
    await user.click(ask!);
    expect(answers.calls('post', '/api/me/purchase-requests/ask-guardians')[0]?.body).toEqual({
      productIds: ['oak'],
    });
  });

  test('without a guardian is led to the page that explains how to get one', async () => {
    open({}, { guardians: [] });
    const [link] = await screen.findAllByRole('link', { name: i18n.t('ask-to-buy:addGuardian') });
    expect(link).toHaveAttribute('href', sanctumPaths.family);
  });

  test('cannot choose a time that would have to be paid', async () => {
    open({ type: 'coaching', offeringId: 'calm' }, { guardians: [] });
    expect((await screen.findAllByRole('link', { name: i18n.t('ask-to-buy:addGuardian') }))[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: i18n.t('product:buy.chooseTime') })).toBeNull();
  });
});

describe('before it is bought, a product page', () => {
  const open = (facts: object, site = aSite()) => {
    answers.answer('get', '/api/cart/count', { count: 0 });
    answers.answer('post', '/api/products/{id}/count-view', undefined);
    const product = { ...blank('ProductDetailResponse'), id: 'p1', price: '12.00' };
    return renderScreen(<Product product={{ ...product, ...facts }} />, { site });
  };

  test.each([
    ['course', '12.00'],
    ['digital_file', null],
    ['coaching', '12.00'],
    ['bundle', '12.00'],
  ] as const)('of a %s for %s says what happens next', async (type, price) => {
    open({ type, price });
    const heading = await screen.findByRole('heading', { name: i18n.t('product:next.title') });
    const steps = heading.closest('section')!.querySelectorAll('li');
    expect(steps).toHaveLength(3);
    expect(steps[0]).toHaveTextContent(i18n.t(price === null ? 'product:next.claim' : 'product:next.pay'));
    expect(steps[2]).toHaveTextContent(i18n.t(`product:next.${type}.go`, { coach: 'Ada' }));
  });

  test.each([
    [null, [7, 14], 'try'],
    [null, [null, 14], 'payOrTry'],
    ['12.00', [14], 'payOrTry'],
    [null, [null], 'pay'],
  ] as const)('for %s with free days %j says truly what is due', async (price, days, step) => {
    const recurringOffers = days.map((trialDays, place) => ({
      ...blank('RecurringOfferResponse'),
      id: `o${place}`,
      trialDays,
    }));
    open({ type: 'bundle', price, recurringOffers, isSubscriptionOnly: price === null });
    const heading = await screen.findByRole('heading', { name: i18n.t('product:next.title') });
    expect(heading.closest('section')!.querySelector('li')).toHaveTextContent(i18n.t(`product:next.${step}`));
  });

  test('of a course starts its first free recording from its picture', async () => {
    const lesson = { ...blank('OutlineLessonResponse'), isFreePreview: true };
    const lessons = [
      { ...lesson, id: 'a', title: 'To read', durationSeconds: null },
      { ...lesson, id: 'b', title: 'To see', durationSeconds: 60 },
    ];
    const modules = [{ ...blank('OutlineModuleResponse'), lessonCount: 2, lessons }];
    answers.hold('get', '/api/learning/lessons/{lessonId}');
    const { user } = open({
      type: 'course',
      outline: [{ ...blank('OutlineSectionResponse'), modules }],
    });
    const [trailer] = screen.getAllByRole('button', { name: i18n.t('product:trailer') });
    await user.click(trailer!);
    expect(await screen.findByRole('dialog', { name: 'To see' })).toBeVisible();
  });

  test.each([
    [['title'], ['title'], 'all'],
    [[], ['title'], 'some'],
  ] as const)(
    'of a course marks the titles %j and %j as English, and says so once',
    (first, second, part) => {
      const lessons = [first, second].map((untranslated, index) => ({
        ...blank('OutlineLessonResponse'),
        id: `${index}`,
        title: `Lesson ${index}`,
        untranslated: [...untranslated],
      }));
      const modules = [{ ...blank('OutlineModuleResponse'), lessonCount: 2, lessons }];
      open({ type: 'course', outline: [{ ...blank('OutlineSectionResponse'), modules }] });
      expect(screen.getByText('Lesson 1')).toHaveAttribute('lang', 'en');
      expect(screen.getByText(i18n.t(`product:outline.inEnglish.${part}`))).toBeVisible();
    },
  );

  test('shows pages inside, which open larger and are turned there', async () => {
    const { user } = open({ previewUrls: ['/api/media/public/one', '/api/media/public/two'] });
    expect(await screen.findByRole('heading', { name: i18n.t('product:previews.title') })).toBeVisible();
    const name = i18n.t('product:previews.page', { page: 2, of: 2 });
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('img', { name })).toHaveAttribute('src', '/api/media/public/two');
    await user.click(screen.getByRole('button', { name: i18n.t('product:previews.after') }));
    const first = i18n.t('product:previews.page', { page: 1, of: 2 });
    expect(await screen.findByRole('img', { name: first })).toHaveAttribute('src', '/api/media/public/one');
  });

  test('shows the questions that the coach has answered, and has no heading without them', async () => {
    const faq = { title: 'Good to know', questions: [{ title: 'How long?', text: 'As you like.' }] };
    open(
      { questions: [{ title: 'Is it printed?', text: 'You print it.', untranslated: [] }] },
      aSite({ faq }),
    );
    expect(await screen.findByRole('heading', { name: 'Good to know' })).toBeVisible();
    const questions = screen
      .getAllByText(/\?$/, { selector: 'summary' })
      .map(({ textContent }) => textContent);
    // its own questions come first
    expect(questions).toEqual(['Is it printed?', 'How long?']);
    expect(screen.getByText('How long?').closest('details')).toHaveTextContent('As you like.');
    cleanup();
    open({}, aSite({ faq: { ...faq, questions: [] } }));
    expect(screen.queryByRole('heading', { name: 'Good to know' })).toBeNull();
  });

  test('introduces the coach once the coaching page does', async () => {
    const site = aSite();
    const bio = { isShown: true, eyebrow: 'Your coach', paragraphs: ['I listen.', 'I wait.'] };
    open({}, { ...site, coaching: { ...site.coaching, bio } });
    expect(await screen.findByText('I listen.')).toBeVisible();
    expect(screen.queryByText('I wait.')).toBeNull();
    expect(screen.getByRole('link', { name: i18n.t('product:coach', { coach: 'Ada' }) })).toHaveAttribute(
      'href',
      '/coaching',
    );
    cleanup();
    open({});
    expect(screen.queryByText('Your coach')).toBeNull();
  });
});
