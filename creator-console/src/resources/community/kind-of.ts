import type { Contribution } from './contribution';
import { texts } from './texts';

/** What it is, and in which circle or pod. */
export const kindOf = ({ type, isQuestion, groupName }: Contribution): string =>
  [isQuestion ? texts.question : texts.types[type], groupName && texts.inGroup(groupName)]
    .filter(Boolean)
    .join(' ');
