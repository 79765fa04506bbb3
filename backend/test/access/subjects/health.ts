import { plain, type Subject } from './scene.js';

/** The state of the server, and its rules for clocks. */
export const health: Record<string, Subject> = {
  'HealthController.live': plain,
  'HealthController.accepting': plain,
  'HealthController.ready': plain,
  'TimeZonesController.clockChanges': () => ({ query: { zone: 'America/New_York' } }),
};
