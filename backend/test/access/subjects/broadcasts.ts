import {
  aBroadcast,
  aDelivery,
  aMailing,
  aSegment,
  aSequence,
  agreeToNews,
} from '../../builders/broadcasts.js';
import { newId } from '../../../src/kernel/ids.js';
import { aCreator } from '../../builders/people.js';
import { plain, type Scene, type Subject } from './scene.js';

const purpose = 'marketing';
const template = { subject: 'Hello', text: 'Dear {{firstName}}' };
const words = { ...template, purpose };

const aDraft = async ({ t }: Scene) => ({ params: { id: (await aBroadcast(await aCreator(t))).id } });

/** Creates a broadcast that the owner would receive. */
async function forHer(scene: Scene) {
  await agreeToNews(scene.owner);
  return aDraft(scene);
}

/** A broadcast that is scheduled for later. */
async function aPlan({ t, ...scene }: Scene) {
  const { params } = await aDraft({ t, ...scene });
  await t.database.query(`update broadcasts set status = 'scheduled', send_at = $2 where id = $1`, [
    params.id,
    t.clock.now(),
  ]);
  return { params };
}

async function aRow({ t }: Scene) {
  const coach = await aCreator(t);
  const { body } = await coach.browser.post('/api/creator/sequences').send(aSequence()).expect(201);
  return { params: { id: (body as { id: string }).id } };
}

export const broadcasts: Record<string, Subject> = {
  'BroadcastsController.list': plain,
  'BroadcastsController.one': { call: aDraft },
  'BroadcastsController.add': { call: () => ({ body: aMailing() }) },
  'BroadcastsController.ask': { call: () => ({ body: { purpose, segment: aSegment() } }) },
  'BroadcastsController.edit': { call: async (scene) => ({ ...(await aDraft(scene)), body: aMailing() }) },
  'BroadcastsController.remove': { call: aDraft },
  'BroadcastsController.send': {
    call: async (scene) => ({ ...(await forHer(scene)), body: { sendAt: null } }),
  },
  'BroadcastsController.cancel': { call: aPlan },
  'SequencesController.list': plain,
  'SequencesController.one': { call: aRow },
  'SequencesController.add': { call: () => ({ body: aSequence() }) },
  'SequencesController.edit': {
    call: async (scene) => ({ ...(await aRow(scene)), body: aSequence() }),
  },
  'SequencesController.turnOn': { call: aRow },
  'SequencesController.turnOff': { call: aRow },
  'SequencesController.remove': { call: aRow },
  'EntriesController.list': plain,
  'DeliveriesController.list': plain,
  'DeliveriesController.one': {
    call: async ({ t, owner }) => ({ params: await aDelivery(t, await aCreator(t), owner) }),
  },
  'SeeMailingsController.preview': { call: () => ({ body: words }) },
  'SeeMailingsController.test': { call: () => ({ body: words }) },
  'MailingTemplatesController.list': plain,
  'MailingTemplatesController.save': { call: () => ({ body: { ...template, name: newId() } }) },
  'MailingTemplatesController.remove': {
    call: async ({ t }) => {
      const coach = await aCreator(t);
      const { body } = await coach.browser
        .post('/api/creator/mailing-templates')
        .send({ ...template, name: newId() })
        .expect(201);
      return { params: { id: (body as { id: string }).id } };
    },
  },
  // an unknown link leads to the home page
  'LinksController.follow': { call: () => ({ params: { token: 'x' } }) },
};
