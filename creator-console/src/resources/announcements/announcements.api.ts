import { body, type components } from '@sanctum/openapi';
import { api } from '../../providers/client';

export type Announcement = components['schemas']['AnnouncementResponse'];
export type AnnouncementDraft = components['schemas']['AnnouncementRequest'];

export const readAnnouncements = (after: string | null) =>
  body(api.GET('/api/community/announcements', { params: { query: after === null ? {} : { after } } }));
