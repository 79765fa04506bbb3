import { BroughtMember } from './brought-member.entity.js';
import { Group } from './group.entity.js';
import { GroupMember } from './group-member.entity.js';
import { ProductGroup } from './product-group.entity.js';
import { TakenOutMember } from './taken-out-member.entity.js';

export const groupEntities = [Group, GroupMember, ProductGroup, BroughtMember, TakenOutMember];
