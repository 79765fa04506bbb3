import type TestAgent from 'supertest/lib/agent.js';
import { newId } from '../../src/kernel/ids.js';
import { LoginSessionService } from '../../src/modules/accounts/index.js';
import type { Role } from '../../src/kernel/roles.js';
import type { TestApp } from '../app.js';

/** Password of all people created here; hashed once, because hashing is slow on purpose. */
export const PASSWORD = 'a walk among birches';
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Z31mxC3yRJnqSXljZ/dgvA$u+sM2u3cmeFGXM5yqpeXf1Hmh+XzaqOKVRRnOQgfyuU';

/** Returns the registration of an adult. */
export const aRegistration = ({ name, email }: { name: string; email: string }) => ({
  name,
  email,
  password: PASSWORD,
  birthDate: '1986-04-18',
});

export interface Person {
  id: string;
  name: string;
  email: string;
  /** This person's browser, signed in. */
  browser: TestAgent;
  /** For requests without cookies: `.set('authorization', `Bearer ${accessToken}`)`. */
  accessToken: string;
  refreshToken: string;
}

interface Wishes {
  name?: string;
  email?: string;
  /** null: not asked for the age yet. For a minor, who has a mother, use `aDaughter`. */
  band?: 'adult' | null;
}

/** Creates a signed-in member for one test. */
export const aMember = (t: TestApp, wishes: Wishes = {}): Promise<Person> =>
  aPerson(t, 'member', { name: 'Rosa Lind', ...wishes });

/** Creates a signed-in coach. */
export const aCreator = (t: TestApp, wishes: Wishes = {}): Promise<Person> =>
  aPerson(t, 'creator', { name: 'Maren Holt', ...wishes });

async function aPerson(
  t: TestApp,
  role: Role,
  { name = '', email, band = 'adult' }: Wishes,
): Promise<Person> {
  const id = newId();
  const address = email ?? `${role}-${id.slice(-12)}@example.org`;
  const { accessToken, refreshToken } = await t.database.transaction(async (tx) => {
    await tx.query(`set local sanctum.role_change = 'allowed'`);
    await tx.query(
      `insert into accounts (id, email, name, role, password_hash, age_band, email_verified_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7)`,
      [id, address, name, role, PASSWORD_HASH, role === 'creator' ? null : band, t.clock.now()],
    );
    return t.app.get(LoginSessionService).open(tx, id, 'Firefox on Linux');
  });
  const browser = t.browser();
  browser.jar.setCookies([
    `sanctum_access=${accessToken}; path=/`,
    `sanctum_refresh=${refreshToken}; path=/`,
  ]);
  return { id, name, email: address, browser, accessToken, refreshToken };
}

/** Dates the person's registration seven days back, so that their reports count. */
export const joinedAWeekAgo = async (t: TestApp, person: Person): Promise<Person> => {
  await t.database.query(
    `update accounts set created_at = $2::timestamptz - interval '7 days' where id = $1`,
    [person.id, t.clock.now()],
  );
  return person;
};
