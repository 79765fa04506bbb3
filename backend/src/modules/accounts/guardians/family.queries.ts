import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { type Action, type Facts, may, type Person, STRANGERS } from '../policy/may.js';
import { signInNameOf } from '../email-address.js';
import type {
  CandidateResponse,
  ConsentResponse,
  FamilyResponse,
  WaitingWardResponse,
  WardResponse,
} from './family.dto.js';

/** Order that this person paid by card, as proof of being an adult. */
const PROOF = `
  select 'card_order' as method, l.order_number as evidence from payment_lines l
  where l.account_id = $1 and l.amount_cents > 0 and l.order_status in ('paid', 'partially_refunded')
  order by l.paid_at limit 1`;

/** Coach's note of a call in which this person consented for the ward `$2`. */
const CALL = `
  select method, evidence from consents where ward_id = $2 and actor_id = $1 and method = 'coach_call' order by at limit 1`;

/** Person who has agreed to be the second guardian of the ward `ward` and is not one yet, as JSON. */
const CANDIDATE = (ward: string): string => `
  select jsonb_build_object('id', c.id, 'name', c.name, 'isConfirmed', i.confirmed_at is not null)
  from guardian_invitations i join accounts c on c.id = i.accepted_by where i.ward_id = ${ward}`;

/** Order of the guardian `$1` that opened the account of the ward `w`, while the account is open. */
const OPENED_BY = `
  select c.evidence from consents c where c.ward_id = w.id and c.actor_id = $1 and c.purpose = 'account' and c.given
    and c.method = 'card_order' and 'account' = any(w.agreed_purposes) order by c.at desc limit 1`;

/** Open approval requests of the ward `w`, as JSON. */
const APPROVALS = `
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'act', r.act, 'newEmail', r.new_email, 'isByCoach', r.by_coach)
    order by r.asked_at, r.id), '[]') from approval_requests r where r.ward_id = w.id`;

export interface Proof {
  method: 'card_order' | 'coach_call';
  /** Order number, or the coach's note of the call. */
  evidence: string;
}

