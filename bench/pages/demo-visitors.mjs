/**
 * Prepares the visitors of the measured pages: a cart with a demo course, and the demo's member with a course they
 * own.
 */
export async function demoVisitors(url) {
  const call = async (path, body, cookie = '') => {
    const answer = await fetch(url + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...(body && { 'content-type': 'application/json' }), cookie },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const { items } = await (await call('/api/products?type=course')).json();
  const course = items.find(({ price }) => Number(price) > 0);
  const cart = cookieOf(await call('/api/cart', { productId: course.id, quantity: 1 }));
  const member = cookieOf(
    await call('/api/auth/login', { email: 'member@sanctum.test', password: 'seed-to-forest' }),
  );
  const owned = await (await call('/api/me/library', undefined, member)).json();
  const learned = owned.items.find(({ type }) => type === 'course');
  return { courseId: course.id, cart, member, learnedId: learned.productId };
}

const cookieOf = (answer) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
