import { Group } from './group.entity.js';
import { GroupMember } from './group-member.entity.js';

export const groupEntities = [Group, GroupMember];
