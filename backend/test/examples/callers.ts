import type { ContractOperation } from '../contract/contract.js';

/** Operations called by another person of the demo: a child, who asks to buy, or a member who has what Elin lacks. */
export const CALLERS: Readonly<Record<string, string>> = {
  'POST /api/me/warnings/{id}/confirm': 'beth',
  'POST /api/me/purchase-requests/ask-guardians': 'juni',
  'GET /api/me/purchase-requests': 'juni',
  'POST /api/products/{id}/claim': 'priya',
  'POST /api/learning/courses/{courseId}/issue-certificate': 'priya',
  'POST /api/me/subscriptions/start': 'priya',
  'GET /api/me/subscriptions/{id}': 'priya',
  'POST /api/me/coaching/dates/{id}/join-waiting-list': 'priya',
};

export const CALLING = ['elin', 'coach', 'beth', 'priya', 'juni'];

/** Returns Elin, the demo's member with the most content, or the coach if no member may call. */
export const callerOf = ({ name, access }: ContractOperation): string =>
  CALLERS[name] ?? (access.includes('member') ? 'elin' : 'coach');
