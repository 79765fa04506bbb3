/** What a guardian agrees to, each by itself. Without the first none of the others counts for anything. */
export const CONSENT_PURPOSES = ['account', 'community', 'messages', 'frames', 'unseen-posts'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/**
 * How it is known who agreed: an order the guardian paid by her own card, the coach's note of a call with her, or that the minor
 * is old enough in her country to agree herself. A consent that stands is added to and withdrawn by a signed-in guardian; it also
 * ends when the last guardian leaves, and when the ward is of age.
 */
export const CONSENT_METHODS = [
  'card-order',
  'coach-call',
  'own-age',
  'guardian',
  'guardian-left',
  'of-age',
] as const;
export type ConsentMethod = (typeof CONSENT_METHODS)[number];

/** Of the words a guardian agrees to; a change of what they mean gets a new one. */
export const CONSENT_TEXT_VERSION = '2026-11';
