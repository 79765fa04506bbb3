import { createEnrolmentFetch } from './enrolment-fetch';

const request = new Request('http://sanctum.test/api/products');
const refusal = (status: number, code: string) => new Response(JSON.stringify({ code }), { status });

test('a coach who must set up a second factor is led there, and the answer stays the same', async () => {
  const lead = jest.fn();
  const fetch = createEnrolmentFetch(async () => refusal(403, 'second_factor_required'), lead);
  const response = await fetch(request);
  expect(lead).toHaveBeenCalledTimes(1);
  expect(await response.json()).toEqual({ code: 'second_factor_required' });
});

test.each([
  refusal(403, 'not_for_your_role'),
  refusal(401, 'second_factor_required'),
  new Response('no', { status: 403 }),
])('other answers lead nobody anywhere', async (answer) => {
  const lead = jest.fn();
  await createEnrolmentFetch(async () => answer, lead)(request);
  expect(lead).not.toHaveBeenCalled();
});
