import { Choice, Flag, Id, ListOf, Nested, Text } from '../../../platform/http/fields/index.js';
import { MuteResponse, WarningResponse } from '../../accounts/index.js';
import { GROUP_KINDS, type GroupKind } from '../../groups/index.js';

/** A circle or pod whose posts the reader sees. */
export class CommunityGroupResponse {
  @Id() id: string;
  @Choice(GROUP_KINDS, 'GroupKind') kind: GroupKind;
  @Text({ example: 'Spring circle' }) name: string;
}

/** Community facts about the signed-in person. */
export class MyCommunityResponse {
  @Flag('The person may post, comment and react: of a minor a guardian has agreed, and no mute stands')
  mayWrite: boolean;

  @Nested(MuteResponse, { nullable: true, description: 'null: the coach has not muted the person' })
  mute: MuteResponse | null;

  @Nested(WarningResponse, {
    nullable: true,
    description: 'What the coach has warned of, to be confirmed before writing; null: nothing waits',
  })
  warning: WarningResponse | null;

  @Flag(
    'The guidelines were accepted, so that the person may write. The coach writes without accepting them.',
  )
  hasAcceptedGuidelines: boolean;

  @Flag('false: the coach looks at what the person writes before others see it') publishesAtOnce: boolean;

  @ListOf(CommunityGroupResponse, 'A member’s circle and pod; the coach sees all')
  groups: CommunityGroupResponse[];
}
