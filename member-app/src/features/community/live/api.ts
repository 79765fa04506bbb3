import { hearOfChanges } from '@sanctum/web/live/hear-of-changes';

/** Calls with the id of each post of which something has changed; without one, anything may have. Returns how to stop. */
export const hearOfPosts = (onChange: (id?: string) => void): (() => void) =>
  hearOfChanges('/api/live-updates', { topic: 'post', onChange });
