import { Choice, Flag, Id, ListOf, Nested, Text } from '../../../platform/http/fields/index.js';
import { MuteResponse, WarningResponse } from '../../accounts/index.js';
import { GROUP_KINDS, type GroupKind } from '../../groups/index.js';

/** A circle or pod whose posts the reader sees. */
export class CommunityGroupResponse {
  @Id() id: string;
  @Choice(GROUP_KINDS, 'GroupKind') kind: GroupKind;
  @Text({ example: 'Spring circle' }) name: string;
}

export class MyCommunityResponse {
  @Flag('Whether the person can post, comment and react: not muted and, for a minor, a guardian has agreed')
  canWrite: boolean;

  @Nested(MuteResponse, { nullable: true, description: 'null: not muted by the coach' })
  mute: MuteResponse | null;

  @Nested(WarningResponse, { nullable: true, description: 'Warning to confirm before posting; null: none' })
  warning: WarningResponse | null;

  @Flag('Whether the guidelines were accepted, which is required to post. Not needed for the coach')
  hasAcceptedGuidelines: boolean;

  @Flag('false: the coach approves the person’s posts first') canPublishAtOnce: boolean;

  @ListOf(CommunityGroupResponse, 'The member’s circle and pod; the coach sees all')
  groups: CommunityGroupResponse[];
}
