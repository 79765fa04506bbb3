import { ApiError, body, type components } from '@sanctum/openapi';
import { api } from '../../providers/client';

type Schemas = components['schemas'];
export type Group = Schemas['GroupResponse'];

export const readCircles = (): Promise<Group[]> => body(api.GET('/api/circles'));
export const readPods = (): Promise<Group[]> => body(api.GET('/api/pods'));

export const addGroup = (group: Schemas['NewGroupRequest']): Promise<Group> =>
  body(api.POST('/api/groups', { body: group }));

export const renameGroup = ({ id }: Group, name: string): Promise<Group> =>
  body(api.PATCH('/api/groups/{id}', { params: { path: { id } }, body: { name } }));

export async function deleteGroup({ id }: Group): Promise<void> {
  await api.DELETE('/api/groups/{id}', { params: { path: { id } } });
}

/** The server's words for why it refused; undefined when it was not the server that failed. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.message : undefined;
