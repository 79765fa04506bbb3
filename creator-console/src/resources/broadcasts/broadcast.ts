import type { Schemas } from '@sanctum/openapi';

export type Broadcast = Schemas['BroadcastResponse'];
export type NewBroadcast = Schemas['NewBroadcastRequest'];
export type Audience = Schemas['AudienceResponse'];
export type Progress = Schemas['MailingProgressResponse'];
export type Delivery = Schemas['DeliveryResponse'];
export type Segment = Schemas['SegmentDto'];

export const BLANK_BROADCAST: NewBroadcast = {
  subject: '',
  text: '',
  purpose: 'marketing',
  segment: { kind: 'everyone', productId: null, groupId: null, tagId: null, level: null, days: null },
};

/** Drafts open in the editor, all other broadcasts in the report. */
export const broadcastPath = ({ id, status }: Pick<Broadcast, 'id' | 'status'>): string =>
  `/broadcasts/${encodeURIComponent(id)}${status === 'draft' ? '' : '/show'}`;

/** Returns true if the form equals the saved broadcast. */
export const isSame = (form: NewBroadcast, saved: Broadcast): boolean =>
  (['subject', 'text', 'purpose'] as const).every((field) => form[field] === saved[field]) &&
  (['kind', 'productId', 'groupId', 'tagId', 'level', 'days'] as const).every(
    (field) => form.segment[field] === saved.segment[field],
  );
