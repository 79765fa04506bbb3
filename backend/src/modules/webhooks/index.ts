/**
 * Webhooks: public events, sent to addresses that the coach chose, signed as Standard Webhooks asks. Owns webhooks,
 * webhook_deliveries and webhook_tries. Listeners write a delivery for each event and webhook; a job sends it until it
 * arrives. No other module may use this one.
 */
export { WebhooksModule } from './webhooks.module.js';
