import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Schemas = components['schemas'];
type Message = Schemas['MessageResponse'];

const at = (id: string) => ({ params: { path: { id } } });

/** What the coach does with messages, which are in no list of react-admin's. */
export const messageActs = {
  /** Sent again with its client id it is the same message. */
  sendMessage: (conversationId: string, message: Schemas['SendMessageRequest']): Promise<Message> =>
    body(api.POST('/api/conversations/{id}/messages', { ...at(conversationId), body: message })),
  rewordMessage: (id: string, text: string): Promise<Message> =>
    body(api.PATCH('/api/messages/{id}', { ...at(id), body: { text } })),
  deleteMessage: (id: string): Promise<Message> => body(api.DELETE('/api/messages/{id}', at(id))),
  markMessagesRead: async (conversationId: string, through: number): Promise<void> => {
    await api.PUT('/api/conversations/{id}/read', { ...at(conversationId), body: { through } });
  },
} as const;
