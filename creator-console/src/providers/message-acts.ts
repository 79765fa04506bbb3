import { body, type Schemas, itemsOf } from '@sanctum/openapi';
import { api, at, readIn } from './client';

/** Actions on messages, which are not a react-admin list. */
export const messageActs = {
  /** Sends a message. A retry with the same client id creates no second message. */
  sendMessage: (conversationId: string, message: Schemas['SendMessageRequest']) =>
    body(api.POST('/api/conversations/{id}/messages', { ...at(conversationId), body: message })),
  rewordMessage: (id: string, text: string) =>
    body(api.PATCH('/api/messages/{id}', { ...at(id), body: { text } })),
  deleteMessage: (id: string) => body(api.POST('/api/messages/{id}/remove', at(id))),
  /** Hides a message as the host of a circle or pod; its sender sees the reason. */
  hideMessage: (id: string, reason: string) =>
    api.POST('/api/creator/messages/{id}/hide', { ...at(id), body: { reason } }),
  showMessage: (id: string) => api.POST('/api/creator/messages/{id}/show', at(id)),
  /** Opens the conversation of a circle or pod; repeated calls return the same one. */
  openCircle: (groupId: string) => body(api.POST('/api/conversations/open', { body: { groupId } })),
  /** Mutes the notifications of a circle or pod, except for mentions. */
  silenceConversation: (conversationId: string, isSilenced: boolean) =>
    isSilenced
      ? api.POST('/api/conversations/{id}/mute', at(conversationId))
      : api.POST('/api/conversations/{id}/unmute', at(conversationId)),
  markMessagesRead: (conversationId: string, through: number) =>
    api.POST('/api/conversations/{id}/mark-read', { ...at(conversationId), body: { through } }),
  /** Messages several students. A retry with the same client id delivers nothing twice. */
  messageStudents: (message: Schemas['MessageManyRequest']) =>
    itemsOf(api.POST('/api/creator/messages/send', { body: message })),
  /** Uploads a file to the storage; the message that names the returned storage URL attaches it. */
  sendAttachment: async (file: File): Promise<string> => {
    const ticket = await body(
      api.POST('/api/objects/upload', {
        body: {
          fileName: file.name.slice(-200),
          mimeType: file.type,
          fileSize: file.size,
          purpose: 'message',
        },
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
  tellTyping: (conversationId: string) => api.POST('/api/conversations/{id}/show-typing', at(conversationId)),
  addSavedReply: (reply: Schemas['SavedReplyRequest']) =>
    body(api.POST('/api/creator/saved-replies', { body: reply })),
  changeSavedReply: (
    { id, version }: Pick<Schemas['SavedReplyResponse'], 'id' | 'version'>,
    reply: Schemas['SavedReplyRequest'],
  ) => body(api.PUT('/api/creator/saved-replies/{id}', { ...readIn({ id }, version), body: reply })),
  deleteSavedReply: (id: string) => api.DELETE('/api/creator/saved-replies/{id}', at(id)),
  dismissMessageReport: (id: string) => body(api.POST('/api/creator/message-reports/{id}/dismiss', at(id))),
  removeReportedMessage: (id: string, reason: string) =>
    body(api.POST('/api/creator/message-reports/{id}/remove', { ...at(id), body: { reason } })),
  muteReportedSender: (id: string, mute: Schemas['MuteRequest']) =>
    body(api.POST('/api/creator/message-reports/{id}/mute', { ...at(id), body: mute })),
  unmuteReportedSender: (id: string) => body(api.POST('/api/creator/message-reports/{id}/unmute', at(id))),
};
