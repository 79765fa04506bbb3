/** Purposes that a guardian consents to one by one. Without `account`, the others have no effect. */
export const CONSENT_PURPOSES = ['account', 'community', 'messages', 'frames', 'unseen_posts'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/**
 * Proof of who agreed: an order that the guardian paid with their own card, the coach's note of a call with the
 * guardian, or the minor's own age if it is enough in their country. A signed-in guardian can extend or withdraw a
 * consent in force. A consent also ends when the last guardian leaves and when the ward comes of age.
 */
export const CONSENT_METHODS = [
  'card_order',
  'coach_call',
  'own_age',
  'guardian',
  'guardian_left',
  'of_age',
] as const;
export type ConsentMethod = (typeof CONSENT_METHODS)[number];

/** Version of the text a guardian agrees to. Changing its meaning needs a new version. */
export const CONSENT_TEXT_VERSION = '2026-11';
