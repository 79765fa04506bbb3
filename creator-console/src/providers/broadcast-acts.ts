import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Schemas = components['schemas'];
type Broadcast = Schemas['BroadcastResponse'];

const at = (id: string) => ({ params: { path: { id } } });

/** What is done with letters to many besides writing them. */
export const broadcastActs = {
  askAudience: (request: Schemas['AudienceRequest']): Promise<Schemas['AudienceResponse']> =>
    body(api.POST('/api/creator/broadcasts/audience', { body: request })),
  /** At a moment, or now (null). */
  sendBroadcast: (id: string, sendAt: string | null): Promise<Broadcast> =>
    body(api.POST('/api/creator/broadcasts/{id}/send', { ...at(id), body: { sendAt } })),
  /** Takes a plan back, or stops what goes. */
  cancelBroadcast: (id: string): Promise<Broadcast> =>
    body(api.POST('/api/creator/broadcasts/{id}/cancel', at(id))),
  seeLetterToMany: (letter: Schemas['SeeLetterRequest']): Promise<Schemas['LetterSeenResponse']> =>
    body(api.POST('/api/creator/letters/preview', { body: letter })),
  tryLetterToMany: (letter: Schemas['SeeLetterRequest']): Promise<Schemas['LetterTestedResponse']> =>
    body(api.POST('/api/creator/letters/test', { body: letter })),
  switchSequence: (id: string, isOn: boolean): Promise<Schemas['SequenceResponse']> =>
    body(api.POST('/api/creator/sequences/{id}/switch', { ...at(id), body: { isOn } })),
} as const;
