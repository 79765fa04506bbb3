import { createSessionFetch } from './session-fetch';

const url = (path: string) => `http://sanctum.test${path}`;

/** A server whose access token has expired, and perhaps its refresh token too. */
function aServer({ canRefresh }: { canRefresh: boolean }) {
  const seen: string[] = [];
  let fresh = false;
  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    seen.push(`${request.method} ${pathname} ${await request.text()}`.trim());
    if (pathname === '/api/auth/refresh') {
      fresh = canRefresh;
      return new Response(null, { status: canRefresh ? 204 : 401 });
    }
    return new Response(null, { status: fresh ? 200 : 401 });
  }
  return { seen, fetch: createSessionFetch(answer) };
}

describe('a request with an expired access token', () => {
  it('refreshes the session and is sent again with its body', async () => {
    const { seen, fetch } = aServer({ canRefresh: true });
    const response = await fetch(new Request(url('/api/cart'), { method: 'POST', body: '{"quantity":1}' }));
    expect(response.status).toBe(200);
    expect(seen).toEqual([
      'POST /api/cart {"quantity":1}',
      'POST /api/auth/refresh',
      'POST /api/cart {"quantity":1}',
    ]);
  });

  it('shares one refresh with all waiting requests', async () => {
    const { seen, fetch } = aServer({ canRefresh: true });
    const paths = ['/api/me', '/api/cart', '/api/cart/count'];
    const responses = await Promise.all(paths.map((path) => fetch(new Request(url(path)))));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(seen.filter((line) => line === 'POST /api/auth/refresh')).toHaveLength(1);
  });

  it('stays a 401 when the session has ended', async () => {
    const { seen, fetch } = aServer({ canRefresh: false });
    expect((await fetch(new Request(url('/api/me')))).status).toBe(401);
    expect(seen).toEqual(['GET /api/me', 'POST /api/auth/refresh', 'GET /api/me']);
  });
});

it('a wrong password is an answer, and not a reason to refresh', async () => {
  const { seen, fetch } = aServer({ canRefresh: true });
  expect((await fetch(new Request(url('/api/auth/login'), { method: 'POST' }))).status).toBe(401);
  expect(seen).toEqual(['POST /api/auth/login']);
});
