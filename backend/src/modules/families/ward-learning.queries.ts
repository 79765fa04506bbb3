import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { Language } from '../../kernel/languages.js';
import { Database } from '../../platform/database/database.js';
import { textIn } from '../../platform/database/translated.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { FamilyQueries, may, type members, type people, STRANGERS } from '../accounts/index.js';
import type { WardLearningResponse, WardPlanResponse } from './ward-learning.dto.js';

type ProductRow = Omit<WardLearningResponse['products'][number], 'progressPercent' | 'watchedSeconds'> &
  Record<'lessons' | 'completed' | 'seconds', number>;

type Person = Pick<RowOf<typeof people>, 'name' | 'role' | 'band'> & { isGuardian: boolean };
type Ward = Pick<RowOf<typeof people>, 'role' | 'band' | 'consented' | 'messagesAgreed'> &
  Pick<RowOf<typeof members>, 'lastSeenAt'>;

/** Max upcoming sessions and events listed. */
const MOST_PLANS = 50;

/** Reads a ward's learning, without any of the ward's texts (product rule 10.8). */
@Injectable()
export class WardLearningQueries {
  constructor(
    private readonly database: Database,
    private readonly family: FamilyQueries,
    private readonly clock: Clock,
  ) {}

  async of(me: SignedIn, wardId: string, language: Language): Promise<WardLearningResponse> {
    await this.family.expect(me, 'see-progress', wardId);
    const [ward, people, products, planned] = await Promise.all([
      this.database.one<Ward>(
        `select p.role, p.band, p.consented, p.messages_agreed as "messagesAgreed", m.last_seen_at as "lastSeenAt"
         from people p join members m on m.id = p.id where p.id = $1`,
        [wardId],
      ),
      this.whoMightWrite(wardId),
      this.products(wardId, language),
      this.planned(wardId, language),
    ]);
    const contacts = ward
      ? people.filter((one) =>
          may(one, 'write-message', ward, {
            ...STRANGERS,
            kinship: one.isGuardian ? 'guardian' : 'none',
            consented: ward.consented,
            messagesAgreed: ward.messagesAgreed,
          }),
        )
      : [];
    return {
      products,
      planned,
      contacts: contacts.map(({ name }) => name),
      lastSeenAt: ward?.lastSeenAt ?? null,
    };
  }

  /** Returns confirmed sessions and events with a spot that are not over, without notes and join links. */
  private planned(wardId: string, language: Language): Promise<WardPlanResponse[]> {
    return this.database.query<WardPlanResponse>(
      `select 'session' as kind, id, ${textIn(language, 'b', 'title')} as title, starts_at as "startsAt", ends_at as "endsAt", false as "isForAll"
       from booked_sessions b where account_id = $1 and state = 'confirmed' and ends_at > $2
       union all
       select 'event', e.id, ${textIn(language, 'e', 'title')}, e.starts_at, e.ends_at, e.group_id is null
       from event_guests g join event_facts e on e.id = g.event_id
       where g.account_id = $1 and g.state = 'coming' and e.state = 'planned' and e.ends_at > $2
       order by "startsAt", id limit ${MOST_PLANS}`,
      [wardId, this.clock.now()],
    );
  }

  /** Returns the guardians and the coach, the only people who exchange messages with a minor. */
  private whoMightWrite(wardId: string): Promise<Person[]> {
    return this.database.query<Person>(
      `select p.name, p.role, p.band, g.ward_id is not null as "isGuardian"
       from people p left join guardianships g on g.guardian_id = p.id and g.ward_id = $1
       where p.role = 'creator' or g.ward_id is not null order by "isGuardian" desc, p.name, p.id`,
      [wardId],
    );
  }

  private async products(wardId: string, language: Language) {
    const rows = await this.database.query<ProductRow>(
      `select e.product_id as "productId", ${textIn(language, 'p', 'title')} as title, p.type, e.started_at as since,
              (select count(*)::int from lesson_places l where l.course_id = e.product_id) as lessons,
              (select count(*)::int from completion_facts c join lesson_places l on l.id = c.subject_id
               where c.account_id = $1 and c.course_id = e.product_id and c.kind = 'lesson') as completed,
              (select coalesce(sum(w.seconds), 0)::int from watched_seconds w
               where w.account_id = $1 and w.course_id = e.product_id) as seconds,
              (select max(c.completed_at) from completion_facts c
               where c.account_id = $1 and c.course_id = e.product_id) as "lastCompletedAt"
       from active_enrollments e join product_facts p on p.id = e.product_id
       where e.account_id = $1 order by e.started_at desc, e.id desc`,
      [wardId],
    );
    return rows.map(({ lessons, completed, seconds, ...row }) => ({
      ...row,
      progressPercent:
        row.type !== 'course' ? null : lessons === 0 ? 0 : Math.floor((completed / lessons) * 100),
      watchedSeconds: seconds,
    }));
  }
}
