import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { Actor } from '../../platform/security/actor.js';
import { type Facts, may, type people, shownName, STRANGERS } from '../accounts/index.js';
import { publicImageColumn } from '../media/index.js';
import { readCertificateCode } from './certificate-code.js';
import type { CertificateResponse } from './certificates.dto.js';

export const CERTIFICATE_COLUMNS = `c.code, c.name, c.course_id as "courseId", c.course_title as "courseTitle",
  c.coach_name as "coachName", c.completed_on::text as "completedOn",
  exists (select from published_products p where p.id = c.course_id) as "isCourseOffered",
  (select ${publicImageColumn('p.thumbnail_asset_id')} from published_products p where p.id = c.course_id) as "thumbnailUrl"`;

/** Owner of the certificate; null role: the account is gone. */
interface Owner extends Pick<Facts, 'kinship'> {
  role: RowOf<typeof people>['role'] | null;
  band: RowOf<typeof people>['band'];
  /** True if the owner is a minor without a guardian's consent. */
  isClosed: boolean;
}

@Injectable()
export class CertificatesQueries {
  constructor(private readonly database: Database) {}

  /**
   * Returns the certificate as this reader may see it: strangers see a minor's name shortened, and nothing without
   * consent.
   */
  async byCode(typed: string, reader: Actor): Promise<CertificateResponse> {
    const code = readCertificateCode(typed);
    const found =
      code &&
      (await this.database.one<CertificateResponse & Owner>(
        `select ${CERTIFICATE_COLUMNS}, p.role, p.band,
                exists (select from absent_minors a where a.id = p.id and a.is_closed) as "isClosed",
                case when p.id = $2 then 'self'
                     when exists (select 1 from guardianships g where g.ward_id = p.id and g.guardian_id = $2)
                     then 'guardian' else 'none' end as kinship
         from certificates c left join people p on p.id = c.account_id where c.code = $1`,
        [code, reader?.accountId ?? null],
      ));
    if (!found) throw notFound('Certificate');
    const { role, band, kinship, isClosed, ...certificate } = found;
    if (role === null) return certificate;
    const owner = { role, band, name: certificate.name };
    const facts = { ...STRANGERS, kinship };
    if (isClosed && !may(reader, 'see-progress', owner, facts)) throw notFound('Certificate');
    return { ...certificate, name: shownName(reader, owner, facts) };
  }

  /** Lists the member's certificates, newest first. */
  ofMember(accountId: string): Promise<CertificateResponse[]> {
    return this.database.query<CertificateResponse>(
      `select ${CERTIFICATE_COLUMNS} from certificates c where c.account_id = $1
       order by c.completed_on desc, c.issued_at desc, c.code`,
      [accountId],
    );
  }
}
