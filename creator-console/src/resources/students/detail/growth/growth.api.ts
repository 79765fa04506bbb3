import { body, type Schemas } from '@sanctum/openapi';
import { api } from '../../../../providers/client';

export type Growth = Schemas['GrowthResponse'];
export type GrowthEntries = Schemas['GrowthEntryPageResponse'];
export type GrowthEntry = Schemas['GrowthEntryResponse'];

export const readGrowth = (id: string): Promise<Growth> =>
  body(api.GET('/api/students/{id}/growth', { params: { path: { id } } }));

export const readGrowthEntries = (id: string, after: string | null): Promise<GrowthEntries> =>
  body(
    api.GET('/api/students/{id}/growth/entries', {
      params: { path: { id }, query: after === null ? {} : { after } },
    }),
  );
