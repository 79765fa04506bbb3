/**
 * Webhooks: public events, sent to addresses that the coach chose, signed as Standard Webhooks requires. Owns webhooks,
 * webhook_deliveries and webhook_tries. Listeners write a delivery per event and webhook; a job sends it until it
 * arrives. Only a restore uses this module: to hold pending deliveries.
 */
export { HeldWebhooksService } from './held-webhooks.service.js';
export { WebhooksModule } from './webhooks.module.js';
