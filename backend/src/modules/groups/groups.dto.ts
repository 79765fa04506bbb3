import { Choice, Id, Ids, ListOf, Moment, Nested, Text, Whole } from '../../platform/http/fields/index.js';
import type { OtherLanguage } from '../../kernel/languages.js';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { GROUP_NAME_LIMIT, type GroupTranslations } from './group.entity.js';
import { GROUP_KINDS, type GroupKind } from './group-kinds.js';

const Name = () => Text({ max: GROUP_NAME_LIMIT, example: 'Spring circle' });

/** A product that brings people into a circle or pod. */
export class BringingProductResponse {
  @Id() id: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Text({ example: 'The Rooted Mother' }) title: string;
}

class NamedGroupResponse {
  @Id() id: string;
  @Choice(GROUP_KINDS, 'GroupKind') kind: GroupKind;
  @Text({ example: 'Spring circle' }) name: string;
}

class GroupTranslation {
  @Text({ max: GROUP_NAME_LIMIT, min: 0, optional: true, example: 'Círculo de primavera' }) name?: string;
}

/** Names of a group by language. */
class GroupTranslationsDto implements Record<OtherLanguage, unknown> {
  @Nested(GroupTranslation, { description: 'Spanish', optional: true }) es: GroupTranslation | undefined;
}

export class GroupResponse extends NamedGroupResponse {
  @Whole({ example: 12 }) members: number;
  @ListOf(BringingProductResponse, 'Owners of any of these products are members')
  products: BringingProductResponse[];

  @Nested(GroupTranslationsDto, 'Names in other languages') translations: GroupTranslations;
  @Whole({ example: 1, description: 'Send as If-Match' }) version: number;
}

/** A circle or pod, as its members see it. */
export class MyGroupResponse extends NamedGroupResponse {}

export class NewGroupRequest {
  @Choice(GROUP_KINDS, 'GroupKind') kind: GroupKind;
  @Name() name: string;
}

export class RenameGroupRequest {
  @Name() name: string;

  @Nested(GroupTranslationsDto, {
    description: 'Names in other languages; omitted: no change',
    optional: true,
  })
  translations?: GroupTranslationsDto;
}

/** Max students at once: as many as the list shows. */
const STUDENTS_AT_ONCE = 1000;

export class GroupMembersRequest {
  @Ids({ min: 1, max: STUDENTS_AT_ONCE, description: 'IDs that aren’t students are ignored' })
  studentIds: string[];
}

export class GroupMembersAddedResponse {
  @Ids('Students who were added: exactly those needed to undo it') studentIds: string[];
  @Whole({ example: 1, description: 'Students who are in another one, and stay there' }) elsewhere: number;
  @Whole({ example: 0, description: 'Minors whose account no guardian currently allows' }) refused: number;
}

const One = (kind: GroupKind) => Id({ nullable: true, description: `null: not in a ${kind}` });

/** The circle and the pod that the coach assigned to a student by hand. */
export class StudentGroupsDto {
  @One('circle') circleId: string | null;
  @One('pod') podId: string | null;
}

/** A circle or pod that a student is in because of a product. */
export class BroughtGroupResponse extends NamedGroupResponse {
  @Moment() since: Date;
  @ListOf(BringingProductResponse) products: BringingProductResponse[];
}

export class StudentGroupsResponse extends StudentGroupsDto {
  @ListOf(BroughtGroupResponse, 'Groups the student is in through products') brought: BroughtGroupResponse[];

  @ListOf(BroughtGroupResponse, 'Groups that the coach removed the student from; `since` says when')
  takenOut: BroughtGroupResponse[];
}
