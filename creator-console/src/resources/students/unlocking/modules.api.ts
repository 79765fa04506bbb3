import { body } from '@sanctum/openapi';
import { api, on } from '../../../providers/client';

/** Reads the modules of a course that have a lock. */
export async function readLockedModules(courseId: string): Promise<{ id: string; name: string }[]> {
  const { modules } = await body(api.GET('/api/creator/courses/{courseId}/structure', on({ courseId })));
  return modules.filter(({ lock }) => lock !== null).map(({ id, title }) => ({ id, name: title }));
}
