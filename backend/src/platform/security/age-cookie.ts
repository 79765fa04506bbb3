import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './cookies.js';

const AGE_COOKIE = 'sanctum_guardian_needed';
/** Long enough that going back does not help, short enough for a mother at the same device. */
const AGE_SECONDS = 60 * 60;

/** Marks a browser in which somebody was too young to register a moment ago. The cookie says nothing else. */
export const setAgeCookie = (reply: FastifyReply): void =>
  setCookie(reply, AGE_COOKIE, '1', { maxAgeSeconds: AGE_SECONDS, sameSite: 'strict' });

export const hasAgeCookie = (request: FastifyRequest): boolean =>
  readCookie(request, AGE_COOKIE) !== undefined;
