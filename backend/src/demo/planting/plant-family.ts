import { days, later } from '../../kernel/clock.js';
import { demoDaughter } from '../content/family.js';
import { demoId, demoPeople, demoProducts } from '../content/index.js';
import type { Planting } from './planting.js';

/**
 * Plants a member's daughter, with the mother's consents and the daughter's course. Runs after the orders, because one
 * is the proof of an adult.
 */
export async function plantFamily({ tx, now, daysAgo }: Planting): Promise<void> {
  const mother = demoPeople.find(({ key }) => key === demoDaughter.motherKey)!;
  const course = demoProducts.find(({ key }) => key === demoDaughter.courseKey)!;
  const id = demoId(`person/${demoDaughter.key}`);
  const since = daysAgo(demoDaughter.joinedDaysAgo);
  const birthDate = later(now, -days(Math.round((demoDaughter.age + 0.4) * 365.25)));
  await tx.query(
    `insert into accounts (id, email, name, role, password_hash, email_verified_at, created_at, time_zone, birth_date,
                           age_band, show_level_publicly, last_seen_at)
     select $1, $2, $3, 'member', m.password_hash, $4, $4, m.time_zone, $5, 'child', false, $6 from accounts m where m.id = $7`,
    [
      id,
      `${demoDaughter.signInName}@no-mail.invalid`,
      demoDaughter.name,
      since,
      birthDate.toISOString().slice(0, 10),
      daysAgo(demoDaughter.seenDaysAgo),
      mother.id,
    ],
  );
  await tx.query('insert into guardian_links (guardian_id, ward_id, place, since) values ($1, $2, 1, $3)', [
    mother.id,
    id,
    since,
  ]);
  for (const purpose of demoDaughter.agreed) {
    await tx.query(
      `insert into consents (id, ward_id, purpose, given, actor_id, method, evidence, text_version, at)
       select $1, $2, $3, true, $4, 'card_order', min(o.number), '2026-11', $5 from orders o
       where o.account_id = $4 and o.status = 'paid'`,
      [demoId(`consent/${demoDaughter.key}/${purpose}`), id, purpose, mother.id, since],
    );
  }
  await tx.query(
    `insert into enrollments (id, account_id, product_id, source, source_id, started_at) values ($1, $2, $3, 'seat', $5, $4)`,
    [demoId(`enrollment/${demoDaughter.key}/${course.key}`), id, course.id, since, mother.id],
  );
  await tx.query('insert into products_for_pairs (product_id) values ($1)', [course.id]);
  await tx.query(
    `insert into second_seats (account_id, product_id, seat_account_id, name, chosen_at)
     select account_id, product_id, case when account_id = $2 then $3::uuid end, case when account_id = $2 then $4 end, $5::timestamptz
     from enrollments where product_id = $1 and source <> 'seat'`,
    [course.id, mother.id, id, demoDaughter.name.split(' ')[0], since],
  );
  const wish = demoProducts.find(({ key }) => key === demoDaughter.wishKey)!;
  const askedAt = daysAgo(demoDaughter.askedDaysAgo);
  await tx.query(
    `insert into purchase_requests (id, ward_id, product_id, title, state, asked_at, expires_at)
     values ($1, $2, $3, $4, 'open', $5, $6)`,
    [
      demoId(`wish/${demoDaughter.key}/${wish.key}`),
      id,
      wish.id,
      wish.title,
      askedAt,
      later(askedAt, days(14)),
    ],
  );
}
