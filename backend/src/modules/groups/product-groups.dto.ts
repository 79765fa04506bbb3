import { ArrayUnique } from 'class-validator';
import { Choice, Flag, Id, Ids, Text, Whole } from '../../platform/http/fields/index.js';
import { GROUP_KINDS, type GroupKind } from './group-kinds.js';

const GROUPS_AT_MOST = 10;

/** A circle or pod into which a product brings its owners. */
export class ProductGroupResponse {
  @Id() id: string;
  @Choice(GROUP_KINDS, 'GroupKind') kind: GroupKind;
  @Text({ example: 'Spring circle' }) name: string;
  @Whole({ example: 40, description: 'Current owners of the product' }) owners: number;
  @Whole({ example: 6, description: 'Those of them who are in this circle or pod' }) members: number;

  @Whole({
    example: 34,
    description: 'People who got the product before it included this group, and aren’t in it',
  })
  earlier: number;

  @Flag('Whether earlier owners are being added right now') isBringing: boolean;
}

export class PutProductGroupsRequest {
  @Ids({ max: GROUPS_AT_MOST }) @ArrayUnique() groupIds: string[];
}
