import { randomInt, randomUUID } from 'node:crypto';
import { type BrowserContext, expect } from '@playwright/test';

export interface Credentials {
  email: string;
  password: string;
}

export interface Person extends Credentials {
  name: string;
  birthDate: string;
}

/** A person that no other test uses. */
export const somebody = (): Person => ({
  name: 'Rosa Lind',
  email: `rosa-${randomUUID()}@example.org`,
  password: 'a walk among birches',
  birthDate: '1986-04-18',
});

/** Headers of a different network, because registrations from one network are slowed down. */
export const fromElsewhere = () => ({
  'x-forwarded-for': Array.from({ length: 4 }, (_, n) => randomInt(n === 0 ? 11 : 0, 127)).join('.'),
});

/** Creates the account and signs in this browser, through the API instead of the pages. */
export async function signUp({ request }: BrowserContext, person: Person = somebody()): Promise<Person> {
  const answer = await request.post('/api/auth/register', { data: person, headers: fromElsewhere() });
  expect(answer.status()).toBe(201);
  return person;
}

export async function signIn({ request }: BrowserContext, { email, password }: Credentials): Promise<void> {
  expect((await request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200);
}

/** Name of the coach on the demo's site. */
export const coachFirstName = 'Maren';
/** The coach of the demo content. */
export const coach: Credentials = { email: 'coach@sanctum.test', password: 'seed-to-forest' };
/** A demo member who owns a course and has started it. */
export const reader: Credentials = { email: 'member@sanctum.test', password: 'seed-to-forest' };
/** A demo member who hasn't given an age yet. */
export const unasked: Credentials = { email: 'ruth.abrams@sanctum.test', password: 'seed-to-forest' };
/** The reader's daughter, eleven years old, who signs in by name. */
export const daughter: Credentials = { email: 'juni', password: 'seed-to-forest' };
