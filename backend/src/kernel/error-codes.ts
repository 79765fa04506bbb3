/**
 * Every code of our error responses, by the kind of refusal, with its meaning. Clients switch on codes,
 * so a code never changes. An operation names its own codes with `@Refuses`; the published contract lists them.
 */
export const ERROR_CODES = {
  bad_request: {
    bad_request: 'We couldn’t read this request',
    invalid: '`fields` says what is wrong with which field',
    bad_value: 'A value cannot be stored or compared',
    bad_id: 'The address holds something that is not an id',
    bad_if_match: '`If-Match` takes the version that was read',
    bad_sort: 'The list does not sort like that',
    bad_range: 'The list does not give such a range',
    bad_filter: 'The list does not filter like that',
    bad_part: 'Parts are numbered from 1 to 10,000',
    bad_signature: 'The signature of the event is not the provider’s',
    same_email: 'This is the present address',
    weak_password: 'The password is too easily guessed',
    wrong_code: 'The code of the authenticator app is not right',
  },
  unauthenticated: {
    sign_in_required: 'Nobody is signed in, or the sign-in has ended',
    session_expired: 'The access token has run out; `POST /api/auth/refresh` renews it',
    wrong_credentials: 'Wrong email or password',
    code_required: 'A code of the authenticator app, or a recovery code, is asked for',
    mailed_code_required:
      'Others have tried many passwords: a code is asked for that was mailed to the account, or one of the authenticator app',
  },
  forbidden: {
    consent_needed: 'A guardian of the minor has not agreed to it',
    account_blocked: 'The coach has blocked this account; the message says whom to write to',
    minor_cannot_pay: 'A minor asks a guardian, who gives it',
    not_invited: 'The invitation is for another address, or the address is not confirmed yet',
    adults_only: 'Only an adult can do this, such as be a guardian or be in a list that everybody can read',
    guardian_decides: 'A minor cannot change this alone; a guardian or the coach does',
    own_password: 'From 13 on a minor chooses the password; a guardian can have a link mailed',
    guardian_needed: 'A guardian makes this account, or has to agree to it',
    not_for_your_role: 'Somebody is signed in, but in a role that may not do this',
    foreign_page: 'A browser sent this from a page of another site',
    second_factor_required: 'The coach must set up a second factor first',
    fresh_sign_in_required: 'The password has to be proved again on this device',
    wrong_password: 'The present password is not right',
    may_not_write: 'Age and kinship do not allow these two to write to each other',
    not_receiving: 'The person takes no messages here at the moment',
    you_blocked: 'The caller has blocked this person, and can unblock them',
    coach_only: 'The caller takes messages from the coach alone, and so writes to the coach alone',
    muted: 'The coach lets the caller write to the coach and the family alone for now',
    module_locked: 'The module is still locked for this member',
    not_for_programs: 'Personal API tokens cannot do this; sign in',
    scope_required: 'The personal API token lacks the scope; `message` names it',
    not_offered: 'Refused to everybody; the message says why, and what to call instead',
  },
  not_found: {
    not_found: 'It does not exist, or it belongs to somebody else',
  },
  conflict: {
    conflict: 'Something like this exists already',
    not_granted: 'The product was not given by hand, or is not owned any more',
    age_said: 'The date of birth was told already',
    already_open: 'The module is open to this member already',
    already_owned: 'The product is owned already',
    owned_by_ward: 'The ward for whom it was to be has the product already',
    already_resolved: 'Somebody has resolved it already',
    hold_over: 'A time in the cart is not held any more',
    already_paid: 'The order is paid already; `current.orderId` names it',
    built_in: 'What comes with Sanctum stays',
    buyer_gone: 'The buyer’s account is gone',
    code_taken: 'There’s already a coupon with this code',
    coupon_refused: 'The coupon in the cart does not apply; `current.problem` says why',
    coupon_uses_taken: 'More uses of the coupon than that are taken already',
    currency_in_use: 'You can’t change the currency because there are already orders in it',
    course_not_empty: 'The course has lessons already',
    course_unfinished: 'The course is not finished yet',
    email_taken: 'The address has an account already',
    full: 'You’ve reached the limit',
    warning_unread: 'A warning of the coach has to be confirmed first',
    guidelines_first: 'The guidelines of the community have to be accepted first',
    reported_already: 'The person has reported it already',
    level_hidden: 'The level is hidden; it has to be shown first',
    name_taken: 'There’s already one with this name',
    in_bundle: 'A bundle in the shop holds it; take it out there first',
    gift_closed: 'The gift was redeemed or refunded; nobody can redeem it any more',
    gift_redeemed: 'The gift was redeemed',
    guardian_unproven:
      'It is not known yet that an adult agrees: by an order paid by card or a call with the coach',
    no_guardian: 'The person has no guardian who could be asked',
    no_minor: 'This isn’t a minor’s account',
    id_taken: 'The id names something else already',
    media_in_use: 'The file is in use; `current.usedIn` says where',
    no_credit: 'No session of this is left that could be booked for that time',
    not_enough_points: 'The member has fewer points than are to be taken',
    payment_needed: 'The cart costs something by now; it is paid for by card',
    not_full: 'There are places, so that nobody has to wait',
    booked_already: 'The member has a place there already',
    member_blocked: 'The member is blocked and could not join; unblock the account first',
    nothing_to_refund: 'Nothing of it is left to refund',
    not_opened_early: 'The module was not opened early, or the member has begun it',
    note_not_added: 'The note could not be added',
    nothing_to_share: 'There is no answer to share yet',
    outside_hours:
      'The time is outside the hours, the notice or the horizon, or a calendar of the coach has something then; `anyTime` takes it nevertheless',
    letter_sent: 'It is scheduled, or went to somebody already, and so it stays as it is',
    order_disputed: 'The bank asks about the payment: nothing of it can be refunded meanwhile',
    page_gone: 'The page was removed meanwhile',
    parent_gone: 'What it lay in was removed; bring that back first',
    refund_changed: 'Another sum than the one shown can be refunded by now',
    refund_pending: 'Its money is on the way back',
    sibling_gone: 'What it was to stand beside was moved or removed meanwhile',
    slot_taken: 'The time is not free; `current.slots` has the next ones that are',
    sold: 'It was sold and cannot be deleted; archive it',
    tag_exists: 'There’s already a tag with this name',
    too_early: 'It has not begun yet',
    too_late: 'The time for it is over; the message says until when it was possible',
    totp_not_started: 'The second factor was not begun, or is confirmed already',
    totp_off: 'There is no second factor',
    totp_on: 'The second factor is on already',
    totp_required: 'The coach’s second factor stays on',
    upload_used: 'The upload was used already',
    videos_unfinished: 'Not all videos of the lesson are finished',
    widget_removed: 'The widget was removed; bring it back instead',
    widgets_changed: 'The page has other widgets meanwhile',
    wrong_status: 'The product’s status does not allow this',
  },
  stale: {
    stale_edit: 'It was changed elsewhere meanwhile; `current` is what there is now',
  },
  too_large: {
    too_large: 'The request is too large',
    upload_too_large: 'The file is too large; `fields` says what was sent and what is allowed',
  },
  unprocessable: {
    not_possible: 'This conflicts with existing data',
    address_unreadable: 'Nothing that can be used was read from the address; `fields` says why',
    bad_order: 'The list names a widget twice, or one of another page',
    bad_start: 'The run has other times than it began with',
    bad_widget: '`fields` says what is wrong with the widget’s settings',
    cart_empty: 'The cart is empty',
    coupon_unknown: 'This coupon doesn’t exist',
    free_product: 'The product is free; claim it instead',
    already_confirmed: 'The link was used already: the address is confirmed',
    link_invalid: 'The link was used, has expired or is none of ours',
    no_readers: 'No one matches, so there’s no one to send this to',
    no_such_group: 'The circle or pod is not there any more',
    no_such_media: 'A file is not in the media library, or of another kind',
    no_such_option: 'The question has no such option',
    no_such_place: 'The course has no such lesson or video',
    not_a_film: 'Only videos can have captions',
    not_free: 'The product has a price',
    not_ready: 'Something the shop needs is missing; `fields` says what',
    other_than_address: 'The body names something else than the address',
    published: 'The product is in the shop already',
    upload_broken: 'The file is damaged, unfinished or something else besides',
    upload_mismatch: 'The file’s contents don’t match its type',
    upload_missing: 'The file has not arrived yet',
    upload_parts: 'The parts named are not those that arrived',
    upload_type: 'Files of this type are not taken here',
    upload_unknown: 'The upload is not known, has expired or is somebody else’s',
    value_out_of_range: 'The scale does not reach that far',
  },
  too_many: {
    too_many: 'Too often; `Retry-After` says how many seconds to wait',
  },
  unavailable: {
    unavailable: 'The server or its database is busy; try again after `Retry-After` seconds',
    busy: 'Many passwords are being checked; try again after `Retry-After` seconds',
    mail_refused: 'The mail server did not take the mail or cannot be reached; the message says what it said',
    payments_unavailable: 'The payment provider cannot be reached',
    shutting_down: 'The server is stopping',
    storage_unavailable: 'The storage of files cannot be reached',
  },
} as const;

/** The kinds of refusal the domain knows. HTTP turns kinds into statuses in one place; the domain knows nothing of HTTP. */
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
