import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Schemas = components['schemas'];

export const growthActs = {
  givePoints: (id: string, points: Schemas['PointsByHandRequest']): Promise<Schemas['GrowthResponse']> =>
    body(api.POST('/api/students/{id}/points', { params: { path: { id } }, body: points })),
} as const;
