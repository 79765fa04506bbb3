import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS_COOKIE, clearCookie, readCookie, setCookie } from './cookies.js';

const REFRESH_COOKIE = 'sanctum_refresh';

export const ACCESS_SECONDS = 10 * 60;
export const REFRESH_SECONDS = 30 * 24 * 60 * 60;

/** Sets the session cookies. Lax: an email's link opens the site signed in. The strict refresh token is never sent from elsewhere. */
export function setSessionCookies(
  reply: FastifyReply,
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
): void {
  setCookie(reply, ACCESS_COOKIE, accessToken, { maxAgeSeconds: ACCESS_SECONDS, sameSite: 'lax' });
  setCookie(reply, REFRESH_COOKIE, refreshToken, { maxAgeSeconds: REFRESH_SECONDS, sameSite: 'strict' });
}

export function clearSessionCookies(reply: FastifyReply): void {
  clearCookie(reply, ACCESS_COOKIE);
  clearCookie(reply, REFRESH_COOKIE);
}

export const readRefreshToken = (request: FastifyRequest): string | undefined =>
  readCookie(request, REFRESH_COOKIE);
