import { ArrayUnique } from 'class-validator';
import { Choice, Flag, Id, Ids, Text, Whole } from '../../platform/http/fields/index.js';
import { GROUP_KINDS, type GroupKind } from './group-kinds.js';

const GROUPS_AT_MOST = 10;

/** A circle or pod into which a product brings its owners. */
export class ProductGroupResponse {
  @Id() id: string;
  @Choice(GROUP_KINDS, 'GroupKind') kind: GroupKind;
  @Text({ example: 'Spring circle' }) name: string;
  @Whole({ example: 40, description: 'Who has the product now' }) owners: number;
  @Whole({ example: 6, description: 'Of them, who is in this circle or pod' }) members: number;

  @Whole({ example: 34, description: 'Who had the product before it brought anybody here, and is not in it' })
  earlier: number;

  @Flag('Whoever had the product before is being brought in just now') isBringing: boolean;
}

export class PutProductGroupsRequest {
  @Ids({ max: GROUPS_AT_MOST }) @ArrayUnique() groupIds: string[];
}
