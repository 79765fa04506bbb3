import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';

const AGE_COOKIE = 'sanctum_guardian_needed';
/** Seconds: long enough that trying again does not help, short enough for a mother using the same device. */
const AGE_SECONDS = 60 * 60;

/** Marks a browser in which someone was too young to register a moment ago. The cookie contains nothing else. */
export const setAgeCookie = (reply: FastifyReply): void =>
  setCookie(reply, AGE_COOKIE, '1', { maxAgeSeconds: AGE_SECONDS, sameSite: 'strict' });

export const hasAgeCookie = (request: FastifyRequest): boolean =>
  readCookie(request, AGE_COOKIE) !== undefined;

const DEVICE_COOKIE = 'sanctum_device';
/** Max lifetime of cookies in browsers: 400 days. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/** Sets the cookie that proves an earlier sign-in with this browser. It grants nothing, and survives signing out. */
export const setDeviceCookie = (reply: FastifyReply, token: string): void =>
  setCookie(reply, DEVICE_COOKIE, token, { maxAgeSeconds: DEVICE_SECONDS, sameSite: 'strict' });

export const readDeviceToken = (request: FastifyRequest): string | undefined =>
  readCookie(request, DEVICE_COOKIE);

const VISITOR_COOKIE = 'sanctum_visitor';

/** Sets the cookie that identifies a visitor's cart. */
export const setVisitorCookie = (reply: FastifyReply, token: string, maxAgeSeconds: number): void =>
  setCookie(reply, VISITOR_COOKIE, token, { maxAgeSeconds, sameSite: 'lax' });

export const readVisitorToken = (request: FastifyRequest): string | undefined =>
  readCookie(request, VISITOR_COOKIE);

declare module 'fastify' {
  interface FastifyInstance {
    hasSecureCookies: boolean;
  }
}

/** Makes cookies follow the site's own address, whatever headers claim about the connection. */
export function secureCookiesAt(fastify: FastifyInstance, publicUrl: string): void {
  fastify.decorate('hasSecureCookies', publicUrl.startsWith('https:'));
}

/** Name of a cookie: plain on http://localhost; over https, the `__Host-` prefix ties it to this exact host. */
const name = (base: string, secure: boolean) => (secure ? `__Host-${base}` : base);

const isSecure = (request: FastifyRequest): boolean => request.server.hasSecureCookies;

export interface CookieOptions {
  maxAgeSeconds: number;
  sameSite: 'lax' | 'strict';
}

export function setCookie(reply: FastifyReply, base: string, value: string, options: CookieOptions): void {
  const secure = isSecure(reply.request);
  void reply.setCookie(name(base, secure), value, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: options.sameSite,
    maxAge: options.maxAgeSeconds,
  });
}

export function clearCookie(reply: FastifyReply, base: string): void {
  const secure = isSecure(reply.request);
  void reply.clearCookie(name(base, secure), { path: '/', httpOnly: true, secure });
}

export const readCookie = (request: FastifyRequest, base: string): string | undefined =>
  request.cookies[name(base, isSecure(request))];

export const ACCESS_COOKIE = 'sanctum_access';

/** Reads the token from `Authorization: Bearer` (API consumers) or the cookie (browsers). */
export function readAccessToken(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : (readCookie(request, ACCESS_COOKIE) ?? null);
}
