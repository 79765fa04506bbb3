/**
 * Groups: circles and pods, and which student is in which. The coach makes them and puts students in, or lets products bring whoever
 * has them.
 * Publishes group.joined, group.left, group.taken-out, group.deleted.
 */
export { groupEntities } from './groups.entities.js';
export { GROUP_KINDS, type GroupKind } from './group-kinds.js';
export { groupedMembers, groupFacts } from './groups.views.js';
export { GroupsModule } from './groups.module.js';
