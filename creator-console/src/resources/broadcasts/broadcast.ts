import type { components } from '@sanctum/openapi';

type Schemas = components['schemas'];
export type Broadcast = Schemas['BroadcastResponse'];
export type NewBroadcast = Schemas['NewBroadcastRequest'];
export type Audience = Schemas['AudienceResponse'];
export type Progress = Schemas['LetterProgressResponse'];
export type Delivery = Schemas['DeliveryResponse'];
export type Segment = Schemas['SegmentDto'];

export const BLANK_BROADCAST: NewBroadcast = {
  ...{ subject: '', text: '', purpose: 'marketing' },
  segment: { kind: 'everyone', productId: null, groupId: null, tagId: null, level: null, days: null },
};

/** A draft is written on, everything else is a report. */
export const broadcastPath = ({ id, status }: Pick<Broadcast, 'id' | 'status'>): string =>
  `/broadcasts/${encodeURIComponent(id)}${status === 'draft' ? '' : '/show'}`;
