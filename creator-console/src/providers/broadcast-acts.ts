import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Schemas = components['schemas'];
type Broadcast = Schemas['BroadcastResponse'];

const at = (id: string) => ({ params: { path: { id } } });

export const broadcastActs = {
  askAudience: (request: Schemas['AudienceRequest']): Promise<Schemas['AudienceResponse']> =>
    body(api.POST('/api/creator/broadcasts/audience', { body: request })),
  /** Sends at the given moment, or now (null). */
  sendBroadcast: (id: string, sendAt: string | null): Promise<Broadcast> =>
    body(api.POST('/api/creator/broadcasts/{id}/send', { ...at(id), body: { sendAt } })),
  /** Cancels a scheduled broadcast, or stops one that is being sent. */
  cancelBroadcast: (id: string): Promise<Broadcast> =>
    body(api.POST('/api/creator/broadcasts/{id}/cancel', at(id))),
  seeMailingToMany: (mailing: Schemas['SeeMailingRequest']): Promise<Schemas['MailingSeenResponse']> =>
    body(api.POST('/api/creator/mailings/preview', { body: mailing })),
  tryMailingToMany: (mailing: Schemas['SeeMailingRequest']): Promise<Schemas['MailingTestedResponse']> =>
    body(api.POST('/api/creator/mailings/test', { body: mailing })),
  switchSequence: (id: string, isOn: boolean): Promise<Schemas['SequenceResponse']> =>
    body(api.POST('/api/creator/sequences/{id}/switch', { ...at(id), body: { isOn } })),
} as const;
