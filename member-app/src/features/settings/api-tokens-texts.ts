import type { Member } from '../session';
import type { Scope } from './api-tokens.api';

type Area = Scope extends `${infer Name}:${string}` ? Name : never;

const areas: Record<Area, string> = {
  account: 'Your profile and mails',
  shop: 'Products, cart and orders',
  learning: 'Courses, progress, notes and answers',
  products: 'Products, courses and media',
  students: 'Students and shared journals',
  insights: 'Figures',
};

/** The texts about personal API tokens. */
export const apiTokensTexts = {
  title: 'API tokens',
  lead: 'A key for a program of yours, so that it needs no password. It can do what you allow here and nothing more.',
  docs: 'What programs can do',
  loading: 'Loading your tokens',
  none: 'No program has a key to your account.',
  made: (date: string) => `Made ${date}`,
  lastUsed: (date: string) => `Last used ${date}`,
  neverUsed: 'Never used',
  expires: (date: string) => `Ends ${date}`,
  open: 'New token',
  form: {
    title: 'A new token',
    description: 'Allow as little as the program needs.',
    name: 'Name',
    nameHint: 'Which program it is for.',
    allowed: 'What it may do',
    noneAllowed: 'Please choose what the program may do.',
    read: 'read',
    write: 'change',
    days: 'How long it works',
    lives: { 30: '30 days', 90: '90 days', 365: 'One year' },
    submit: 'Make the token',
    cancel: 'Cancel',
  },
  shown: {
    title: 'Copy your token now',
    description: 'It is shown this once. Whoever has it can do what you allowed.',
    label: 'Token',
    copy: 'Copy',
    copied: 'Copied',
    done: 'I have it',
  },
  revoke: {
    button: 'Revoke',
    of: (name: string) => `Revoke ${name}`,
    title: (name: string) => `Revoke ${name}?`,
    description: 'The program that uses it stops working at once.',
    yes: 'Revoke',
    no: 'Keep it',
  },
  areas,
  areasOf: {
    member: ['account', 'shop', 'learning'],
    creator: ['account', 'products', 'students', 'insights'],
  } satisfies Record<Member['role'], Area[]>,
} as const;
