import { z } from 'zod';

export const webhookEvents = {
  /** A webhook failed for days or its address is gone, so it was turned off; `name`: what the coach calls it. */
  'webhook.turned-off': z.object({ webhookId: z.string(), name: z.string() }),
};
