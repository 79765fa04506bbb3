// What a program does with the API, from signing in to making a course, with nothing but fetch. Run it against a server with
// the demo content and the payment sandbox, as `npm start` begins one:
//
//   node docs/api-example.mjs http://localhost:3000

const server = process.argv[2] ?? 'http://localhost:3000';

/** Calls the API. A refusal has one envelope; `code` is for programs, `message` for people. */
async function call(token, method, path, body) {
  const response = await fetch(`${server}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = text === '' ? undefined : JSON.parse(text);
  if (response.ok) return { answer, response };
  throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.code}: ${answer.message}`);
}

/** The cookie a browser would keep, of which the value is a bearer token for ten minutes. */
function accessTokenOf(response) {
  const [cookie] = response.headers.getSetCookie().filter((one) => /^(__Host-)?sanctum_access=/.test(one));
  return cookie.split(';')[0].split('=')[1];
}

// #region sign in
async function signUp() {
  const account = {
    name: 'Rosa Program',
    email: `${crypto.randomUUID()}@example.org`,
    password: 'a walk among birches',
    birthDate: '1986-04-18',
  };
  const { response } = await call(undefined, 'POST', '/auth/register', account);
  return accessTokenOf(response);
}

async function signIn(email, password) {
  const { response } = await call(undefined, 'POST', '/auth/login', { email, password });
  return accessTokenOf(response);
}
// #endregion

// #region personal API token
/** Makes a personal API token, which a program uses instead of a password. It is shown once, and works until it expires or is revoked. */
async function makeToken(session, name, scopes) {
  const { answer } = await call(session, 'POST', '/me/api-tokens', { name, scopes, expiresInDays: 30 });
  return answer;
}
// #endregion

// #region buy
async function buy(token) {
  const { answer: products } = await call(token, 'GET', '/products?type=course&sort=price&pageSize=48');
  const course = products.items.find(({ price }) => price !== null && price !== '0.00');
  await call(token, 'POST', '/cart', { productId: course.id, quantity: 1 });
  const { answer: payment } = await call(token, 'POST', '/create-payment-intent', {});
  await pay(payment.clientSecret);
  await paid(token, payment.orderId);
  return course;
}

/**
 * Pays as Stripe.js does in a browser when the buyer presses the button. With real keys your page gives `clientSecret` and
 * `publishableKey` to Stripe.js; in the sandbox the same call goes to this server, with one of its four cards.
 */
async function pay(clientSecret) {
  const { answer: config } = await call(undefined, 'GET', '/checkout/config');
  if (!config.sandbox) throw new Error('Cards are entered in Stripe’s form, never by a program.');
  const intent = clientSecret.split('_secret_')[0];
  const response = await fetch(`${server}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${config.publishableKey}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      return_url: server,
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

/** The payment provider tells the server in its own time, so the order is asked for until it is paid. */
async function paid(token, orderId) {
  for (let tries = 0; tries < 60; tries += 1) {
    const { answer: order } = await call(token, 'GET', `/me/orders/${orderId}`);
    if (order.status === 'paid') return order;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The payment was not confirmed within half a minute.');
}
// #endregion

// #region read, and save progress
async function learn(token, courseId) {
  const { answer: course } = await call(token, 'GET', `/learning/courses/${courseId}`);
  const modules = course.sections.flatMap((section) => section.modules);
  const moduleIndex = modules.findIndex(({ lessons = [] }) => lessons.length > 0);
  const [lesson] = modules[moduleIndex].lessons;
  const { answer: content } = await call(token, 'GET', `/learning/lessons/${lesson.id}`);
  await call(token, 'PATCH', `/course-progress/${courseId}`, {
    moduleIndex,
    lessonIndex: 0,
    videoTimestamp: 12,
    lessonId: lesson.id,
  });
  const { answer: progress } = await call(token, 'GET', `/course-progress/${courseId}`);
  return { lesson: content, progress };
}
// #endregion

// #region upload
/** Asks where to, sends the bytes there, and gets the name by which another call uses the file. */
async function upload(token, bytes) {
  const { answer: ticket } = await call(token, 'POST', '/objects/upload', {});
  const sent = await fetch(ticket.uploadURL, { method: 'PUT', headers: ticket.requiredHeaders, body: bytes });
  if (!sent.ok) throw new Error(`The storage refused the file: ${sent.status}`);
  return ticket.storageUrl;
}
// #endregion

// #region make a course with a lesson
async function makeCourse(token, picture) {
  const { answer: course } = await call(token, 'POST', '/courses', {
    title: `Made by a program ${Date.now()}`,
    description: 'A course of one lesson.',
    category: 'For Moms',
    price: '12.00',
    thumbnailUrl: await upload(token, picture),
  });
  let parentId = course.id;
  for (const [level, title] of [
    ['sections', 'Beginning'],
    ['modules', 'First steps'],
    ['lessons', 'A first lesson'],
    ['pages', 'Page 1'],
  ]) {
    const path = `/creator/courses/${course.id}/outline/${level}`;
    const { answer: place } = await call(token, 'POST', path, { parentId, title });
    parentId = place.id;
  }
  await call(token, 'POST', `/creator/pages/${parentId}/widgets`, {
    type: 'text',
    orderIndex: 0,
    settings: { content: '<p>Breathe in, breathe out.</p>' },
  });
  const { answer: outline } = await call(token, 'GET', `/creator/courses/${course.id}/structure`);
  return { course, outline };
}
// #endregion

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const memberSession = await signUp();
const member = await makeToken(memberSession, 'api-example', [
  'shop:read',
  'shop:write',
  'learning:read',
  'learning:write',
]);
const bought = await buy(member.token);
console.log(`bought ${bought.title}`);
const { lesson, progress } = await learn(member.token, bought.id);
console.log(`read ${lesson.title}, and stand at second ${progress.videoTimestamp}`);

const coachSession = await signIn('coach@sanctum.test', 'seed-to-forest');
const coach = await makeToken(coachSession, 'api-example', ['products:read', 'products:write']);
const { course } = await makeCourse(coach.token, PICTURE);
console.log(`made ${course.title}`);

// The example cleans up behind itself.
await call(coach.token, 'DELETE', `/creator/products/${course.id}`);
await call(coachSession, 'DELETE', `/me/api-tokens/${coach.id}`);
await call(memberSession, 'DELETE', `/me/api-tokens/${member.id}`);
console.log('done');
