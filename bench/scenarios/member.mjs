import {
  CALLER,
  CHOSEN_OFFER,
  cursor,
  isForPairs,
  ORDERED_OFFER,
  picture,
  price,
  SIGN_IN_NAME,
  time,
} from '../limit/sql.mjs';

const CART = `
  from cart_items c
  join products p on p.id = c.product_id and p.status = 'published' and p.price_cents is not null
  where c.account_id = caller.id and not exists (
    select from enrollments e where e.account_id = caller.id and e.product_id = p.id and e.ended_at is null
  )`;

const GIFT = `case when c.gift_email is not null then json_build_object(
  'recipientEmail', c.gift_email, 'recipientName', c.gift_name, 'message', c.gift_message) end`;

const WARD = `(select json_build_object('id', w.id, 'name', w.name) from accounts w where w.id = c.ward_id)`;

const HELD_TIME = `(
  select json_build_object('bookingId', b.id, 'offeringId', s.offering_id, 'startsAt', ${time('s.starts_at')},
    'payUntil', ${time('b.pay_until')})
  from coaching_bookings b join coaching_sessions s on s.id = b.session_id
  where b.account_id = caller.id and b.product_id = c.product_id and c.gift_email is null and c.ward_id is null
    and (b.state = 'unconfirmed' or b.is_lapsed))`;

/** SQL for the accounts linked to account `a` by guardianship: its guardians or its wards, depending on the columns. */
const kin = (mine, theirs) => `coalesce((
  select json_agg(json_build_object('id', k.id, 'name', k.name) order by k.name, k.id)
  from guardian_links l join accounts k on k.id = l.${theirs} where l.${mine} = a.id), '[]')`;

const ORDERED_PARTS = `coalesce((
  select json_agg(json_build_object('productId', b.product_id, 'type', b.type, 'title', b.title) order by b.position)
  from order_line_parts b where b.order_line_id = l.id
), '[]')`;

const ORDERED_GIFT = `(
  select json_build_object('id', g.id, 'state', g.state, 'isForWard', g.is_for_ward, 'recipientName', g.recipient_name,
    'recipientEmail', g.recipient_email, 'message', g.message, 'redeemedAt', ${time('g.redeemed_at')})
  from gifts g where g.order_line_id = l.id)`;

const SELLER = `case when o.seller_name is not null then
  json_build_object('name', o.seller_name, 'address', o.seller_address, 'taxNumber', o.seller_tax_number) end`;

const TAX_NAME = `case when v.tax_label is not null then
  json_build_object('label', v.tax_label, 'isIncluded', v.tax_is_included) end`;

/** Price before the discount, without tax that was added on top. */
const UNIT_PRICE =
  '(l.amount_cents + l.discount_cents - case when v.tax_is_included then 0 else l.tax_cents end)';

const LINES = `
  select json_agg(json_build_object(
    'productId', l.product_id, 'type', l.type, 'title', l.title, 'thumbnailUrl', l.thumbnail_url,
    'price', ${price(UNIT_PRICE)}, 'discount', ${price('l.discount_cents')}, 'parts', ${ORDERED_PARTS},
    'offer', ${ORDERED_OFFER}, 'gift', ${ORDERED_GIFT}, 'bookingId', l.booking_id, 'isDelivered', exists (
    select from purchases u where u.order_line_id = l.id
  ), 'isRefunded', exists (
    select from refund_lines p join refunds f on f.id = p.refund_id
    where p.order_line_id = l.id and p.ends_access and f.status = 'succeeded'
  )
  ) order by l.position)
  from order_lines l where l.order_version_id = v.id`;

const SECOND_SEATS = `
  select coalesce(json_agg(json_build_object(
    'productId', l.product_id, 'title', l.title, 'name', s.name, 'personId', s.seat_account_id
  ) order by l.position), '[]')
  from order_lines l join second_seats s on s.account_id = o.account_id and s.product_id = l.product_id
  where l.order_version_id = v.id`;

const INBOX = 30;

/** A GET request of a signed-in member, without parameters. */
const read = (name, route, sql) => ({
  name,
  caller: 'member',
  signedIn: true,
  goal: 0.9,
  statements: 1,
  method: 'GET',
  route,
  sql,
  requests: () => [{ path: route }],
  values: () => [],
});

/** Titles of a bundle's parts that are in the cart next to the bundle. */
const REPLACES = `coalesce((
  select json_agg(f.title order by part.position) from parts_of_bundles part
  join published_products f on f.id = part.product_id
  join cart_items i on i.product_id = part.product_id and i.account_id = caller.id and i.gift_email is null
  where part.bundle_id = c.product_id
), '[]'::json)`;

