import { useSession } from '../../session';

/**
 * Owner of the unsent texts in this browser, which a mother and a daughter may share. Empty for a visitor, who stores
 * nothing.
 */
export function usePersonId(): string {
  return useSession().data?.id ?? '';
}
