import { Box, Button, List, Typography } from '@mui/material';
import type { UseGetListHookValue } from 'react-admin';
import { Link } from 'react-router-dom';
import { dayOf } from '../../shared/moment';
import { InboxHead, Row } from './inbox-parts';
import { texts } from './texts';
import { pathOfView, type View } from './view';
import { Loaded } from '../../shared/loaded';

interface Props {
  view: View;
  query: Pick<UseGetListHookValue, 'total' | 'isLoadingError' | 'refetch'>;
  items: { id: string; name: string; words: string; since: string }[] | undefined;
  openId: string | undefined;
  /** Path of the page that lists all items. */
  all: string;
}

/** Items that wait for the coach's answer, oldest first. */
export const WaitingList = ({ view, items, query, openId, all }: Props) => (
  <>
    <InboxHead />
    <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }} aria-busy={!items && !query.isLoadingError}>
      <Loaded
        query={{ ...query, data: items }}
        failed={texts.waitingNotLoaded}
        heights={[64]}
        empty={<Typography sx={{ p: 2 }}>{texts.noneInView}</Typography>}
      >
        {(waiting) => (
          <List disablePadding>
            {waiting.map(({ id, since, ...said }) => (
              <Row
                key={id}
                {...said}
                to={pathOfView(view, id)}
                isOpen={id === openId}
                when={texts.waitsSince(dayOf(since))}
              />
            ))}
          </List>
        )}
      </Loaded>
      {items && items.length < (query.total ?? 0) && (
        <Button component={Link} to={all} sx={{ m: 1 }}>
          {texts.seeAll(query.total ?? 0)}
        </Button>
      )}
    </Box>
  </>
);