/** Guardians and wards, with the consents. */
@Injectable()
export class FamilyQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async family({ accountId }: SignedIn): Promise<FamilyResponse> {
    const [wards, guardians, proof, waiting] = await Promise.all([
      this.database.query<WardResponse>(
        `select w.id, w.name, ${signInNameOf('w')} as "signInName",
                case when ${signInNameOf('w')} is null then w.email end as email,
                w.age_band as "ageBand", w.agreed_purposes as agreed, l.wished_purposes as wished,
                (${OPENED_BY}) as "openedBy", (${APPROVALS}) as approvals,
                exists (select from second_factors f where f.account_id = w.id and f.confirmed_at is not null) as "hasSecondFactor",
                (select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'isMe', g.id = $1) order by o.place)
                 from guardian_links o join accounts g on g.id = o.guardian_id where o.ward_id = w.id) as guardians,
                exists (select from consents c where c.ward_id = w.id and c.actor_id = $1 and c.method = 'coach_call') as "isProven",
                (select i.email from guardian_invitations i where i.ward_id = w.id and i.accepted_by is null and i.expires_at > $2) as invited,
                (${CANDIDATE('w.id')}) as candidate
         from guardian_links l join accounts w on w.id = l.ward_id where l.guardian_id = $1 order by w.name, w.id`,
        [accountId, this.clock.now()],
      ),
      this.database.query<{ id: string; name: string }>(
        `select g.id, g.name from guardian_links l join accounts g on g.id = l.guardian_id where l.ward_id = $1 order by l.place`,
        [accountId],
      ),
      this.proofOf(accountId),
      this.database.query<WaitingWardResponse>(
        `select i.ward_id as id, split_part(w.name, ' ', 1) as daughter, g.name as "invitedBy",
                i.confirmed_at is not null as "isConfirmed"
         from guardian_invitations i join accounts w on w.id = i.ward_id join accounts g on g.id = i.guardian_id
         where i.accepted_by = $1 order by i.accepted_at, i.id`,
        [accountId],
      ),
    ]);
    return {
      wards,
      waiting,
      guardians: guardians.map((guardian) => ({ ...guardian, isMe: false })),
      isProven: proof !== undefined,
    };
  }

  /** Returns the proof that this person is an adult. A call with the coach counts only for the ward it was about. */
  async proofOf(accountId: string, wardId?: string): Promise<Proof | undefined> {
    const order = await this.database.one<Proof>(PROOF, [accountId]);
    return order ?? (wardId === undefined ? undefined : this.database.one<Proof>(CALL, [accountId, wardId]));
  }

  /**
   * Returns a card payment or a call that the coach noted, which proves that this guardian is an adult. Reads within
   * `tx`.
   */
  async proofWithin(tx: Tx, accountId: string, wardId: string): Promise<Proof | undefined> {
    return await tx.one<Proof>(`(${PROOF}) union all (${CALL})`, [accountId, wardId]);
  }

  async isProven(tx: Tx, accountId: string, wardId: string): Promise<boolean> {
    return (await this.proofWithin(tx, accountId, wardId)) !== undefined;
  }

  async isOneProven(tx: Tx, guardianIds: readonly string[], wardId: string): Promise<boolean> {
    for (const id of guardianIds) if (await this.isProven(tx, id, wardId)) return true;
    return false;
  }

  /** Lists all consents given and withdrawn, newest first. Readable by the guardians and the ward; 404 for others. */
  async consents(me: SignedIn, wardId: string): Promise<ConsentResponse[]> {
    await this.expect(me, 'read-consents', wardId);
    return this.database.query<ConsentResponse>(
      `select c.id, c.purpose, c.given as "isGiven", c.at, a.name as by, c.method, c.evidence, c.text_version as "textVersion"
       from consents c left join accounts a on a.id = c.actor_id where c.ward_id = $1 order by c.at desc, c.id desc`,
      [wardId],
    );
  }

  /** Returns the person who is waiting to become the second guardian of a minor. */
  async candidate(wardId: string): Promise<CandidateResponse | null> {
    const row = await this.database.one<{ candidate: CandidateResponse | null }>(
      `select (${CANDIDATE('$1')}) as candidate`,
      [wardId],
    );
    return row?.candidate ?? null;
  }

  /** Returns the other guardians of a minor, who are notified of this guardian's actions. */
  async othersOf(tx: Tx, wardId: string, guardianId: string): Promise<string[]> {
    const others = await tx.query<{ id: string }>(
      'select guardian_id as id from guardian_links where ward_id = $1 and guardian_id <> $2 order by place',
      [wardId, guardianId],
    );
    return others.map(({ id }) => id);
  }

  /** Throws 404 if age or kinship does not allow this action. */
  async expect(me: SignedIn, action: Action, subjectId: string): Promise<void> {
    if (!(await this.allows(me, action, subjectId))) throw notFound('Person');
  }

  /** Returns whether age and kinship allow the action. */
  async allows(me: SignedIn, action: Action, subjectId: string): Promise<boolean> {
    const row = await this.database.one<Person & Pick<Facts, 'kinship' | 'consented' | 'levelShown'>>(
      `select a.role, a.age_band as band, a.show_level_publicly as "levelShown",
         'account' = any(a.agreed_purposes) as consented,
         case when a.id = $2 then 'self'
              when exists (select 1 from guardian_links where guardian_id = $2 and ward_id = a.id) then 'guardian'
              when exists (select 1 from guardian_links where guardian_id = a.id and ward_id = $2) then 'ward'
              else 'none' end as kinship
       from accounts a where a.id = $1`,
      [subjectId, me.accountId],
    );
    return row !== undefined && may(me, action, row, { ...STRANGERS, ...row });
  }
}
