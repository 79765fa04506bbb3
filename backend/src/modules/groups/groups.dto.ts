import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { MayBeNull, Text } from '../../platform/http/text.js';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { GROUP_NAME_LIMIT } from './group.entity.js';
import { GROUP_KINDS, type GroupKind } from './group-kinds.js';

const Name = () => Text({ max: GROUP_NAME_LIMIT, example: 'Spring circle' });

/** A product that brings people into a circle or pod. */
export class BringingProductResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: PRODUCT_TYPES, enumName: 'ProductType' })
  type: ProductType;

  @ApiProperty({ example: 'The Rooted Mother' })
  title: string;
}

class NamedGroupResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: GROUP_KINDS, enumName: 'GroupKind' })
  kind: GroupKind;

  @ApiProperty({ example: 'Spring circle' })
  name: string;
}

export class GroupResponse extends NamedGroupResponse {
  @ApiProperty({ type: 'integer', example: 12 })
  members: number;

  @ApiProperty({
    type: [BringingProductResponse],
    description: 'Owners of any of these products are members',
  })
  products: BringingProductResponse[];
}

/** A circle or pod, as its members see it. */
export class MyGroupResponse extends NamedGroupResponse {}

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
    ApiProperty({ type: String, format: 'uuid', nullable: true, description: `null: not in a ${kind}` }),
    MayBeNull(),
    IsUUID(),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
};

/** The circle and the pod into which the coach has put a student by hand. */
export class StudentGroupsDto {
  @One('circle')
  circleId: string | null;

  @One('pod')
  podId: string | null;
}

/** A circle or pod that a student is in because of a product. */
export class BroughtGroupResponse extends NamedGroupResponse {
  @ApiProperty({ format: 'date-time' })
  since: string;

  @ApiProperty({ type: [BringingProductResponse] })
  products: BringingProductResponse[];
}

export class StudentGroupsResponse extends StudentGroupsDto {
  @ApiProperty({ type: [BroughtGroupResponse], description: 'Groups the student is in through products' })
  brought: BroughtGroupResponse[];

  @ApiProperty({
    type: [BroughtGroupResponse],
    description: 'Groups the student was removed from by the coach; `since` says when',
  })
  takenOut: BroughtGroupResponse[];
}
