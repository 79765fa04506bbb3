/** The signed-in person, as every statement of the limit server asks for it: `$1` is the account, `$2` the session. */
export const CALLER = `
  select a.id, a.role from login_sessions s join accounts a on a.id = s.account_id
  where s.id = $2 and s.account_id = $1 and s.ended_at is null and s.expires_at > now()`;

export const price = (column) => `to_char(${column} / 100.0, 'FM999999990.00')`;
export const time = (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
export const picture = (column) => `'/api/media/public/' || ${column}`;

/** Joins that count reviews and enrollments for the card of a product `p`. */
export const COUNTS = `
  cross join lateral (
    select round(avg(rating), 1)::float8 as rating, count(*)::int as reviews
    from reviews where product_id = p.id and hidden_reason is null
  ) counted
  cross join lateral (
    select count(*)::int as students from enrollments where product_id = p.id and ended_at is null
  ) enrolled`;

/**
 * SQL condition: a visitor can buy product `p` again, for its session packages or, in a bundle, for those of every
 * part.
 */
export const BUYABLE_AGAIN = `(p.price_cents is not null and (
    exists (select from coaching_packages k where k.product_id = p.id)
    or p.type = 'bundle' and (
      select coalesce(bool_and(exists (select from coaching_packages k where k.product_id = b.product_id)), false)
      from bundle_parts b where b.bundle_id = p.id
    )
  ))`;

/** Point threshold, name and sign of each level, in order of the levels. */
const BEGINNINGS = `'{0,50,120,200,300,450,650,900,1200,1600,2100,2700,3400,4200,5100,6100,7200,8400,9700,11100}'::int[]`;
const NAMES = `'{Seed,Emerging,Sprouting,Growing,Seedling,Young Plant,Thriving,Rooted,Sapling,Branching,Young Tree,Growing Strong,
  Mature Tree,Full Bloom,Transition,Blossoming,Bearing Fruit,Cluster,Grove,Sacred Forest}'::text[]`;
const SIGNS = `'{🌰,💧,🌱,🌿,☘️,🪴,🍀,🍄,🍃,🐦,🎋,🌲,🌳,🌸,🍂,🌺,🍎,🍇,🦌,🏞️}'::text[]`;

/** The level reached by a row `grown` of `member_growth`; the row may be missing. */
export const LEVEL = `width_bucket(coalesce(grown.points, 0), ${BEGINNINGS})`;

/** The level with its name and sign. */
export const LEVEL_IN_WORDS = `json_build_object('level', ${LEVEL}, 'name', (${NAMES})[${LEVEL}], 'emoji', (${SIGNS})[${LEVEL}])`;

/** Sign-in name of an account `a` without an email address. */
export const SIGN_IN_NAME = `case when a.email like '%@no-mail.invalid' then split_part(a.email, '@', 1) end`;

/** How long offer or order line `alias` gives access, and its name, as pairs of JSON. */
const termOf = (alias, name) =>
  `'name', ${alias}.${name}, 'accessDays', ${alias}.access_days, 'accessUntil', ${time(`${alias}.access_until`)}`;

/** Condition that offer `o` of product `p` is sold for one payment. */
const IS_SOLD = `o.product_id = p.id and p.price_cents is not null and o.archived_at is null and o.interval is null
  and (o.access_until is null or o.access_until > now() + interval '1 day')`;

/** Lowest price of product `p`, if it has offers. */
export const FROM_PRICE = `(
  select ${price('least(p.price_cents, min(o.price_cents))')} from product_offers o where ${IS_SOLD} having count(*) > 0)`;

/** Lowest payment of product `${p}`, if it is sold only by subscription. */
export const recurringPrice = (p) => `case when ${p}.is_subscription_only then (
  select json_build_object('price', ${price('o.price_cents')}, 'interval', o.interval, 'isLowest', count(*) over () > 1)
  from product_offers o where o.product_id = ${p}.id and o.archived_at is null and o.interval is not null
  order by o.price_cents, o.position limit 1) end`;

/** Offers of product `p`. */
export const OFFERS = `coalesce((
  select json_agg(json_build_object('id', o.id, 'price', ${price('o.price_cents')}, ${termOf('o', 'name')},
    'untranslated', '[]'::json) order by o.position)
  from product_offers o where ${IS_SOLD}), '[]')`;

/** Recurring offers of product `p`. */
export const RECURRING_OFFERS = `coalesce((
  select json_agg(json_build_object('id', o.id, 'price', ${price('o.price_cents')}, 'name', o.name,
    'interval', o.interval, 'instalments', o.instalments, 'trialDays', o.trial_days, 'untranslated', '[]'::json) order by o.position)
  from product_offers o
  where o.product_id = p.id and (p.price_cents is not null or p.is_subscription_only)
    and o.archived_at is null and o.interval is not null), '[]')`;

/** Chosen offer of cart line `c`. */
export const CHOSEN_OFFER = `(
  select json_build_object('id', o.id, ${termOf('o', 'name')}) from product_offers o where o.id = c.offer_id)`;

/** Offer of order line `l`. */
export const ORDERED_OFFER = `case when l.offer_id is not null then json_build_object(${termOf('l', 'offer_name')}) end`;

/** SQL condition: the product is for two people. */
export const isForPairs = (productId) =>
  `exists (select from products_for_pairs f where f.product_id = ${productId})`;

/** Position of a page's last row, as the product writes it: base64url of a JSON list. */
export const cursor = (moment, id) =>
  `translate(encode(convert_to('["' || ${time(moment)} || '","' || ${id} || '"]', 'UTF8'), 'base64'), E'+/=\\n', '-_')`;

/** Pictures that show what is in product `p`. */
export const PREVIEWS = `coalesce((
  select json_agg(${picture('v.id')} order by v.n)
  from unnest(p.preview_asset_ids) with ordinality as v (id, n)), '[]')`;
