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
import { type Acts, acts } from './acts';
import { sessionFetch } from './client';
import { tellCreated } from './created';

/** List of a record that was created under another resource. */
const LISTS: Record<string, string> = {
  courses: 'products',
  'digital-files': 'products',
  bundles: 'products',
};

/** The same provider, but announces created records, so that no filter hides them. */
const tellingCreated = <Provider extends DataProvider & Acts>(provider: Provider): Provider => ({
  ...provider,
  create: (async (resource, params) => {
    const created = await provider.create(resource, params);
    tellCreated(LISTS[resource] ?? resource);
    return created;
  }) satisfies DataProvider['create'],
  duplicateProduct: after(provider.duplicateProduct, 'products'),
  inviteStudent: after(provider.inviteStudent, 'students'),
  importStudents: after(provider.importStudents, 'students'),
});

const after =
  <Given extends unknown[], Answer>(act: (...given: Given) => Promise<Answer>, list: string) =>
  async (...given: Given): Promise<Answer> => {
    const answer = await act(...given);
    tellCreated(list);
    return answer;
  };

interface Asking extends fetchUtils.Options {
  /** Version of the record that was read; the server doesn't overwrite a newer one. */
  version?: number;
}

/** The console's pages call the contributions list the community. */
const inContract = (url: string) => url.replace(/^(\/api\/creator)\/community(?=[/?]|$)/, '$1/contributions');

/** HTTP client of ra-data-simple-rest over our session fetch; turns a refusal into react-admin's error. */
async function httpClient(url: string, options: Asking = {}) {
  const response = await sessionFetch(
    new Request(new URL(inContract(url), location.origin), {
      method: options.method ?? 'GET',
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(options.version !== undefined && { 'if-match': String(options.version) }),
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(options.body !== undefined && { body: options.body }),
      ...(options.signal && { signal: options.signal }),
    }),
  );
  if (!response.ok) {
    const { problem, message } = await ApiError.from(response);
    // react-admin shows `errors` next to the inputs they name.
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

/** Resources under `/api/creator`. */
const UNDER_CREATOR = new Set([
  'audit-entries',
  'broadcasts',
  'bundles',
  'coaching/bookings',
  'coaching/offerings',
  'assignments',
  'community',
  'coupons',
  'events',
  'mailing-deliveries',
  'mail-log',
  'media',
  'message-reports',
  'orders',
  'payment-reviews',
  'products',
  'reviews',
  'sequence-entries',
  'sequences',
  'shared-journals',
  'student-tags',
  'subscriptions',
]);
/** Resources whose updates send only the changed fields. */
const PATCHED = new Set(['media', 'products', 'student-tags']);

/** simple-rest provider that updates with this method, and sends the record's version if it has one. */
const updatingBy = (method: 'PUT' | 'PATCH', apiUrl: string): DataProvider => ({
  ...simpleRestProvider(apiUrl, httpClient),
  async update<RecordType extends RaRecord>(resource: string, { id, data }: UpdateParams<RecordType>) {
    const url = `${apiUrl}/${resource}/${encodeURIComponent(String(id))}`;
    const { version, ...changes } = data as { version?: number };
    const body = JSON.stringify(method === 'PATCH' ? changes : data);
    const { json } = await httpClient(url, { method, body, version });
    return { data: json as RecordType };
  },
});

const ways = {
  plain: { put: updatingBy('PUT', '/api'), patch: updatingBy('PATCH', '/api') },
  creator: { put: updatingBy('PUT', '/api/creator'), patch: updatingBy('PATCH', '/api/creator') },
};
const of = (resource: string): DataProvider =>
  ways[UNDER_CREATOR.has(resource) ? 'creator' : 'plain'][PATCHED.has(resource) ? 'patch' : 'put'];

export type ConsoleDataProvider = DataProvider & Acts;

/**
 * Records use react-admin's simple-rest dialect: `sort`, `range`, `filter`, `Content-Range`. All other actions go
 * through `useActs`.
 */
export const dataProvider: ConsoleDataProvider = tellingCreated({ ...combineDataProviders(of), ...acts });
