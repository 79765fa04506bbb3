import { randomBytes } from 'node:crypto';
import { administer, createEmptyDatabase, type TestDatabase } from './database.js';

/** An empty database with the roles of docker/postgres: one owns it and migrates, the other is the server's. */
export class TwoRoles {
  /** Names are random, because roles belong to the whole PostgreSQL, which other tests share. */
  readonly owner: string;
  readonly server: string;

  private constructor(
    private database: TestDatabase,
    readonly password: string,
  ) {
    const mark = randomBytes(6).toString('hex');
    this.owner = `owner_${mark}`;
    this.server = `server_${mark}`;
  }

  static async create(password: string): Promise<TwoRoles> {
    const roles = new TwoRoles(await createEmptyDatabase(), password);
    await administer(
      roles.url,
      `create role ${roles.owner} login password '${password}'`,
      `create role ${roles.server} login password '${password}'`,
    );
    await roles.giveToOwner();
    return roles;
  }

  /** The superuser's URL of the database. */
  get url(): string {
    return this.database.url;
  }

  as(username: string): string {
    return Object.assign(new URL(this.url), { username, password: this.password }).href;
  }

  /** Replaces the database with an empty one. */
  async loseDatabase(): Promise<void> {
    await this.database.drop();
    this.database = await createEmptyDatabase();
    await this.giveToOwner();
  }

  async drop(): Promise<void> {
    await this.database.drop();
    await administer(
      process.env['SANCTUM_TEST_POSTGRES']!,
      `drop role ${this.owner}`,
      `drop role ${this.server}`,
    );
  }

  private giveToOwner(): Promise<void> {
    return administer(
      this.url,
      `alter database ${new URL(this.url).pathname.slice(1)} owner to ${this.owner}`,
    );
  }
}
