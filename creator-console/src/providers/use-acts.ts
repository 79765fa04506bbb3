import { useDataProvider } from 'react-admin';
import type { Acts } from './acts';
import type { ConsoleDataProvider } from './data-provider';

/** The coach's actions through react-admin, which notices an expired sign-in. */
export const useActs = (): Acts => useDataProvider<ConsoleDataProvider>();
