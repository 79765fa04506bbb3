import { hash } from '@node-rs/argon2';
import { demoPeople } from '../content/index.js';
import type { Planting } from './planting.js';

/** The password of all demo accounts. Nothing is planted in production (product rules 1.1 and 1.3). */
export const DEMO_PASSWORD = 'seed-to-forest';

/** Time zones: Oregon for the coach, New York for all members, wherever they live. */
const ZONES = { creator: 'America/Los_Angeles', member: 'America/New_York' } as const;

/**
 * Plants the coach and the members. One password hash for all: hashing is slow on purpose, and this password is public.
 */
export async function plantPeople({ tx, daysAgo }: Planting): Promise<void> {
  const passwordHash = await hash(DEMO_PASSWORD);
  await tx.query(`set local sanctum.role_change = 'allowed'`);
  for (const { joinedDaysAgo, seenDaysAgo, isUnasked, ...person } of demoPeople) {
    await tx.query(
      `insert into accounts (id, email, name, role, password_hash, email_verified_at, created_at, time_zone,
                             phone, birthday, address, city, state, zip_code, country, birth_date, age_band, bio, last_seen_at)
       values ($1, $2, $3, $4, $5, $6, $6, $18, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
      [
        person.id,
        person.email,
        person.name,
        person.role,
        passwordHash,
        daysAgo(joinedDaysAgo),
        person.phone,
        person.birthday,
        person.address,
        person.city,
        person.state,
        person.zipCode,
        person.country,
        isUnasked ? null : person.birthday,
        isUnasked || person.role === 'creator' ? null : 'adult',
        person.bio ?? null,
        seenDaysAgo === undefined ? null : daysAgo(seenDaysAgo),
        ZONES[person.role],
      ],
    );
  }
}
