import type { DataProvider } from 'react-admin';
import { tellCreated } from './created';
import type { Acts } from './acts';

/** The list in which a record stands that was made by another name. */
const LISTS: Record<string, string> = {
  courses: 'products',
  'digital-files': 'products',
  bundles: 'products',
};

/** The same provider, which says what was created, so that no filter hides it. */
export const tellingCreated = <Provider extends DataProvider & Acts>(provider: Provider): Provider => ({
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
