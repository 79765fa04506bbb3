import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { conflict, notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { EnrollmentsService } from '../enrollments/index.js';
import { PublishedSiteService } from '../site/index.js';
import { newCertificateCode } from './certificate-code.js';
import type { CertificateResponse } from './certificates.dto.js';
import { CERTIFICATE_COLUMNS } from './certificates.queries.js';

@Injectable()
export class CertificatesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly enrollments: EnrollmentsService,
    private readonly published: PublishedSiteService,
    private readonly outbox: Outbox,
  ) {}

  /** Issues the certificate of a finished course. Asking again returns the same one, with the member's current name. */
  async issue(accountId: string, courseId: string): Promise<CertificateResponse> {
    if (!(await this.enrollments.find(accountId, courseId))) throw notFound('Course');
    const coachName = await this.coachName();
    const certificate = await this.database.transaction(async (tx) => {
      const row = await tx.one<CertificateResponse & { isNew: boolean }>(
        `insert into certificates as c
         (code, account_id, course_id, name, course_title, coach_name, completed_on, issued_at)
       select $3, a.id, p.id, a.name, p.title, $5, (done.completed_at at time zone a.time_zone)::date, $4
       from completion_facts done
       join members a on a.id = done.account_id
       join product_facts p on p.id = done.course_id
       where done.kind = 'course' and done.account_id = $1 and done.subject_id = $2
       on conflict (account_id, course_id) do update set name = excluded.name
       returning ${CERTIFICATE_COLUMNS}, xmax = 0 as "isNew"`,
        [accountId, courseId, newCertificateCode(), this.clock.now(), coachName],
      );
      if (!row) return undefined;
      const { isNew, ...issued } = row;
      if (isNew) await this.outbox.publish(tx, 'certificate.issued', { accountId, courseId });
      return issued;
    });
    const issued = certificate ?? (await this.ofCourse(accountId, courseId));
    if (!issued) throw conflict('course_unfinished', 'Finish the last lesson to get your certificate');
    return issued;
  }

  /** Returns the coach's public name, or the site's name while the coach has none. */
  private async coachName(): Promise<string> {
    const { coach, place } = await this.published.content();
    return coach.name || place.name;
  }

  /** Returns the certificate of the course. An issued certificate stays, even if the progress was taken back. */
  private ofCourse(accountId: string, courseId: string): Promise<CertificateResponse | undefined> {
    return this.database.one<CertificateResponse>(
      `select ${CERTIFICATE_COLUMNS} from certificates c where c.account_id = $1 and c.course_id = $2`,
      [accountId, courseId],
    );
  }
}
