import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './cookies.js';

const DEVICE_COOKIE = 'sanctum_device';
/** The longest that browsers keep a cookie: 400 days. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/** Proves that somebody has signed in with this browser before, and opens nothing. Signing out leaves it where it is. */
export const setDeviceCookie = (reply: FastifyReply, token: string): void =>
  setCookie(reply, DEVICE_COOKIE, token, { maxAgeSeconds: DEVICE_SECONDS, sameSite: 'strict' });

export const readDeviceToken = (request: FastifyRequest): string | undefined =>
  readCookie(request, DEVICE_COOKIE);
