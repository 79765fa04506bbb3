/**
 * Groups: circles and pods, with their members. The coach creates them and adds students, or lets products bring their
 * owners.
 */
export { GROUP_KINDS, type GroupKind } from './group-kinds.js';
export { GroupsModule } from './groups.module.js';
export { groupFacts } from './groups.views.js';
