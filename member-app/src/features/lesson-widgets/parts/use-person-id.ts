import { useSession } from '../../session';

/**
 * Returns the owner of the unsent texts in this browser, which a mother and a daughter may share. Empty for a visitor,
 * for whom nothing is stored.
 */
export const usePersonId = (): string => useSession().data?.id ?? '';
