import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { GROUP_KINDS, type GroupKind } from './group-kinds.js';

const GROUPS_AT_MOST = 10;

/** A circle or pod into which a product brings its owners. */
export class ProductGroupResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: GROUP_KINDS, enumName: 'GroupKind' })
  kind: GroupKind;

  @ApiProperty({ example: 'Spring circle' })
  name: string;

  @ApiProperty({ type: 'integer', example: 40, description: 'Who has the product now' })
  owners: number;

  @ApiProperty({ type: 'integer', example: 6, description: 'Of them, who is in this circle or pod' })
  members: number;

  @ApiProperty({
    type: 'integer',
    example: 34,
    description: 'Who had the product before it brought anybody here, and is not in it',
  })
  earlier: number;

  @ApiProperty({ description: 'Whoever had the product before is being brought in just now' })
  isBringing: boolean;
}

export class PutProductGroupsRequest {
  @ApiProperty({ type: String, format: 'uuid', isArray: true, maxItems: GROUPS_AT_MOST })
  @IsArray()
  @ArrayMaxSize(GROUPS_AT_MOST)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  groupIds: string[];
}
