import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import { ACCESS_COOKIE, clearCookie, readCookie, setCookie } from './cookies.js';

const REFRESH_COOKIE = 'sanctum_refresh';

/**
 * The one cookie a script may read, and worth nothing to a thief: it says that asking who is signed in makes sense.
 * Without it every visitor's page would begin with two refused calls.
 */
const HINT_COOKIE = 'sanctum_signed_in';

export const ACCESS_SECONDS = 10 * 60;
export const REFRESH_SECONDS = 30 * 24 * 60 * 60;

/** Lax lets a link from a mail find the reader signed in; the refresh token never travels from another site. */
export function setSessionCookies(
  reply: FastifyReply,
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
): void {
  setCookie(reply, ACCESS_COOKIE, accessToken, { maxAgeSeconds: ACCESS_SECONDS, sameSite: 'lax' });
  setCookie(reply, REFRESH_COOKIE, refreshToken, { maxAgeSeconds: REFRESH_SECONDS, sameSite: 'strict' });
  void reply.setCookie(HINT_COOKIE, '1', { path: '/', sameSite: 'lax', maxAge: REFRESH_SECONDS });
}

export function clearSessionCookies(reply: FastifyReply): void {
  clearCookie(reply, ACCESS_COOKIE);
  clearCookie(reply, REFRESH_COOKIE);
  void reply.clearCookie(HINT_COOKIE, { path: '/' });
}

export const readRefreshToken = (request: FastifyRequest): string | undefined =>
  readCookie(request, REFRESH_COOKIE);
