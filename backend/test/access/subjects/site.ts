import { STARTING_CONTENT } from '../../../src/modules/site/index.js';
import { plain, type Subject } from './scene.js';

export const site: Record<string, Subject> = {
  'SiteController.site': plain,
  'SiteDraftController.draft': plain,
  'SiteDraftController.preview': plain,
  'SiteDraftController.save': { call: async () => ({ body: { content: STARTING_CONTENT } }) },
  'SiteDraftController.publish': plain,
  'SiteDraftController.editions': plain,
  'SiteDraftController.restore': { call: async () => ({ body: { edition: 0 } }) },
};
