import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { AccountsQueries } from '../../accounts/index.js';
import { isMailing, type OptionalMail } from '../kinds/mail-kinds.js';
import type {
  NotificationPreferenceRequest,
  NotificationPreferenceResponse,
} from './notification-preferences.dto.js';
import {
  comesByMail,
  comesInApp,
  comesByPush,
  type PreferenceKind,
  preferencesOf,
  switchedBy,
} from '../kinds/preference-kinds.js';

/** Stores which notifications a person wants, by channel. */
@Injectable()
export class NotificationPreferencesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: AccountsQueries,
    private readonly outbox: Outbox,
  ) {}

  /**
   * All preferences: unchosen kinds are on, except for marketing and for emails to minors; minors cannot choose
   * mailings.
   */
  async of({
    accountId,
    role,
  }: Pick<SignedIn, 'accountId' | 'role'>): Promise<NotificationPreferenceResponse[]> {
    const chosen = await this.database.query<NotificationPreferenceResponse>(
      'select kind, email as "isEmailOn", in_app as "isInAppOn", push as "isPushOn" from notification_preferences where account_id = $1',
      [accountId],
    );
    const byMail = await this.accounts.takesMarketing(accountId);
    return preferencesOf(role).map((kind) => {
      const row = chosen.find((one) => one.kind === kind);
      return {
        kind,
        isInAppOn: comesInApp(kind) ? (row?.isInAppOn ?? true) : null,
        isEmailOn:
          comesByMail(kind) && mayCome(kind, byMail) ? (row?.isEmailOn ?? byDefault(kind, byMail)) : null,
        isPushOn: comesByPush(kind) ? (row?.isPushOn ?? true) : null,
      };
    });
  }

  /** True if the person wants by email at least one kind that this email depends on. */
  async wants(accountId: string, mail: OptionalMail): Promise<boolean> {
    return (await this.byMail(accountId, switchedBy(mail))).length > 0;
  }

  /** Returns those of these kinds that the person wants by email. */
  async byMail(accountId: string, kinds: readonly PreferenceKind[]): Promise<PreferenceKind[]> {
    const rows = await this.database.query<Pick<NotificationPreferenceResponse, 'kind' | 'isEmailOn'>>(
      'select kind, email as "isEmailOn" from notification_preferences where account_id = $1 and kind = any($2)',
      [accountId, kinds],
    );
    const takesMarketing = await this.accounts.takesMarketing(accountId);
    return kinds.filter(
      (kind) =>
        mayCome(kind, takesMarketing) &&
        (rows.find((row) => row.kind === kind)?.isEmailOn ?? byDefault(kind, takesMarketing)),
    );
  }

  /** Returns whether this kind is pushed to devices with push messages turned on. */
  async byPush(accountId: string, kind: PreferenceKind): Promise<boolean> {
    const row = await this.database.one<{ push: boolean | null }>(
      'select push from notification_preferences where account_id = $1 and kind = $2',
      [accountId, kind],
    );
    return row?.push ?? true;
  }

  /** Saves choices made through the link in an email; `deliveryId` names the mailing with the link. */
  switchMail(accountId: string, mail: OptionalMail, isEmailOn: boolean, deliveryId?: string): Promise<void> {
    const preferences = switchedBy(mail).map((kind) => ({ kind, isEmailOn }));
    return this.set(accountId, preferences, deliveryId);
  }

  /** Saves the named kinds and leaves all others. A minor's choices about mailings are dropped: minors get none. */
  async set(
    accountId: string,
    preferences: readonly NotificationPreferenceRequest[],
    deliveryId: string | null = null,
  ): Promise<void> {
    const takesMarketing = await this.accounts.takesMarketing(accountId);
    const kept = preferences.filter(({ kind }) => mayCome(kind, takesMarketing));
    await this.database.transaction(async (tx) => {
      await this.setIn(tx, accountId, kept);
      for (const { kind, isEmailOn } of kept)
        if (isEmailOn === false && isMailing(kind))
          await this.outbox.publish(tx, 'mailings.left', { accountId, kind, deliveryId });
    });
  }

  /** Records an adult's consent to marketing emails, given at registration. */
  agreeToNews(tx: Tx, accountId: string): Promise<void> {
    return this.setIn(tx, accountId, [{ kind: 'marketing_mailing', isEmailOn: true }]);
  }

  private async setIn(tx: Tx, accountId: string, preferences: readonly NotificationPreferenceRequest[]) {
    await tx.query(
      `insert into notification_preferences as p (account_id, kind, email, in_app, push, changed_at)
       select $1, new.kind, new.email, new.in_app, new.push, $6
       from unnest($2::text[], $3::boolean[], $4::boolean[], $5::boolean[]) as new (kind, email, in_app, push)
       on conflict (account_id, kind) do update set email = coalesce(excluded.email, p.email),
         in_app = coalesce(excluded.in_app, p.in_app), push = coalesce(excluded.push, p.push), changed_at = excluded.changed_at`,
      [
        accountId,
        preferences.map(({ kind }) => kind),
        preferences.map(({ isEmailOn }) => isEmailOn ?? null),
        preferences.map(({ isInAppOn }) => isInAppOn ?? null),
        preferences.map(({ isPushOn }) => isPushOn ?? null),
        this.clock.now(),
      ],
    );
  }
}

/**
 * Returns whether the kind may reach this person: minors get no mailings, regardless of the settings (product rule
 * 10.11).
 */
const mayCome = (kind: PreferenceKind, takesMarketing: boolean): boolean =>
  takesMarketing || !isMailing(kind);

/** Default by email for a person who has not chosen: marketing needs a yes first. */
const byDefault = (kind: PreferenceKind, takesMarketing: boolean): boolean =>
  takesMarketing && kind !== 'marketing_mailing';
