// Signs a new member up, creates a token, buys a course in the payment sandbox, opens its first lesson and saves the progress.
// Environment: SANCTUM_URL of a server with the demo content and the payment sandbox, as `npm start` begins one. No token.
// Run: node buy-and-learn.mjs

import { setTimeout as pause } from 'node:timers/promises';

const { SANCTUM_URL = 'http://localhost:3000' } = process.env;

/** Calls the API. Every error has the same fields: `code` is for programs, `message` for people. */
async function call(token, method, path, body) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' };
  const request = { method, headers, body: JSON.stringify(body) };
  const response = await fetch(`${SANCTUM_URL}/api${path}`, request);
  const text = await response.text();
  const answer = text === '' ? undefined : JSON.parse(text);
  if (response.ok) return { answer, response };
  throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.code}: ${answer.message}`);
}

/** Signs up, and returns the access token: the cookie that a browser would keep, valid for ten minutes. */
async function signUp() {
  const { response } = await call(undefined, 'POST', '/auth/register', {
    name: 'Rosa Program',
    email: `${crypto.randomUUID()}@example.org`,
    password: 'a walk among birches',
    birthDate: '1986-04-18',
  });
  const cookie = response.headers.getSetCookie().find((one) => /^(__Host-)?sanctum_access=/.test(one));
  return cookie.split(';')[0].split('=')[1];
}

/** Buys the cheapest paid course. */
async function buy(token) {
  const { answer: products } = await call(token, 'GET', '/products?type=course&sort=price&pageSize=48');
  const course = products.items.find(({ price }) => price !== null && price !== '0.00');
  await call(token, 'POST', '/cart', { productId: course.id, quantity: 1 });
  const { answer: payment } = await call(token, 'POST', '/create-payment-intent', {});
  await pay(payment.clientSecret);
  await untilPaid(token, payment.orderId);
  return course;
}

/**
 * Pays as Stripe.js does in a browser when the buyer presses the button. With real keys your page gives `clientSecret`
 * and `publishableKey` to Stripe.js; in the sandbox the same call goes to this server, with one of its four cards.
 */
async function pay(clientSecret) {
  const { answer: config } = await call(undefined, 'GET', '/checkout/config');
  if (!config.isSandbox) throw new Error('Cards are entered in Stripe’s form, never by a program.');
  const intent = clientSecret.split('_secret_')[0];
  const response = await fetch(`${SANCTUM_URL}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${config.publishableKey}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      return_url: SANCTUM_URL,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '40',
      'payment_method_data[card][cvc]': '123',
    }),
  });
  const { status, error } = await response.json();
  if (status !== 'succeeded') throw new Error(error?.message ?? status);
}

/** Waits until the payment provider has told the server, which takes a few seconds. */
async function untilPaid(token, orderId) {
  for (let attempt = 1; attempt <= 60; attempt += 1) {
    const { answer: order } = await call(token, 'GET', `/me/orders/${orderId}`);
    if (order.status === 'paid') return;
    await pause(500);
  }
  throw new Error('The payment was not confirmed within half a minute.');
}

/** Opens the first lesson, and saves that its video was watched for 12 seconds. */
async function learn(token, courseId) {
  const { answer: course } = await call(token, 'GET', `/learning/courses/${courseId}`);
  const modules = course.sections.flatMap((section) => section.modules);
  const moduleIndex = modules.findIndex(({ lessons = [] }) => lessons.length > 0);
  const [{ id: lessonId }] = modules[moduleIndex].lessons;
  const { answer: lesson } = await call(token, 'GET', `/learning/lessons/${lessonId}`);
  const progress = { moduleIndex, lessonIndex: 0, videoTimestamp: 12, lessonId };
  await call(token, 'PATCH', `/course-progress/${courseId}`, progress);
  const { answer: saved } = await call(token, 'GET', `/course-progress/${courseId}`);
  return `${lesson.title}, at second ${saved.videoTimestamp}`;
}

const session = await signUp();
const { answer: made } = await call(session, 'POST', '/me/api-tokens', {
  name: 'buy-and-learn',
  scopes: ['shop:read', 'shop:write', 'learning:read', 'learning:write'],
  expiresInDays: 30,
});
const course = await buy(made.token);
console.log(`bought: ${course.title}`);
console.log(`opened: ${await learn(made.token, course.id)}`);
await call(session, 'DELETE', `/me/api-tokens/${made.id}`);
