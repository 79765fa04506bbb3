import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { clearSessionCookies, setSessionCookies } from './session-cookies.js';

async function cookiesOf(path: '/in' | '/out') {
  const app = fastify();
  await app.register(cookie);
  app.get('/in', (_request, reply) => {
    setSessionCookies(reply, { accessToken: 'a', refreshToken: 'r' });
    return 'in';
  });
  app.get('/out', (_request, reply) => {
    clearSessionCookies(reply);
    return 'out';
  });
  const { cookies } = await app.inject(path);
  await app.close();
  return cookies;
}

describe('the cookies of a sign-in', () => {
  it('hide both tokens from scripts, and show only that somebody signed in', async () => {
    const readable = (await cookiesOf('/in')).filter(({ httpOnly }) => !httpOnly);
    expect(readable).toMatchObject([{ name: 'sanctum_signed_in', value: '1' }]);
  });

  it('are all taken back when she signs out', async () => {
    const names = ['sanctum_access', 'sanctum_refresh', 'sanctum_signed_in'];
    expect((await cookiesOf('/out')).map(({ name, value }) => [name, value])).toEqual(
      names.map((n) => [n, '']),
    );
  });
});
