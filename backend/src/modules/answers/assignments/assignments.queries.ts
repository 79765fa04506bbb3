import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AssignmentFilesService } from './assignment-files.service.js';
import type { AssignmentStatus } from './assignment-submission.entity.js';
import type { AssignmentResponse, AssignmentVersionResponse } from './assignments.dto.js';

const FILES = `coalesce((select json_agg(f.asset_id order by f.added_at, f.asset_id) from assignment_files f`;

type VersionRow = Omit<AssignmentVersionResponse, 'files'> & { fileIds: string[] };

/** Reads a member's work in an assignment. */
@Injectable()
export class AssignmentsQueries {
  constructor(
    private readonly database: Database,
    private readonly files: AssignmentFilesService,
  ) {}

  async of(accountId: string, widgetId: string): Promise<AssignmentResponse> {
    const work = await this.database.one<{ id: string; status: AssignmentStatus; fileIds: string[] }>(
      `select s.id, s.status, ${FILES} where f.submission_id = s.id and f.number is null), '[]') as "fileIds"
       from assignment_submissions s where s.account_id = $1 and s.widget_id = $2`,
      [accountId, widgetId],
    );
    if (!work) return { widgetId, status: 'draft', files: [], versions: [] };
    const { id, status, fileIds } = work;
    return {
      widgetId,
      status,
      files: await this.files.signed(fileIds),
      versions: await this.versionsOf(id),
    };
  }

  /** Returns everything that was handed in, oldest first. */
  async versionsOf(submissionId: string): Promise<AssignmentVersionResponse[]> {
    const rows = await this.database.query<VersionRow>(
      `select v.number, v.text, v.handed_in_at as "handedInAt", v.decision, v.feedback, v.answered_at as "answeredAt",
              ${FILES} where f.submission_id = v.submission_id and f.number = v.number), '[]') as "fileIds"
       from assignment_versions v where v.submission_id = $1 order by v.number`,
      [submissionId],
    );
    const files = await this.files.signed(rows.flatMap(({ fileIds }) => fileIds));
    return rows.map(({ fileIds, ...version }) => ({
      ...version,
      files: files.filter(({ id }) => fileIds.includes(id)),
    }));
  }
}
