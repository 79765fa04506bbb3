import { ApiError } from '@sanctum/openapi';
import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, fetchUtils, HttpError, type RaRecord, type UpdateParams } from 'react-admin';
import { type Acts, acts } from './acts';
import { sessionFetch } from './client';

/** ra-data-simple-rest's way of asking, through our session fetch; a refusal becomes the error react-admin knows. */
async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const response = await sessionFetch(
    new Request(new URL(url, location.origin), {
      method: options.method ?? 'GET',
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(options.body !== undefined && { body: options.body }),
      ...(options.signal && { signal: options.signal }),
    }),
  );
  if (!response.ok) {
    const { problem, message } = await ApiError.from(response);
    // react-admin puts `errors` beside the inputs they name.
    throw new HttpError(problem?.message ?? message, response.status, {
      ...problem,
      errors: problem?.fields,
    });
  }
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body,
    json: body === '' ? {} : (JSON.parse(body) as unknown),
  };
}

/** Resources whose calls are below `/api/creator`. */
const UNDER_CREATOR = new Set([
  ...['audit-entries', 'coupons', 'media', 'orders', 'payment-reviews', 'products', 'shared-journals'],
]);
/** Resources whose updates send only the changed fields. */
const PATCHED = new Set(['media', 'products', 'student-tags']);

const patching = (apiUrl: string): DataProvider => ({
  ...simpleRestProvider(apiUrl, httpClient),
  async update<RecordType extends RaRecord>(resource: string, { id, data }: UpdateParams<RecordType>) {
    const url = `${apiUrl}/${resource}/${encodeURIComponent(String(id))}`;
    const { json } = await httpClient(url, { method: 'PATCH', body: JSON.stringify(data) });
    return { data: json as RecordType };
  },
});

const putting = (apiUrl: string): DataProvider => simpleRestProvider(apiUrl, httpClient);
const ways = {
  plain: { put: putting('/api'), patch: patching('/api') },
  creator: { put: putting('/api/creator'), patch: patching('/api/creator') },
};
const of = (resource: string): DataProvider =>
  ways[UNDER_CREATOR.has(resource) ? 'creator' : 'plain'][PATCHED.has(resource) ? 'patch' : 'put'];

export type ConsoleDataProvider = DataProvider & Acts;

/**
 * Records speak react-admin's simple-rest dialect: `sort`, `range`, `filter`, `Content-Range`. Everything else the coach does is
 * an act, called by `useActs`.
 */
export const dataProvider: ConsoleDataProvider = {
  getList: (resource, params) => of(resource).getList(resource, params),
  getOne: (resource, params) => of(resource).getOne(resource, params),
  getMany: (resource, params) => of(resource).getMany(resource, params),
  getManyReference: (resource, params) => of(resource).getManyReference(resource, params),
  create: (resource, params) => of(resource).create(resource, params),
  update: (resource, params) => of(resource).update(resource, params),
  updateMany: (resource, params) => of(resource).updateMany(resource, params),
  delete: (resource, params) => of(resource).delete(resource, params),
  deleteMany: (resource, params) => of(resource).deleteMany(resource, params),
  ...acts,
};
