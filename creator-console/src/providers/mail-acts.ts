import { body, type components } from '@sanctum/openapi';
import { api } from './client';

export const mailActs = {
  sendMailsAgain: (): Promise<components['schemas']['SentAgainResponse']> =>
    body(api.POST('/api/creator/failed-mails/send-again')),
  sendMailAgain: async (id: string): Promise<void> => {
    await api.POST('/api/creator/failed-mails/{id}/send-again', { params: { path: { id } } });
  },
  discardMails: (): Promise<components['schemas']['DiscardedMailsResponse']> =>
    body(api.POST('/api/creator/failed-mails/discard')),
  discardMail: async (id: string): Promise<void> => {
    await api.POST('/api/creator/failed-mails/{id}/discard', { params: { path: { id } } });
  },
} as const;
