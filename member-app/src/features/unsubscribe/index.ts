/** Target of the unsubscribe link at the end of an email. */
export { UnsubscribePage } from './unsubscribe-page';
