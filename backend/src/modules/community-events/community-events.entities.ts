import { CommunityEvent } from './community-event.entity.js';
import { EventRsvp } from './event-rsvp.entity.js';

export const communityEventEntities = [CommunityEvent, EventRsvp];
