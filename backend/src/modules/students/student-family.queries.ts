import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { SignedIn } from '../../platform/security/actor.js';
import {
  CONSENT_PURPOSES,
  type ConsentResponse,
  FamilyQueries,
  isMinor,
  type people,
} from '../accounts/index.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { StudentFamilyResponse } from './student-family.dto.js';

type Row = Pick<
  RowOf<typeof people>,
  'band' | 'role' | 'consented' | 'communityAgreed' | 'messagesAgreed' | 'framesAgreed' | 'postsTrusted'
> &
  Pick<StudentFamilyResponse, 'guardians' | 'wards'>;

/** The people on the other side of a guardianship of the student `p`, as JSON. */
const kin = (mine: string, theirs: string): string => `coalesce((
  select json_agg(json_build_object('id', k.id, 'name', k.name) order by k.name, k.id)
  from guardianships g join account_names k on k.id = g.${theirs} where g.${mine} = p.id), '[]')`;

/** Reads age band, family and consents of one student. */
@Injectable()
export class StudentFamilyQueries {
  constructor(
    private readonly database: Database,
    private readonly family: FamilyQueries,
  ) {}

  /** Reads the family. The caller has checked that the student exists. */
  async read(me: SignedIn, studentId: string): Promise<StudentFamilyResponse> {
    const row = (await this.database.one<Row>(
      `select p.band, p.role, p.consented, p.community_agreed as "communityAgreed", p.messages_agreed as "messagesAgreed",
              p.frames_agreed as "framesAgreed", p.posts_trusted as "postsTrusted",
              ${kin('ward_id', 'guardian_id')} as guardians, ${kin('guardian_id', 'ward_id')} as wards
       from people p where p.id = $1`,
      [studentId],
    ))!;
    return {
      ageBand: row.band,
      guardians: row.guardians,
      candidate: await this.family.candidate(studentId),
      wards: row.wards,
      agreed: standing(row),
      consents: await this.consents(me, studentId, row),
    };
  }

  private async consents(me: SignedIn, id: string, person: Row): Promise<ConsentResponse[]> {
    return isMinor(person) ? this.family.consents(me, id) : [];
  }
}

const standing = (row: Row): StudentFamilyResponse['agreed'] => {
  const stands = {
    account: row.consented,
    community: row.communityAgreed,
    messages: row.messagesAgreed,
    frames: row.framesAgreed,
    unseen_posts: row.postsTrusted,
  };
  return CONSENT_PURPOSES.filter((purpose) => stands[purpose]);
};
