import { answers } from '@sanctum/openapi/testing';
type FirstAnswers = typeof import('./first-answers');

/** Makes the page as the server sends it, with these answers in it. */
function pageWith(known: object): FirstAnswers {
  document.body.innerHTML = '<script type="application/json" id="first-answers" lang="es"></script>';
  document.body.firstElementChild!.textContent = JSON.stringify(known);
  let read!: FirstAnswers;
  jest.isolateModules(() => {
    read = jest.requireActual('./first-answers');
  });
  return read;
}

const withAnswers = (known: object) => pageWith(known).fetchUnlessKnown;

const count = '/api/cart/count';
const ask = (path: string, method = 'GET', language = 'es') =>
  new Request(`${location.origin}${path}`, { method, headers: { 'accept-language': language } });

beforeEach(() => {
  answers.answer('get', '/api/cart/count', { count: 2 });
  answers.answer('post', '/api/auth/logout', undefined);
});

test('embedded answers are not requested, and are used once', async () => {
  const fetchIt = withAnswers({ [count]: { count: 0 } });
  expect(await (await fetchIt(ask(count))).json()).toEqual({ count: 0 });
  expect(answers.calls('get', '/api/cart/count')).toHaveLength(0);
  expect(await (await fetchIt(ask(count))).json()).toEqual({ count: 2 });
});

test('an embedded answer is there for the first frame, once', () => {
  const { takeAnswer } = pageWith({ [count]: { count: 0 } });
  expect([takeAnswer(count), takeAnswer(count)]).toEqual([{ count: 0 }, undefined]);
});

test('embedded answers are outdated after the first change', async () => {
  const fetchIt = withAnswers({ [count]: { count: 0 } });
  await fetchIt(ask('/api/auth/logout', 'POST'));
  expect(await (await fetchIt(ask(count))).json()).toEqual({ count: 2 });
});

test('embedded answers in another language are not used', async () => {
  const fetchIt = withAnswers({ [count]: { count: 0 } });
  expect(await (await fetchIt(ask(count, 'GET', 'en'))).json()).toEqual({ count: 2 });
});

test('a page without answers requests everything', async () => {
  document.body.innerHTML = '';
  const fetchIt = withAnswers({});
  expect(await (await fetchIt(ask(count))).json()).toEqual({ count: 2 });
});
