import { ROLES } from '../../kernel/roles.js';
import { oneOf, oneOfOrNull, publishedView } from '../../platform/database/published-view.js';
import { AGE_BANDS } from '../../kernel/age-bands.js';

/** Names of people, for display beside their actions. */
export const accountNames = publishedView('account_names', { id: 'uuid', name: 'text', role: oneOf(ROLES) });

/**
 * Members as the coach sees them, with the last activity on any device and the start of a block. Members who sign in by
 * name (`sign_in_name`) have a placeholder `email` that receives nothing and is never shown. `mail_address` is where
 * emails go: their own address, or the first guardian's; null: none.
 */
export const members = publishedView('members', {
  id: 'uuid',
  name: 'text',
  email: 'text',
  phone: 'text?',
  birthday: 'date?',
  address: 'text?',
  city: 'text?',
  state: 'text?',
  zip_code: 'text?',
  country: 'text?',
  avatar_asset_id: 'uuid?',
  time_zone: 'text',
  joined_at: 'timestamptz',
  last_seen_at: 'timestamptz?',
  blocked_at: 'timestamptz?',
  sign_in_name: 'text?',
  band: oneOfOrNull(AGE_BANDS),
  mail_address: 'text?',
  updated_at: 'timestamptz',
});

/** Version of a member's record, which forms send back, and the new address until its link is opened or expires. */
export const memberRecords = publishedView('member_records', {
  id: 'uuid',
  version: 'integer',
  pending_email: 'text?',
  pending_until: 'timestamptz?',
});

/** New addresses of minors that are pending a guardian's approval. */
export const emailsAwaitingGuardian = publishedView('emails_awaiting_guardian', {
  account_id: 'uuid',
  new_email: 'text',
});

/** Members who were invited and never chose a password, with the expiry of their latest link; null: no link. */
export const openInvitations = publishedView('open_invitations', {
  account_id: 'uuid',
  valid_until: 'timestamptz?',
});

/** Email addresses of accounts, as `contact` returns them, with the latest confirmation (null: never). */
export const mailAddresses = publishedView('mail_addresses', {
  account_id: 'uuid',
  address: 'text',
  confirmed_at: 'timestamptz?',
});

export const coachZone = publishedView('coach_zone', { time_zone: 'text' });

/** Consents in force for a minor. Always empty for adults, who need none. */
const agreed = {
  consented: 'boolean',
  community_agreed: 'boolean',
  messages_agreed: 'boolean',
  frames_agreed: 'boolean',
  posts_trusted: 'boolean',
} as const;

/** Signed-in devices, with the time their session ends if it isn't used again. */
export const openLoginSessions = publishedView('open_login_sessions', {
  id: 'uuid',
  account_id: 'uuid',
  expires_at: 'timestamptz',
});

/**
 * Facts about many people at once, for the policy. `muted_until` may be past (`isMuted`); 'infinity': until the coach
 * unmutes; null: never muted.
 */
export const people = publishedView('people', {
  id: 'uuid',
  name: 'text',
  role: oneOf(ROLES),
  band: oneOfOrNull(AGE_BANDS),
  level_shown: 'boolean',
  avatar_asset_id: 'uuid?',
  ...agreed,
  muted_until: 'timestamptz?',
  has_unread_warning: 'boolean',
});

/**
 * Minors who are hidden from others now: no guardian consents to the community (`be-read-in-community`) or, with
 * `is_closed`, to the account at all (`be-reached`). A test compares this view with the policy.
 */
export const absentMinors = publishedView('absent_minors', { id: 'uuid', is_closed: 'boolean' });

/** Guardians of each minor, with the consents in force for the minor. */
export const guardianships = publishedView('guardianships', {
  guardian_id: 'uuid',
  ward_id: 'uuid',
  ...agreed,
});

/** Reasons why a broadcast skips a member. The age rule is `may(…, 'receive-marketing')`; a test compares the two. */
const UNREACHABLE = ['blocked', 'minor', 'unconfirmed'] as const;

/** Members, with the reason why broadcasts skip them; null: broadcasts reach them. */
export const mailingReaders = publishedView('mailing_readers', {
  id: 'uuid',
  why_not: oneOfOrNull(UNREACHABLE),
});
