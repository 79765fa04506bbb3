/**
 * Webhooks: public events, sent to addresses that the coach chose, signed as Standard Webhooks asks. Owns webhooks,
 * webhook_deliveries and webhook_tries. Listeners write a delivery for each event and webhook; a job sends it until it
 * arrives. Only a restore asks this module for something: to hold what is pending.
 */
export { HeldWebhooksService } from './held-webhooks.service.js';
export { WebhooksModule } from './webhooks.module.js';
