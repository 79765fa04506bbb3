/**
 * Every code of our error responses, by the kind of refusal, with its meaning. Clients switch on codes,
 * so a code never changes. An operation names its own codes with `@Refuses`; the published contract lists them.
 */
export const ERROR_CODES = {
  bad_request: {
    bad_request: 'We couldn’t read this request',
    invalid: '`fields` says what’s wrong with each field',
    bad_value: 'A value can’t be stored or compared',
    bad_id: 'The URL contains an invalid ID',
    bad_if_match: '`If-Match` must be the version that was read',
    bad_idempotency_key: '`Idempotency-Key` must be 1 to 255 visible ASCII characters',
    bad_sort: 'The list doesn’t support this sort order',
    bad_range: 'The list doesn’t support this range',
    bad_filter: 'The list doesn’t support this filter',
    bad_part: 'Parts are numbered from 1 to 10,000',
    bad_signature: 'The event’s signature isn’t the provider’s',
    same_email: 'This is already the current email',
    weak_password: 'The password is too easy to guess',
    wrong_code: 'The code from the authenticator app isn’t correct',
  },
  unauthenticated: {
    sign_in_required: 'No one is signed in, or the session has ended',
    invalid_token: 'The personal API token was revoked, has expired, or never existed',
    session_expired: 'The access token has expired; renew it with `POST /api/auth/refresh`',
    wrong_credentials: 'Wrong email or password',
    code_required: 'A code from the authenticator app, or a recovery code, is required',
    mailed_code_required:
      'Too many wrong passwords were tried: an emailed code, or one from the authenticator app, is required',
  },
  forbidden: {
    consent_needed: 'A minor’s guardian hasn’t agreed to this',
    account_blocked: 'The coach has blocked this account; the message has the contact address',
    minor_cannot_pay: 'A minor can’t pay and must ask a guardian',
    not_invited: 'The invitation is for another address, or the address isn’t confirmed yet',
    adults_only: 'Only an adult can do this, such as be a guardian or join the leaderboard',
    guardian_decides: 'A minor can’t change this alone; a guardian or the coach must do it',
    own_password: 'From age 13, a minor chooses the password; a guardian can email a link',
    guardian_needed: 'A guardian must create this account or agree to it',
    not_for_your_role: 'The signed-in person’s role can’t do this',
    foreign_page: 'The request came from a page on another site',
    second_factor_required: 'The coach must set up two-step sign-in first',
    fresh_sign_in_required: 'The password must be entered again on this device',
    wrong_password: 'The current password isn’t correct',
    may_not_write: 'These two people can’t message each other because of age or family',
    not_receiving: 'The person isn’t accepting messages right now',
    you_blocked: 'The caller blocked this person and can unblock them',
    coach_only: 'The caller only accepts messages from the coach, and so can only message the coach',
    muted: 'The caller is muted and can only message the coach and family',
    module_locked: 'The module is locked for this member',
    not_for_programs: 'Personal API tokens can’t do this',
    scope_required: 'The personal API token is missing a scope; `message` names it',
    not_offered: 'Not available to anyone; the message says why, and what to call instead',
  },
  not_found: {
    not_found: 'It doesn’t exist, or it belongs to someone else',
  },
  conflict: {
    conflict: 'Something like this already exists',
    not_granted: 'The product wasn’t granted by the coach, or is no longer owned',
    age_said: 'The date of birth was already given',
    already_open: 'The module is already open for this member',
    already_owned: 'The product is already owned',
    owned_by_ward: 'The ward already owns the product',
    already_resolved: 'It was already resolved',
    hold_over: 'A time in the cart is no longer held',
    already_paid: 'The order is already paid; `current.orderId` names it',
    built_in: 'Built into Sanctum, so it can’t be changed or removed',
    buyer_gone: 'The buyer’s account was deleted',
    code_taken: 'There’s already a coupon with this code',
    coupon_refused: 'The coupon in the cart doesn’t apply; `current.problem` says why',
    coupon_uses_taken: 'The coupon was already used more often',
    currency_in_use: 'You can’t change the currency because there are already orders in it',
    course_not_empty: 'The course already has lessons',
    course_unfinished: 'The course isn’t finished yet',
    email_taken: 'The email already has an account',
    full: 'You’ve reached the limit',
    warning_unread: 'A warning from the coach must be confirmed first',
    guidelines_first: 'The community guidelines must be accepted first',
    reported_already: 'The person already reported it',
    level_hidden: 'The level is hidden and must be shown first',
    name_taken: 'There’s already one with this name',
    in_bundle: 'A published bundle contains it; remove it from the bundle first',
    gift_closed: 'The gift was redeemed or refunded and can’t be redeemed',
    gift_redeemed: 'The gift was redeemed',
    guardian_unproven: 'No adult is confirmed yet, through an order paid by card or a call with the coach',
    no_guardian: 'The person has no guardian to ask',
    no_minor: 'This isn’t a minor’s account',
    id_taken: 'The ID is already used for something else',
    media_in_use: 'The file is in use; `current.usedIn` says where',
    no_credit: 'No session is left to book for that time',
    not_enough_points: 'The member doesn’t have that many points',
    payment_needed: 'The cart isn’t free anymore and must be paid by card',
    not_full: 'There are free spots, so there’s no waiting list',
    booked_already: 'The member already has a spot there',
    member_blocked: 'The member is blocked and couldn’t join; unblock the account first',
    nothing_to_refund: 'There’s nothing left to refund',
    not_opened_early: 'The module wasn’t opened early, or the member has started it',
    note_not_added: 'The note couldn’t be added',
    nothing_to_share: 'There’s no answer to share yet',
    outside_hours:
      'The time is outside the hours, notice or horizon, or the coach’s calendar is busy; `isAtAnyTime` allows it anyway',
    mailing_sent: 'It’s scheduled or was sent to someone, so it can’t be changed',
    order_disputed: 'The payment is disputed and can’t be refunded',
    idempotency_key_in_use:
      'The first request with this `Idempotency-Key` is still running; try again after `Retry-After` seconds',
    idempotency_key_reused:
      'This `Idempotency-Key` was already used for another request in the last 24 hours',
    page_gone: 'The page was removed',
    parent_gone: 'Its parent was removed; restore that first',
    refund_changed: 'The refundable amount has changed',
    refund_pending: 'It’s being refunded',
    sibling_gone: 'The sibling was moved or removed',
    slot_taken: 'The time isn’t free; `current.slots` has the next free ones',
    sold: 'It was sold and can’t be deleted; archive it',
    tag_exists: 'There’s already a tag with this name',
    too_early: 'It hasn’t started yet',
    too_late: 'The deadline has passed; the message says when it was',
    totp_not_started: 'Two-step sign-in wasn’t started, or is already confirmed',
    totp_off: 'Two-step sign-in is off',
    totp_on: 'Two-step sign-in is already on',
    totp_required: 'The coach’s two-step sign-in can’t be turned off',
    upload_used: 'The upload was already used',
    not_failed: 'The conversion hasn’t failed',
    webhook_off: 'The webhook is turned off',
    videos_unfinished: 'Not all videos of the lesson are finished',
    widget_removed: 'The widget was removed; restore it instead',
    widgets_changed: 'The page’s widgets have changed',
    wrong_status: 'The product’s status doesn’t allow this',
  },
  stale: {
    stale_edit: 'It was changed somewhere else; `current` has the latest version',
  },
  too_large: {
    too_large: 'The request is too large',
    upload_too_large: 'The file is too large; `fields` has its size and the limit',
  },
  unprocessable: {
    not_possible: 'This conflicts with existing data',
    address_unreadable: 'Nothing usable was found at the address; `fields` says why',
    bad_order: 'The list contains a widget twice, or one of another page',
    bad_start: 'The session’s start time differs from the one saved first',
    bad_widget: '`fields` says what’s wrong with the widget’s settings',
    cart_empty: 'The cart is empty',
    coupon_unknown: 'This coupon doesn’t exist',
    free_product: 'The product is free; claim it instead',
    already_confirmed: 'The link was already used: the address is confirmed',
    link_invalid: 'The link was used, has expired or is invalid',
    no_readers: 'No one matches, so there’s no one to send this to',
    no_such_group: 'The circle or pod no longer exists',
    no_such_media: 'A file isn’t in the media library, or has another type',
    no_such_option: 'The question doesn’t have that option',
    no_such_place: 'The course doesn’t have that lesson or video',
    not_a_video: 'Only videos can have captions',
    not_free: 'The product has a price',
    not_ready: 'Something required to publish is missing; `fields` says what',
    other_than_address: 'The body and the URL don’t match',
    published: 'The product is already published',
    upload_broken: 'The file is damaged, incomplete or contains something else',
    upload_mismatch: 'The file’s contents don’t match its type',
    upload_missing: 'The upload isn’t complete yet',
    upload_parts: 'The listed parts aren’t the uploaded ones',
    upload_type: 'This file type isn’t accepted here',
    upload_unknown: 'The upload is unknown, has expired or belongs to someone else',
    value_out_of_range: 'The value is outside the scale',
  },
  too_many: {
    too_many: 'Too many requests; wait `Retry-After` seconds',
  },
  unavailable: {
    unavailable: 'The server or its database is busy; try again after `Retry-After` seconds',
    busy: 'Many passwords are being checked; try again after `Retry-After` seconds',
    mail_refused: 'The mail server rejected the email or couldn’t be reached; the message has its response',
    payments_unavailable: 'The payment provider couldn’t be reached',
    shutting_down: 'The server is stopping',
    storage_unavailable: 'The file storage couldn’t be reached',
  },
} as const;

/** Kinds of refusals. HTTP maps them to statuses in one place; the domain knows nothing of HTTP. */
export type ErrorKind = keyof typeof ERROR_CODES;

export type CodeOf<Kind extends ErrorKind> = { [K in Kind]: keyof (typeof ERROR_CODES)[K] & string }[Kind];

export type ErrorCode = CodeOf<ErrorKind>;

interface KnownCode {
  kind: ErrorKind;
  meaning: string;
}

const CODES: ReadonlyMap<string, KnownCode> = new Map(
  Object.entries(ERROR_CODES).flatMap(([kind, codes]) =>
    Object.entries(codes).map(([code, meaning]): [string, KnownCode] => [
      code,
      { kind: kind as ErrorKind, meaning },
    ]),
  ),
);

export const kindOf = (code: ErrorCode): ErrorKind => CODES.get(code)!.kind;

export const meaningOf = (code: ErrorCode): string => CODES.get(code)!.meaning;
