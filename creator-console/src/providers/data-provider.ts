import { ApiError } from '@sanctum/openapi';
import simpleRestProvider from 'ra-data-simple-rest';
import {
  combineDataProviders,
  type DataProvider,
  fetchUtils,
  HttpError,
  type RaRecord,
  type UpdateParams,
} from 'react-admin';
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
const UNDER_CREATOR = new Set(['audit-entries', 'shared-journals', 'payment-reviews', 'orders']);
const [plain, underCreator] = [
  simpleRestProvider('/api', httpClient),
  simpleRestProvider('/api/creator', httpClient),
];

/** Resources whose updates send only the changed fields. */
const PATCHED = new Set(['products', 'media']);
const patching: DataProvider = {
  ...underCreator,
  async update<RecordType extends RaRecord>(resource: string, { id, data }: UpdateParams<RecordType>) {
    const url = `/api/creator/${resource}/${encodeURIComponent(String(id))}`;
    const { json } = await httpClient(url, { method: 'PATCH', body: JSON.stringify(data) });
    return { data: json as RecordType };
  },
};

/** The creator's lists speak react-admin's simple-rest dialect: `sort`, `range`, `filter`, `Content-Range`. */
export const dataProvider = combineDataProviders((resource) => {
  if (PATCHED.has(resource)) return patching;
  return UNDER_CREATOR.has(resource) ? underCreator : plain;
});
