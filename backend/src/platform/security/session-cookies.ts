import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS_COOKIE, clearCookie, readCookie, setCookie } from './cookies.js';

/** Definition of access tokens (product rule 2.2). Accounts signs them, `AccessTokenStrategy` reads them. */
export const ACCESS_TOKEN = {
  /** Purpose of the key that `AppSecret` derives. */
  purpose: 'access-token',
  algorithm: 'HS256',
  issuer: 'sanctum',
  audience: 'sanctum-api',
  type: 'access',
} as const;

/** Payload of an access token: two ids. Roles and rights are read from the database. */
export interface AccessTokenPayload {
  /** Account. */
  sub: string;
  /** Login session. */
  sid: string;
  typ: string;
  exp?: number;
}

const REFRESH_COOKIE = 'sanctum_refresh';

export const ACCESS_SECONDS = 10 * 60;
export const REFRESH_SECONDS = 30 * 24 * 60 * 60;

/**
 * Sets the session cookies. The access cookie is lax, so that a link in an email opens the site signed in. The refresh
 * cookie is strict, so that other sites never cause it to be sent.
 */
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
