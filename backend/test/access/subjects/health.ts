import { plain, type Subject } from './scene.js';

/** Whether the server is well. */
export const health: Record<string, Subject> = {
  'HealthController.live': plain,
  'HealthController.accepting': plain,
  'HealthController.ready': plain,
};
