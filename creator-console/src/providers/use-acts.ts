import { useDataProvider } from 'react-admin';
import type { Acts } from './acts';
import type { ConsoleDataProvider } from './data-provider';

/** The coach's acts through react-admin, which notices a sign-in that has ended. */
export const useActs = (): Acts => useDataProvider<ConsoleDataProvider>();
