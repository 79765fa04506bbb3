import { Box, Button, List, Skeleton, Typography } from '@mui/material';
import type { UseGetListHookValue } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../shared/load-failed';
import { dayOf } from '../../shared/moment';
import { InboxHead } from './inbox-parts';
import { Row } from './inbox-parts';
import { texts } from './texts';
import { pathOfView, type View } from './view';

interface Waiting {
  id: string;
  name: string;
  words: string;
  since: string;
}

interface Props {
  view: View;
  items: Waiting[] | undefined;
  query: Pick<UseGetListHookValue, 'total' | 'isLoadingError' | 'refetch'>;
  openId: string | undefined;
  /** Path of the page that lists all items. */
  all: string;
}

/** Items that wait for the coach's answer, oldest first. */
export const WaitingList = ({
  view,
  items,
  query: { total = 0, isLoadingError, refetch },
  openId,
  all,
}: Props) => (
  <>
    <InboxHead />
    <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }} aria-busy={!items && !isLoadingError}>
      {isLoadingError && <LoadFailed words={texts.waitingNotLoaded} onRetry={() => void refetch()} />}
      {!items && !isLoadingError && <Skeleton variant="rounded" height={64} sx={{ m: 2 }} />}
      {items?.length === 0 && <Typography sx={{ p: 2 }}>{texts.noneInView}</Typography>}
      <List disablePadding>
        {items?.map(({ id, since, ...said }) => (
          <Row
            key={id}
            {...said}
            to={pathOfView(view, id)}
            isOpen={id === openId}
            when={texts.waitsSince(dayOf(since))}
          />
        ))}
      </List>
      {items && items.length < total && (
        <Button component={Link} to={all} sx={{ m: 1 }}>
          {texts.seeAll(total)}
        </Button>
      )}
    </Box>
  </>
);
