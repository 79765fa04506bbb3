/** Path of a conversation, in the console or in the member app. */
export const conversationPath = (conversationId: string, isForCoach: boolean): string =>
  isForCoach
    ? `/creator/messages/${conversationId}`
    : `/my-sanctum/community/messages?with=${conversationId}`;

export const contributionPath = (postId: string, commentId: string | null = null): string =>
  `/community/posts/${postId}${commentId === null ? '' : `#comment-${commentId}`}`;

export const SETTINGS = '/my-sanctum/settings';
/** Path of the email, password, second factor and devices. */
export const SIGN_IN_SETTINGS = `${SETTINGS}/sign-in`;
/** Path of the member's data export and account deletion. */
export const DATA_SETTINGS = `${SETTINGS}/data`;

/** Path of the guardian's page, with the minors' accounts and progress. */
export const FAMILY = '/my-sanctum/family';

export const studentPage = (studentId: string): string => `/creator/students/${studentId}/show`;

export const orderPage = (orderId: string): string => `/creator/orders/${orderId}/show`;
