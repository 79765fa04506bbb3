import { body, type components } from '@sanctum/openapi';
import { api } from '../../../../providers/client';

export type StudentGroups = components['schemas']['StudentGroupsDto'];

export const readGroupsOf = (id: string): Promise<StudentGroups> =>
  body(api.GET('/api/students/{id}/groups', { params: { path: { id } } }));

export const saveGroupsOf = (id: string, groups: StudentGroups): Promise<StudentGroups> =>
  body(api.PUT('/api/students/{id}/groups', { params: { path: { id } }, body: groups }));
