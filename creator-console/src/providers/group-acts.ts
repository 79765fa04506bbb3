import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Schemas = components['schemas'];
type Group = Schemas['GroupResponse'];

const at = (id: string) => ({ params: { path: { id } } });

/** Circles and pods, which the server gives as they are, in no list of react-admin's. */
export const groupActs = {
  addGroup: (group: Schemas['NewGroupRequest']): Promise<Group> =>
    body(api.POST('/api/groups', { body: group })),
  renameGroup: (id: string, name: string): Promise<Group> =>
    body(api.PATCH('/api/groups/{id}', { ...at(id), body: { name } })),
  deleteGroup: async (id: string): Promise<void> => {
    await api.DELETE('/api/groups/{id}', at(id));
  },
  /** These and no others; who is in one that is taken away by this product alone leaves it. */
  setProductCircles: (id: string, groupIds: string[]): Promise<Schemas['ProductGroupResponse'][]> =>
    body(api.PUT('/api/creator/products/{id}/groups', { ...at(id), body: { groupIds } })),
  /** Whoever had the product before comes in, too, in the background. */
  bringEarlierOwners: (id: string, groupId: string): Promise<Schemas['ProductGroupResponse'][]> =>
    body(
      api.POST('/api/creator/products/{id}/groups/{groupId}/earlier', {
        params: { path: { id, groupId } },
      }),
    ),
} as const;
