import { useSession } from '../../session';

/** Whose words wait in this browser: mother and daughter may share it. Empty for a visitor, who stores nothing. */
export function usePersonId(): string {
  return useSession().data?.id ?? '';
}
