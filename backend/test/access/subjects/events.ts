import { anEvent, EVENT_TERMS, NEW_EVENT } from '../../builders/events.js';
import { aCreator } from '../../builders/people.js';
import { type Call, plain, type Scene, type Subject } from './scene.js';

const planned = async ({ t }: Scene): Promise<Call> => ({
  params: { id: (await anEvent(await aCreator(t))).id },
});

const withBody =
  (body: object) =>
  async (scene: Scene): Promise<Call> => ({ ...(await planned(scene)), body });

/** Events of the community, and their guests. */
export const events: Record<string, Subject> = {
  'EventsController.page': plain,
  'EventsController.one': { call: planned },
  'EventsController.calendar': { call: planned },

  'RsvpsController.come': { call: planned },
  'RsvpsController.takeBack': { call: planned },

  'CoachEventsController.list': plain,
  'CoachEventsController.one': { call: planned },
  'CoachEventsController.guests': { call: planned },
  'CoachEventsController.add': { call: () => ({ body: NEW_EVENT }) },
  'CoachEventsController.change': { call: withBody({ ...EVENT_TERMS, scope: 'this' }) },
  'CoachEventsController.cancel': { call: withBody({ reason: 'I am ill.', scope: 'this' }) },
  'CoachEventsController.remove': { call: planned },
};
