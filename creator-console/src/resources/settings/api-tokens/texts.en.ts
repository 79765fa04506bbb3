import type { Scope } from './api-tokens.api';

type Area = Scope extends `${infer Name}:${string}` ? Name : never;

/** Areas that the coach's API tokens may access; the other areas are for members. */
const areas = {
  account: 'Your profile and mails',
  products: 'Products, courses and media',
  students: 'Students and shared journals',
  insights: 'Figures',
} as const satisfies Partial<Record<Area, string>>;

/** The texts about personal API tokens. */
export const texts = {
  title: 'API tokens',
  lead: 'A key for a program of yours, so that it needs no password. It can do what you allow here and nothing more.',
  docs: 'What programs can do',
  list: 'Tokens',
  none: 'No program has a key to your account.',
  made: (date: string) => `Made ${date}`,
  lastUsed: (date: string) => `Last used ${date}`,
  neverUsed: 'Never used',
  ends: (date: string) => `Ends ${date}`,
  open: 'New token',
  formTitle: 'A new token',
  formText: 'Allow as little as the program needs.',
  name: 'Name',
  nameHelp: 'Which program it is for.',
  allowed: 'What it may do',
  missing: 'Please give it a name and choose what the program may do.',
  verbs: { read: 'read', write: 'change' },
  days: 'How long it works',
  lives: { 30: '30 days', 90: '90 days', 365: 'One year' },
  submit: 'Make the token',
  shownTitle: 'Copy your token now',
  shownText: 'It is shown this once. Whoever has it can do what you allowed.',
  token: 'Token',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying did not work here. Please select the token and copy it.',
  done: 'I have it',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeText: 'The program that uses it stops working at once.',
  revoked: (name: string) => `${name} is revoked`,
  areas,
} as const;
