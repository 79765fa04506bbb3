import { ApiProperty } from '@nestjs/swagger';
import { MuteResponse, WarningResponse } from '../../accounts/index.js';
import { GROUP_KINDS, type GroupKind } from '../../groups/index.js';

/** A circle or pod whose posts the reader sees. */
export class CommunityGroupResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: GROUP_KINDS, enumName: 'GroupKind' })
  kind: GroupKind;

  @ApiProperty({ example: 'Spring circle' })
  name: string;
}

/** Community facts about the signed-in person. */
export class MyCommunityResponse {
  @ApiProperty({
    description:
      'Whether the person can post, comment and react: not muted and, for a minor, a guardian has agreed',
  })
  mayWrite: boolean;

  @ApiProperty({
    type: MuteResponse,
    nullable: true,
    description: 'null: not muted by the coach',
  })
  mute: MuteResponse | null;

  @ApiProperty({
    type: WarningResponse,
    nullable: true,
    description: 'Warning to confirm before posting; null: none',
  })
  warning: WarningResponse | null;

  @ApiProperty({
    description: 'Whether the guidelines were accepted, which is required to post. Not needed for the coach',
  })
  hasAcceptedGuidelines: boolean;

  @ApiProperty({ description: 'false: the coach approves the person’s posts first' })
  publishesAtOnce: boolean;

  @ApiProperty({
    type: [CommunityGroupResponse],
    description: 'The member’s circle and pod; the coach sees all',
  })
  groups: CommunityGroupResponse[];
}
