import { communityPaths } from '../../../shared/lib/community-paths';
import { paths, productPath } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { commentAnchor } from '../shared/comment-anchor';
import type { SearchResult } from './api';

export interface Place {
  to: string;
  /** In the console, which is another app. */
  reloadDocument?: true;
}

/** Where a result stands. Circles the coach finds in the console. */
export function placeOf(result: SearchResult, isCoach: boolean): Place {
  const { id, type, parentId, moduleId, productType } = result;
  switch (type) {
    case 'person':
      return { to: communityPaths.communityPerson(id) };
    case 'circle':
    case 'pod':
      return isCoach
        ? { to: `${paths.creator}/groups`, reloadDocument: true }
        : { to: `${sanctumPaths.communityCircle}?${new URLSearchParams({ group: id })}` };
    case 'comment':
      return { to: `${communityPaths.communityPost(parentId ?? '')}#${commentAnchor(id)}` };
    case 'lesson':
      return { to: sanctumPaths.classroomLesson(parentId ?? '', moduleId ?? '', id) };
    case 'product':
      return { to: productPath({ id, type: productType ?? '' }) };
    default:
      return { to: communityPaths.communityPost(id) };
  }
}
