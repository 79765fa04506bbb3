import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalPage,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';
import type { Account } from './account.entity.js';
import { signInNameOf } from './email-address.js';

type ProfileRow = Omit<
  Account,
  | 'id'
  | 'email'
  | 'passwordHash'
  | 'role'
  | 'avatarAssetId'
  | 'agreedPurposes'
  | 'recordVersion'
  | 'updatedAt'
> &
  Record<'email' | 'signInName' | 'newEmail' | 'emailToApprove', string | null> & {
    deletionAskedAt: Date | null;
  };

type DeviceRow = { device: string; createdAt: Date; lastSeenAt: Date; endedAt: Date | null };

type ConsentRow = Record<'ward' | 'purpose' | 'method' | 'textVersion', string> & {
  given: boolean;
  evidence: string | null;
  at: Date;
};

interface ProgramRow {
  name: string;
  scopes: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date;
}

type Kin = 'your guardian' | 'your daughter' | 'second guardian you invited';

/** The member's profile, signed-in devices and API tokens. Passwords, codes and links are left out: they are keys, not data. */
@Injectable()
@TellsPersonalData({
  order: 10,
  tables: [
    'accounts',
    'api_tokens',
    'approval_requests',
    'consents',
    'email_changes',
    'guardian_invitations',
    'guardian_links',
    'login_sessions',
    'member_warnings',
  ],
})
export class PersonalDataService {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    return {
      pages: await Promise.all([
        this.profile(accountId),
        this.family(accountId),
        this.consents(accountId),
        this.warnings(accountId),
        this.devices(accountId),
        this.apiTokens(accountId),
      ]),
    };
  }

  private async profile(accountId: string): Promise<PersonalPage> {
    const profile = await this.database.query<ProfileRow>(
      `select name, case when ${signInNameOf('accounts')} is null then email end as email, ${signInNameOf('accounts')} as "signInName",
              email_verified_at as "emailVerifiedAt",
              (select new_email from email_changes c where c.account_id = accounts.id and c.confirmed_at is null)
                as "newEmail",
              (select r.new_email from approval_requests r where r.ward_id = accounts.id and r.act = 'email') as "emailToApprove",
              (select r.asked_at from approval_requests r where r.ward_id = accounts.id and r.act = 'deletion') as "deletionAskedAt", bio, time_zone as "timeZone", language, phone,
              to_char(birthday, 'YYYY-MM-DD') as birthday, address, city, state, zip_code as "zipCode", country,
              show_level_publicly as "showLevelPublicly", age_band as "ageBand", to_char(birth_date, 'YYYY-MM-DD') as "birthDate", created_at as "createdAt", last_seen_at as "lastSeenAt", blocked_at as "blockedAt",
              muted_since as "mutedSince", muted_until as "mutedUntil", mute_reason as "muteReason"
       from accounts where id = $1`,
      [accountId],
    );
    return {
      name: 'profile',
      title: 'Your profile',
      lead: 'What you told us about yourself.',
      entries: profile.map((me) => ({
        title: me.name,
        facts: {
          Email: me.email,
          'Signs in as': me.signInName,
          'Email confirmed': me.emailVerifiedAt ?? 'not yet',
          'New email, not confirmed yet': me.newEmail,
          'New email, not approved by a guardian yet': me.emailToApprove,
          'Deletion requested, not approved by a guardian yet': me.deletionAskedAt,
          'Member since': me.createdAt,
          'Last seen': me.lastSeenAt,
          'Blocked since': me.blockedAt,
          'Muted since': me.mutedSince,
          'Muted until': me.mutedUntil,
          'Reason for muting': me.muteReason,
          'Time zone': me.timeZone,
          Language: me.language,
          Phone: me.phone,
          Birthday: me.birthday,
          'Date of birth': me.birthDate,
          Address: me.address,
          City: me.city,
          State: me.state,
          'ZIP code': me.zipCode,
          Country: me.country,
          'Age group': me.ageBand,
          'Level visible to others': me.showLevelPublicly ? 'yes' : 'no',
        },
        text: me.bio,
      })),
      rows: profile,
    };
  }

  private async family(accountId: string): Promise<PersonalPage> {
    const kin = await this.database.query<{ name: string; is: Kin; since: Date }>(
      `select a.name, case when l.ward_id = $1 then 'your guardian' else 'your daughter' end as is, l.since
       from guardian_links l join accounts a on a.id = case when l.ward_id = $1 then l.guardian_id else l.ward_id end
       where $1 in (l.guardian_id, l.ward_id)
       union all
       select split_part(w.name, ' ', 1), 'whose second guardian you have accepted to be', i.accepted_at
       from guardian_invitations i join accounts w on w.id = i.ward_id where i.accepted_by = $1
       union all
       select i.email, 'second guardian you invited', i.expires_at from guardian_invitations i where i.guardian_id = $1
       order by since, name`,
      [accountId],
    );
    return {
      name: 'family',
      title: 'Your family',
      lead: 'Your guardians, and the daughters you are a guardian of.',
      entries: kin.map(({ name, is, since }) => ({ title: name, facts: { Is: is, Since: since } })),
      rows: kin,
    };
  }

  private async consents(accountId: string): Promise<PersonalPage> {
    const consents = await this.database.query<ConsentRow>(
      `select a.name as ward, c.purpose, c.given, c.method, c.evidence, c.text_version as "textVersion", c.at
       from consents c join accounts a on a.id = c.ward_id
       where c.ward_id = $1 or c.actor_id = $1 order by c.at, c.id`,
      [accountId],
    );
    return {
      name: 'consents',
      title: 'Consents',
      lead: 'Consents given or withdrawn, for you or by you.',
      entries: consents.map(({ ward, purpose, given, method, evidence, textVersion, at }) => ({
        title: `${given ? 'Agreed' : 'Withdrawn'}: ${purpose}`,
        facts: { For: ward, At: at, 'Confirmed by': method, Evidence: evidence, 'Text version': textVersion },
      })),
      rows: consents,
    };
  }

  private async warnings(accountId: string): Promise<PersonalPage> {
    const warnings = await this.database.query<{ text: string; givenAt: Date; readAt: Date | null }>(
      `select text, given_at as "givenAt", read_at as "readAt" from member_warnings where account_id = $1
       order by given_at desc, id desc`,
      [accountId],
    );
    return {
      name: 'warnings',
      title: 'Warnings',
      lead: 'Warnings from your coach, and when you confirmed reading them.',
      entries: warnings.map(({ text, givenAt, readAt }) => ({
        title: 'Warning',
        facts: { Given: givenAt, Confirmed: readAt },
        text,
      })),
      rows: warnings,
    };
  }

  private async devices(accountId: string): Promise<PersonalPage> {
    const devices = await this.database.query<DeviceRow>(
      `select device, created_at as "createdAt", last_seen_at as "lastSeenAt", ended_at as "endedAt"
       from login_sessions where account_id = $1 order by last_seen_at desc, id desc`,
      [accountId],
    );
    return {
      name: 'devices',
      title: 'Your devices',
      lead: 'Where you’ve signed in. We delete ended sign-ins after 30 days.',
      entries: devices.map(({ device, createdAt, lastSeenAt, endedAt }) => ({
        title: device,
        facts: { 'Signed in': createdAt, 'Last seen': lastSeenAt, 'Signed out': endedAt },
      })),
      rows: devices,
    };
  }

  private async apiTokens(accountId: string): Promise<PersonalPage> {
    const programs = await this.database.query<ProgramRow>(
      `select name, scopes, created_at as "createdAt", last_used_at as "lastUsedAt", expires_at as "expiresAt"
       from api_tokens where account_id = $1 order by created_at desc, id desc`,
      [accountId],
    );
    return {
      name: 'api-tokens',
      title: 'Your API tokens',
      lead: 'The API tokens you created. We don’t keep the tokens themselves.',
      entries: programs.map(({ name, scopes, createdAt, lastUsedAt, expiresAt }) => ({
        title: name,
        facts: { Permissions: scopes.join(', '), Made: createdAt, 'Last used': lastUsedAt, Ends: expiresAt },
      })),
      rows: programs,
    };
  }
}
