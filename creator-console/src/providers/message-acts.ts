import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Schemas = components['schemas'];
type Message = Schemas['MessageResponse'];
type SavedReply = Schemas['SavedReplyResponse'];
type Report = Schemas['MessageReportDetailResponse'];

const at = (id: string) => ({ params: { path: { id } } });

/** Actions on messages, which are not a react-admin list. */
export const messageActs = {
  /** Sends a message. A retry with the same client id creates no second message. */
  sendMessage: (conversationId: string, message: Schemas['SendMessageRequest']): Promise<Message> =>
    body(api.POST('/api/conversations/{id}/messages', { ...at(conversationId), body: message })),
  rewordMessage: (id: string, text: string): Promise<Message> =>
    body(api.PATCH('/api/messages/{id}', { ...at(id), body: { text } })),
  deleteMessage: (id: string): Promise<Message> => body(api.DELETE('/api/messages/{id}', at(id))),
  /** Hides a message, as the host of a circle or pod; its sender reads the reason. */
  hideMessage: async (id: string, reason: string): Promise<void> => {
    await api.POST('/api/creator/messages/{id}/hiding', { ...at(id), body: { reason } });
  },
  showMessage: async (id: string): Promise<void> => {
    await api.DELETE('/api/creator/messages/{id}/hiding', at(id));
  },
  /** Opens the conversation of a circle or pod; repeated calls return the same one. */
  openCircle: (groupId: string): Promise<Schemas['ConversationResponse']> =>
    body(api.POST('/api/conversations', { body: { groupId } })),
  /** Mutes the notifications of a circle or pod, except for mentions. */
  silenceConversation: async (conversationId: string, isSilenced: boolean): Promise<void> => {
    await api.PUT('/api/conversations/{id}/silence', { ...at(conversationId), body: { isSilenced } });
  },
  markMessagesRead: async (conversationId: string, through: number): Promise<void> => {
    await api.PUT('/api/conversations/{id}/read', { ...at(conversationId), body: { through } });
  },
  /** Messages several students. A retry with the same client id delivers nothing twice. */
  messageStudents: (message: Schemas['MessageManyRequest']): Promise<Schemas['MessageDeliveryResponse'][]> =>
    body(api.POST('/api/creator/messages', { body: message })),
  /** Uploads a file to the storage; the message that names the returned storage URL attaches it. */
  sendAttachment: async (file: File): Promise<string> => {
    const ticket = await body(
      api.POST('/api/objects/upload', {
        body: { fileName: file.name.slice(-200), mimeType: file.type, size: file.size, purpose: 'message' },
      }),
    );
    // The browser sets the content length itself and forbids setting it.
    const headers = Object.entries(ticket.requiredHeaders).filter(
      ([name]) => name.toLowerCase() !== 'content-length',
    );
    const answer = await fetch(ticket.uploadURL, { method: 'PUT', headers, body: file });
    if (!answer.ok) throw new TypeError('The file did not arrive');
    return ticket.storageUrl;
  },
  tellTyping: async (conversationId: string): Promise<void> => {
    await api.POST('/api/conversations/{id}/typing', at(conversationId));
  },
  addSavedReply: (reply: Schemas['SavedReplyRequest']): Promise<SavedReply> =>
    body(api.POST('/api/creator/saved-replies', { body: reply })),
  changeSavedReply: (id: string, reply: Schemas['SavedReplyRequest']): Promise<SavedReply> =>
    body(api.PUT('/api/creator/saved-replies/{id}', { ...at(id), body: reply })),
  deleteSavedReply: async (id: string): Promise<void> => {
    await api.DELETE('/api/creator/saved-replies/{id}', at(id));
  },
  dismissMessageReport: (id: string): Promise<Report> =>
    body(api.POST('/api/creator/message-reports/{id}/dismissal', at(id))),
  removeReportedMessage: (id: string, reason: string): Promise<Report> =>
    body(api.POST('/api/creator/message-reports/{id}/removal', { ...at(id), body: { reason } })),
  muteReportedSender: (id: string, mute: Schemas['MuteRequest']): Promise<Report> =>
    body(api.POST('/api/creator/message-reports/{id}/mute', { ...at(id), body: mute })),
  unmuteReportedSender: (id: string): Promise<Report> =>
    body(api.DELETE('/api/creator/message-reports/{id}/mute', at(id))),
} as const;
