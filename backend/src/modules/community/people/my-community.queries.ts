import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { MAX_ROWS } from '../../../platform/http/list-query.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { MemberModerationQueries } from '../../accounts/index.js';
import type { CommunityGroupResponse, MyCommunityResponse } from './my-community.dto.js';
import { isCoach, canWrite, publishesUnseen } from './people.sql.js';
import { ReadersService } from './readers.service.js';

@Injectable()
export class MyCommunityQueries {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
    private readonly moderation: MemberModerationQueries,
    private readonly clock: Clock,
  ) {}

  async of(me: SignedIn): Promise<MyCommunityResponse> {
    const reader = await this.readers.of(me);
    const [groups, mute, warning] = await Promise.all([
      this.database.query<CommunityGroupResponse>(
        `select id, kind, name from group_facts where $2 or id = any($1::uuid[])
         order by kind, lower(name), id limit ${MAX_ROWS}`,
        [reader.groupIds, isCoach(me)],
      ),
      this.moderation.mute(me.accountId),
      this.moderation.unreadWarning(me.accountId),
    ]);
    return {
      canWrite: canWrite(reader, this.clock.now()),
      mute,
      warning,
      hasAcceptedGuidelines: reader.hasAcceptedGuidelines,
      canPublishAtOnce: publishesUnseen(reader),
      groups,
    };
  }
}
