import { body, type components } from '@sanctum/openapi';
import { api } from '../../../../providers/client';

export type StudentGroups = components['schemas']['StudentGroupsResponse'];
export type BroughtGroup = components['schemas']['BroughtGroupResponse'];

export const readGroupsOf = (id: string): Promise<StudentGroups> =>
  body(api.GET('/api/students/{id}/groups', { params: { path: { id } } }));
