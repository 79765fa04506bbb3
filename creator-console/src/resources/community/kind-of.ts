import type { Contribution } from './contribution';
import { texts } from './texts';

/** Type of a post or comment, and its circle or pod. */
export const kindOf = ({ type, isQuestion, groupName }: Contribution): string =>
  [isQuestion ? texts.question : texts.types[type], groupName && texts.inGroup(groupName)]
    .filter(Boolean)
    .join(' ');
