import { useGetList } from 'react-admin';
import { type Offering, OFFERINGS } from './call';

/** Offerings by creation date. */
export const useOfferings = () =>
  useGetList<Offering>(OFFERINGS, {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
