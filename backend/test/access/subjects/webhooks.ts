import { newId } from '../../../src/kernel/ids.js';
import { aCreator } from '../../builders/people.js';
import { aWebhook } from '../../builders/webhooks.js';
import { type Call, plain, type Scene, type Subject } from './scene.js';

const TERMS = { name: 'Books', url: 'https://hooks.example.com/x', events: ['order.paid'], isActive: true };

async function webhook({ t }: Scene): Promise<Call> {
  await t.database.query('delete from webhooks');
  return { params: { id: (await aWebhook(await aCreator(t), TERMS.events)).id } };
}

async function delivery(scene: Scene): Promise<Call> {
  const { params } = await webhook(scene);
  const id = newId();
  await scene.t.database.query(
    `insert into webhook_deliveries (id, webhook_id, event, body, state, created_at)
     values ($1, $2, 'order.paid', '{}', 'failed', $3)`,
    [id, params!['id'], scene.t.clock.now()],
  );
  return { params: { id } };
}

/** Events for the coach's other programs. */
export const webhooks: Record<string, Subject> = {
  'WebhooksController.list': plain,
  'WebhooksController.one': { call: webhook },
  'WebhooksController.add': {
    call: async ({ t }) => {
      await t.database.query('delete from webhooks');
      return { body: TERMS };
    },
  },
  'WebhooksController.edit': { call: async (scene) => ({ ...(await webhook(scene)), body: TERMS }) },
  'WebhooksController.remove': { call: webhook },
  'WebhooksController.replaceSecret': { call: webhook },
  'WebhooksController.test': { call: webhook },
  'WebhookDeliveriesController.list': plain,
  'WebhookDeliveriesController.one': { call: delivery },
  'WebhookDeliveriesController.replay': { call: delivery },
};
