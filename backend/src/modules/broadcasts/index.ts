/**
 * Broadcasts: the coach's mailings to many, once to a segment or as a triggered sequence. Owns mailings with their
 * links, deliveries and clicks, broadcasts, sequences with their steps and the members' positions in them, and saved
 * emails to start from.
 * Notifications writes and sends the emails, and applies the recipients' preferences.
 */
export { BroadcastsModule } from './broadcasts.module.js';
