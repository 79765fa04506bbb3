import type { Schemas } from '@sanctum/openapi';
import { sentMailing } from '../broadcasts';

export type Sequence = Schemas['SequenceResponse'];
export type NewSequence = Schemas['NewSequenceRequest'];
export type SequenceEntry = Schemas['SequenceEntryResponse'];

export const BLANK_STEP: NewSequence['steps'][number] = {
  id: null,
  delayDays: 0,
  subject: '',
  html: '',
  translations: {},
};

export const BLANK_SEQUENCE: NewSequence = {
  name: '',
  purpose: 'marketing',
  trigger: 'registered',
  productId: null,
  goalProductId: null,
  quietDays: 14,
  steps: [BLANK_STEP],
};

export const sequencePath = (id: string): string => `/sequences/${encodeURIComponent(id)}/show`;

/** Converts the form into the server's format: a new email has no id yet. */
export const sentSequence = <Form extends { steps: readonly Partial<NewSequence['steps'][number]>[] }>(
  form: Form,
) => ({
  ...form,
  steps: form.steps.map((step) => ({ ...sentMailing(step), id: step.id ?? null })),
});