export const member = [
  // the conversations, and the other people in them as this reader may see them
  read(
    'inbox',
    '/api/conversations',
    `select json_build_object('items', coalesce(json_agg(json_build_object(
         'id', p.conversation_id, 'lastSequence', p.last_sequence, 'unread', p.last_sequence - p.read_through,
         'name', o.name, 'circle', (
           select json_build_object('id', g.id, 'kind', g.kind, 'name', g.name) from groups g where g.id = c.group_id
         ),
         'participant', json_build_object(
           'id', o.id, 'name', o.name, 'avatarUrl', ${picture('o.avatar_asset_id')}, 'isCoach', o.role = 'creator', 'hasPage', true
         ),
         'lastMessage', json_build_object(
           'text', left(m.text, 200), 'attachments', m.attachment_count, 'isMine', m.sender_id = p.account_id,
           'sentAt', ${time('m.sent_at')}, 'senderName', (select w.name from accounts w where c.group_id is not null and w.id = m.sender_id)
         ),
         'answerAwaitedSince', p.answer_awaited_since, 'updatedAt', ${time('p.updated_at')}
       ) order by p.last_message_at desc, p.conversation_id desc), '[]'), 'next', (array_agg(${cursor('p.last_message_at', 'p.conversation_id')} order by p.last_message_at desc, p.conversation_id desc))[${INBOX}])::text as body
     from (${CALLER}) caller
     cross join lateral (
       select * from conversation_participants where account_id = caller.id
       order by last_message_at desc, conversation_id desc limit ${INBOX}
     ) p
     join accounts o on o.id = p.other_account_id
     join conversations c on c.id = p.conversation_id
     join messages m on m.conversation_id = p.conversation_id and m.sequence = p.last_sequence`,
  ),
  read(
    'notifications',
    '/api/me/notifications/unread',
    `select json_build_object('unread', (
       select count(*)::int from notifications n where n.account_id = caller.id and n.read_at is null and n.in_app
     ))::text as body from (${CALLER}) caller`,
  ),
  read(
    'cart',
    '/api/cart',
    `select coalesce((
       select json_agg(json_build_object('id', c.id, 'productId', c.product_id, 'quantity', 1, 'gift', ${GIFT},
         'ward', ${WARD}, 'heldTime', ${HELD_TIME}, 'isForPairs', ${isForPairs('c.product_id')}, 'offer', ${CHOSEN_OFFER}, 'replaces', ${REPLACES}, 'product', json_build_object(
         'title', p.title, 'category', p.category, 'type', p.type, 'price', ${price('coalesce((select o.price_cents from product_offers o where o.id = c.offer_id), p.price_cents)')},
         'thumbnailUrl', ${picture('p.thumbnail_asset_id')}
       )) order by c.created_at, c.id) ${CART}
     ), '[]')::text as body
     from (${CALLER}) caller`,
  ),
  read(
    'cart count',
    '/api/cart/count',
    `select json_build_object('count', (select count(*)::int ${CART}))::text as body from (${CALLER}) caller`,
  ),
  read(
    'me',
    '/api/me',
    `select json_build_object(
       'id', a.id, 'name', a.name, 'email', a.email, 'role', a.role, 'isEmailVerified', a.email_verified_at is not null,
       'pendingEmail', coalesce(r.new_email, c.new_email), 'isEmailAwaitingGuardian', r.id is not null, 'avatarUrl', ${picture('a.avatar_asset_id')}, 'bio', a.bio, 'timeZone', a.time_zone,
       'showLevelPublicly', a.show_level_publicly, 'signInName', ${SIGN_IN_NAME}, 'language', a.language,
       'ageBand', a.age_band, 'birthDate', to_char(a.birth_date, 'YYYY-MM-DD'), 'wards', ${kin('guardian_id', 'ward_id')},
       'guardians', ${kin('ward_id', 'guardian_id')}, 'joinedAt', ${time('a.created_at')}
     )::text as body
     from (${CALLER}) caller join accounts a on a.id = caller.id
     left join email_changes c on c.account_id = a.id and c.confirmed_at is null and c.expires_at > now()
     left join approval_requests r on r.ward_id = a.id and r.act = 'email'`,
  ),
  read(
    'orders',
    '/api/me/orders',
    `select json_build_object('next', null, 'items', coalesce((
         select json_agg(json_build_object(
           'id', o.id, 'subscriptionId', o.subscription_id, 'number', o.number, 'status', o.status, 'createdAt', ${time('o.created_at')},
           'paidAt', ${time('o.paid_at')}, 'subtotal', ${price('v.subtotal_cents')}, 'tax', ${price('v.tax_cents')},
           'total', ${price('v.total_cents')}, 'amountRefunded', ${price('o.refunded_cents')}, 'currency', v.currency,
           'receiptNumber', o.receipt_number, 'seller', ${SELLER}, 'discount', ${price('v.discount_cents')},
           'couponCode', v.coupon_code, 'taxName', ${TAX_NAME}, 'lines', (${LINES}), 'receiptEmail', a.email,
           'cardBrand', v.card_brand, 'cardLast4', v.card_last4, 'secondSeats', (${SECOND_SEATS})
         ) order by o.created_at desc, o.id desc)
         from (
           select * from orders where account_id = caller.id and status = 'paid' order by created_at desc, id desc limit 12
         ) o join order_versions v on v.order_id = o.id and v.version = o.version
       ), '[]'))::text as body
       from (${CALLER}) caller join accounts a on a.id = caller.id`,
  ),
];
