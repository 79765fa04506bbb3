import { useListContext } from 'react-admin';
import { stateTexts } from './list-state-texts';
import { LoadFailed } from './load-failed';
import { Skeletons } from './skeletons';

/** For `error` of a react-admin list. */
export function ListFailed() {
  const { refetch } = useListContext();
  return <LoadFailed words={stateTexts.notLoaded} onRetry={() => void refetch()} />;
}

/** Where the rows will stand. */
export const ListLoading = () => (
  <Skeletons label={stateTexts.loading} heights={[44, 44, 44, 44]} sx={{ p: { xs: 2, md: 3 } }} />
);
