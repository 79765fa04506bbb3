import { body, type Schemas } from '@sanctum/openapi';
import { api } from '../../providers/client';

export type Announcement = Schemas['AnnouncementResponse'];
export type AnnouncementDraft = Schemas['AnnouncementRequest'];

export const readAnnouncements = (after: string | null) =>
  body(api.GET('/api/community/announcements', { params: { query: after === null ? {} : { after } } }));
