import { ApiError, serverMessage } from './api-error';

const envelope = { statusCode: 409, code: 'cart.owned', message: 'You own this already.', requestId: 'r1' };

describe('a response that is not OK', () => {
  it('reads "status: body", or "status: status text" when the body is empty', async () => {
    const full = await ApiError.from(new Response('no such thing', { status: 404, statusText: 'Not Found' }));
    const empty = await ApiError.from(new Response('', { status: 404, statusText: 'Not Found' }));
    expect(full.message).toBe('404: no such thing');
    expect(empty.message).toBe('404: Not Found');
  });

  it('carries the envelope of the server', async () => {
    const error = await ApiError.from(new Response(JSON.stringify(envelope), { status: 409 }));
    expect(error.problem).toEqual(envelope);
    expect(serverMessage(error, 'Error')).toBe('You own this already.');
  });

  it.each(['<h1>Bad gateway</h1>', '{"oops":1}', 'null', '7'])(
    'has no envelope when the body is not one: %s',
    async (body) => {
      const error = await ApiError.from(new Response(body, { status: 502 }));
      expect(error.problem).toBeNull();
      expect(serverMessage(error, 'Failed to add item to cart')).toBe('Failed to add item to cart');
    },
  );

  it('says how long to wait', async () => {
    const tired = new Response('', { status: 429, headers: { 'retry-after': '12' } });
    expect((await ApiError.from(tired)).retryAfterSeconds).toBe(12);
    expect((await ApiError.from(new Response('', { status: 404 }))).retryAfterSeconds).toBeNull();
  });

  it('carries no message when the network is down', () => {
    expect(serverMessage(new TypeError('Failed to fetch'), 'fallback')).toBe('fallback');
  });
});
