import type { Subject } from './scene.js';
import { plain } from './scene.js';

const terms = { document: 'terms' };

export const legal: Record<string, Subject> = {
  'LegalController.read': { call: () => ({ params: terms }) },
  'LegalDraftsController.list': plain,
  'LegalDraftsController.save': { call: () => ({ params: terms, body: { html: '<p>Be kind.</p>' } }) },
  'LegalDraftsController.publish': { call: () => ({ params: terms }) },
  'LegalDraftsController.versions': { call: () => ({ params: terms }) },
  'LegalDraftsController.restore': { call: () => ({ params: terms, body: { version: 0 } }) },
};
