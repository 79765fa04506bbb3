import type { Schemas } from '@sanctum/openapi';

export type Broadcast = Schemas['BroadcastResponse'];
export type NewBroadcast = Schemas['NewBroadcastRequest'];
export type Audience = Schemas['AudienceResponse'];
export type Progress = Schemas['MailingProgressResponse'];
export type Delivery = Schemas['DeliveryResponse'];
export type Segment = Schemas['SegmentDto'];

export const BLANK_BROADCAST: NewBroadcast = {
  subject: '',
  html: '',
  translations: {},
  purpose: 'marketing',
  segment: { kind: 'everyone', productId: null, groupId: null, tagId: null, level: null, days: null },
};

/** Converts the form into the server's format: the server makes the plain text of a formatted email. */
export const sentMailing = <Form extends { text?: string; html?: string | null }>({ text, ...form }: Form) =>
  form.html ? form : { ...form, text };

/** Drafts open in the editor, all other broadcasts in the report. */
export const broadcastPath = ({ id, status }: Pick<Broadcast, 'id' | 'status'>): string =>
  `/broadcasts/${encodeURIComponent(id)}${status === 'draft' ? '' : '/show'}`;

/** Returns true if both name the same recipients. */
export const isSameSegment = (one: Segment, other: Segment): boolean =>
  (['kind', 'productId', 'groupId', 'tagId', 'level', 'days'] as const).every(
    (field) => one[field] === other[field],
  );

/** Returns true if the form equals the saved broadcast. */
export const isSame = (form: NewBroadcast, saved: Broadcast): boolean =>
  (['subject', 'html', 'purpose'] as const).every((field) => form[field] === saved[field]) &&
  spanishOf(form) === spanishOf(saved) &&
  isSameSegment(form.segment, saved.segment);

/** The Spanish words; a version without any is not stored. */
const spanishOf = ({ translations }: Pick<NewBroadcast, 'translations'>): string =>
  `${translations?.es?.subject ?? ''}\n${translations?.es?.html ?? ''}`;
