import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Schemas = components['schemas'];
type Group = Schemas['GroupResponse'];

const at = (id: string) => ({ params: { path: { id } } });

/** Actions on circles and pods, which are not a react-admin list. */
export const groupActs = {
  addGroup: (group: Schemas['NewGroupRequest']): Promise<Group> =>
    body(api.POST('/api/groups', { body: group })),
  renameGroup: (id: string, name: string): Promise<Group> =>
    body(api.PATCH('/api/groups/{id}', { ...at(id), body: { name } })),
  deleteGroup: async (id: string): Promise<void> => {
    await api.DELETE('/api/groups/{id}', at(id));
  },
  /** Sets exactly these circles. Members who are in a removed circle only through this product leave it. */
  setProductCircles: (id: string, groupIds: string[]): Promise<Schemas['ProductGroupResponse'][]> =>
    body(api.PUT('/api/creator/products/{id}/groups', { ...at(id), body: { groupIds } })),
  /** Adds earlier owners of the product to the circle, in the background. */
  bringEarlierOwners: (id: string, groupId: string): Promise<Schemas['ProductGroupResponse'][]> =>
    body(
      api.POST('/api/creator/products/{id}/groups/{groupId}/earlier', {
        params: { path: { id, groupId } },
      }),
    ),
} as const;
