import { body } from '@sanctum/openapi';
import { api } from '../../providers/client';
import type { Guest } from './event';

export const readGuests = (id: string): Promise<Guest[]> =>
  body(api.GET('/api/creator/events/{id}/guests', { params: { path: { id } } }));
