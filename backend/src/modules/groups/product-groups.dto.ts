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

  @ApiProperty({ type: 'integer', example: 40, description: 'Current owners of the product' })
  owners: number;

  @ApiProperty({ type: 'integer', example: 6, description: 'Those of them who are in this circle or pod' })
  members: number;

  @ApiProperty({
    type: 'integer',
    example: 34,
    description: 'People who got the product before it included this group, and aren’t in it',
  })
  earlier: number;

  @ApiProperty({ description: 'Whether earlier owners are being added right now' })
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
