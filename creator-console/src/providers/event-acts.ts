import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Schemas = components['schemas'];

const at = (id: string) => ({ params: { path: { id } } });

export const eventActs = {
  cancelEvent: (id: string, request: Schemas['CancelEventRequest']): Promise<Schemas['CoachEventResponse']> =>
    body(api.POST('/api/creator/events/{id}/cancellation', { ...at(id), body: request })),
  deleteEvent: async (id: string): Promise<void> => {
    await api.DELETE('/api/creator/events/{id}', at(id));
  },
} as const;
