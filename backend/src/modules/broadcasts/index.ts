/**
 * Broadcasts: mailings of the coach to many, once to a segment or as a sequence that something begins. Owns mailings
 * with their links, their deliveries and who followed which link, broadcasts, sequences with their steps, and who is
 * where in them. Mails are written and sent by notifications, which decides what their readers want.
 */
export { BroadcastsModule } from './broadcasts.module.js';
