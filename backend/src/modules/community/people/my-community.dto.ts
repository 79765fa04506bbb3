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
      'The person may post, comment and react: of a minor a guardian has agreed, and no mute stands',
  })
  mayWrite: boolean;

  @ApiProperty({
    type: MuteResponse,
    nullable: true,
    description: 'null: the coach has not muted the person',
  })
  mute: MuteResponse | null;

  @ApiProperty({
    type: WarningResponse,
    nullable: true,
    description: 'What the coach has warned of, to be confirmed before writing; null: nothing waits',
  })
  warning: WarningResponse | null;

  @ApiProperty({
    description:
      'The guidelines were accepted, so that the person may write. The coach writes without accepting them.',
  })
  hasAcceptedGuidelines: boolean;

  @ApiProperty({ description: 'false: the coach looks at what the person writes before others see it' })
  publishesAtOnce: boolean;

  @ApiProperty({
    type: [CommunityGroupResponse],
    description: 'A member’s circle and pod; the coach sees all',
  })
  groups: CommunityGroupResponse[];
}
