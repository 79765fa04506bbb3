import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { MayBeNull, Text } from '../../platform/http/text.js';
import { GROUP_NAME_LIMIT } from './group.entity.js';
import { GROUP_KINDS, type GroupKind } from './group-kinds.js';

const Name = () => Text({ max: GROUP_NAME_LIMIT, example: 'Spring circle' });

export class GroupResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: GROUP_KINDS, enumName: 'GroupKind' })
  kind: GroupKind;

  @ApiProperty({ example: 'Spring circle' })
  name: string;

  @ApiProperty({ type: 'integer', example: 12 })
  members: number;
}

/** A circle or pod, as its members see it. */
export class MyGroupResponse extends PickType(GroupResponse, ['id', 'kind', 'name']) {}

export class NewGroupRequest {
  @ApiProperty({ enum: GROUP_KINDS, enumName: 'GroupKind' })
  @IsIn(GROUP_KINDS)
  kind: GroupKind;

  @Name()
  name: string;
}

export class RenameGroupRequest {
  @Name()
  name: string;
}

const One = (kind: GroupKind): PropertyDecorator => {
  const decorators = [
    ApiProperty({ type: String, format: 'uuid', nullable: true, description: `null: in no ${kind}` }),
    MayBeNull(),
    IsUUID(),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
};

/** The circle and the pod of a student. */
export class StudentGroupsDto {
  @One('circle')
  circleId: string | null;

  @One('pod')
  podId: string | null;
}
