import { body, type components } from '@sanctum/openapi';
import { api } from '../../../../providers/client';

export type Moderation = components['schemas']['MemberModerationResponse'];

export const readModeration = (id: string): Promise<Moderation> =>
  body(api.GET('/api/students/{id}/moderation', { params: { path: { id } } }));
