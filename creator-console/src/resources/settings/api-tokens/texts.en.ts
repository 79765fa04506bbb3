import type { Area } from '@sanctum/web/account/api-tokens';

/** Areas that the coach's API tokens may access; the other areas are for members. */
const areas = {
  account: 'Your profile and emails',
  products: 'Products, courses, coupons and media',
  students: 'Students and shared journals',
  orders: 'Orders and gifts',
  coaching: 'Coaching sessions and calendar',
  community: 'Community, circles and events',
  messages: 'Messages',
  marketing: 'Broadcasts and sequences',
  site: 'Site, legal pages and email texts',
  settings: 'Business settings, webhooks and audit log',
  insights: 'Analytics',
} as const satisfies Partial<Record<Area, string>>;

/** The texts about personal API tokens. */
export const texts = {
  title: 'API tokens',
  lead: 'Let other apps use your account without your password. A token can only do what you allow here.',
  docs: 'API documentation',
  list: 'Tokens',
  none: 'No API tokens yet.',
  made: (date: string) => `Created ${date}`,
  lastUsed: (date: string) => `Last used ${date}`,
  neverUsed: 'Never used',
  ends: (date: string) => `Expires ${date}`,
  open: 'New token',
  formTitle: 'New API token',
  formText: 'Allow only what the app needs.',
  name: 'Name',
  nameHelp: 'The app you’ll use it for.',
  allowed: 'Permissions',
  missing: 'Enter a name and choose at least one permission.',
  verbs: { read: 'read', write: 'edit', refund: 'refund' },
  days: 'Expires after',
  lives: { 30: '30 days', 90: '90 days', 365: '1 year' },
  submit: 'Create token',
  shownTitle: 'Copy your token now',
  shownText: 'You won’t see this token again. Anyone who has it can do what you allowed.',
  token: 'Token',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeText: 'Any app that uses it will lose access right away.',
  revoked: (name: string) => `${name} revoked`,
  areas,
} as const;
