import AddIcon from '@mui/icons-material/Add';
import AnnouncementIcon from '@mui/icons-material/PushPinOutlined';
import { Stack, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { EmptyPlace } from '../../shared/empty-place';
import { AnnouncementDialog } from './announcement-dialog';
import { AnnouncementRow } from './announcement-row';
import { texts } from './texts';
import { NextPage } from '../../shared/next-page';
import { readAnnouncements } from './announcements.api';
import { Loaded } from '../../shared/loaded';

export function AnnouncementsPage() {
  const query = useInfiniteQuery({
    queryKey: ['announcements'],
    queryFn: ({ pageParam }) => readAnnouncements(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const refresh = () => void query.refetch();
  return (
    <Stack spacing={2.5} sx={{ pt: 2, maxWidth: '46rem' }}>
      <Title title={texts.title} />
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography color="textSecondary">{texts.lead}</Typography>
        <DialogButton variant="contained" startIcon={<AddIcon />} label={texts.new}>
          {(onClose) => <AnnouncementDialog onDone={refresh} onClose={onClose} />}
        </DialogButton>
      </Stack>
      <Loaded query={query} failed={texts.notLoaded} loading={texts.loading} heights={[140]}>
        {({ pages }) =>
          pages[0]?.items.length === 0 ? (
            <EmptyPlace icon={AnnouncementIcon} title={texts.none} />
          ) : (
            <Stack component="ul" spacing={2} sx={{ m: 0, p: 0 }}>
              {pages.flatMap(({ items }) =>
                items.map((one) => <AnnouncementRow key={one.id} announcement={one} onChanged={refresh} />),
              )}
            </Stack>
          )
        }
      </Loaded>
      <NextPage of={query} words={texts.older} sx={{ textAlign: 'center' }} />
    </Stack>
  );
}
