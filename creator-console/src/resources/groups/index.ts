import { GroupsPage } from './groups-page';
import { texts } from './texts';

export { BringingProducts } from './group-parts';
export { type Group, readCircles, readPods } from './groups.api';

export const groups = { list: GroupsPage, options: { label: texts.title } };
