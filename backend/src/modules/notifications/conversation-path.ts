/** Path of a conversation, in the console or in the member app. */
export const conversationPath = (conversationId: string, isForCoach: boolean): string =>
  isForCoach
    ? `/creator/messages/${conversationId}`
    : `/my-sanctum/community/messages?with=${conversationId}`;
