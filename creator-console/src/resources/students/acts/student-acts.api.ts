import { body, type components } from '@sanctum/openapi';
import { api } from '../../../providers/client';

type Schemas = components['schemas'];

const of = (id: string) => ({ params: { path: { id } } });

export const invite = (person: Schemas['InviteStudentRequest']) =>
  body(api.POST('/api/students/invitations', { body: person }));

export const write = (id: string, letter: Schemas['WriteLetterRequest']) =>
  body(api.POST('/api/students/{id}/letters', { ...of(id), body: letter }));

/** What the coach decides with a reason. */
export const decisions = {
  block: (id: string, reason: string) =>
    body(api.POST('/api/students/{id}/block', { ...of(id), body: { reason } })),
  unblock: (id: string, reason: string) =>
    body(api.POST('/api/students/{id}/unblock', { ...of(id), body: { reason } })),
  signOut: (id: string, reason: string) =>
    body(api.POST('/api/students/{id}/sign-out', { ...of(id), body: { reason } })),
} as const;

export type Decision = keyof typeof decisions;
