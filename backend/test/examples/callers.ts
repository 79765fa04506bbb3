import type { ContractOperation } from '../contract/contract.js';

/** Operations that another person of the demo calls: a child, who asks to buy, or a member who has what Elin lacks. */
export const CALLERS: Readonly<Record<string, string>> = {
  'PUT /api/me/warnings/{id}/confirmation': 'beth',
  'POST /api/me/purchase-requests': 'juni',
  'GET /api/me/purchase-requests': 'juni',
  'POST /api/products/{id}/claim': 'priya',
  'POST /api/learning/courses/{courseId}/certificate': 'priya',
  'POST /api/me/coaching/dates/{id}/waiting': 'priya',
};

export const CALLING = ['elin', 'coach', 'beth', 'priya', 'juni'];

/** Elin, the demo's member with the most content, or the coach where no member may call. */
export const callerOf = ({ name, access }: ContractOperation): string =>
  CALLERS[name] ?? (access.includes('member') ? 'elin' : 'coach');
