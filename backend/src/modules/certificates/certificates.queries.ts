import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import { readCertificateCode } from './certificate-code.js';
import type { CertificateResponse } from './certificates.dto.js';

export const CERTIFICATE_COLUMNS = `code, name, course_id as "courseId", course_title as "courseTitle",
  coach_name as "coachName", completed_on::text as "completedOn"`;

@Injectable()
export class CertificatesQueries {
  constructor(private readonly database: Database) {}

  async byCode(typed: string): Promise<CertificateResponse> {
    const code = readCertificateCode(typed);
    const certificate =
      code &&
      (await this.database.one<CertificateResponse>(
        `select ${CERTIFICATE_COLUMNS} from certificates where code = $1`,
        [code],
      ));
    if (!certificate) throw notFound('Certificate');
    return certificate;
  }

  /** Newest first. */
  ofMember(accountId: string): Promise<CertificateResponse[]> {
    return this.database.query<CertificateResponse>(
      `select ${CERTIFICATE_COLUMNS} from certificates where account_id = $1
       order by completed_on desc, issued_at desc, code`,
      [accountId],
    );
  }
}
