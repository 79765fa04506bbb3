/** A small Stripe inside this server: its API on `/v1`, its page on `/sandbox/payments`. */
export { mountPaymentSandbox } from './payment-sandbox.js';
export { type Past, PaymentSandbox } from './payment-sandbox.js';
export { PaymentSandboxModule } from './payment-sandbox.module.js';
export type { WebhookDeliveries } from './api/webhook-deliveries.js';
export { createSchema as createSandboxSchema } from './schema.js';
