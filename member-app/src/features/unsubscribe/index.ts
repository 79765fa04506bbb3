/** Where the link at the foot of a mail leads: no more of these. */
export { UnsubscribePage } from './unsubscribe-page';
