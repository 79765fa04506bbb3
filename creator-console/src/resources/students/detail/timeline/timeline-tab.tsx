import { Box, Stack, Typography, Button } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NextPage } from '../../../../shared/next-page';
import { Loaded } from '../../../../shared/loaded';
import { type Student, readTimeline, type TimelineEntry } from '../parts/student.api';
import { texts } from './texts';
import { momentOf } from '../../../../shared/moment';
import { describeAction } from '../../../audit-log';
import { OrderLink, ProductLink } from '../parts/links';
import { Link as RouterLink } from 'react-router-dom';
import { deliveryPath } from '../../../../shared/delivery-path';
import { filteredPath } from '../../../../shared/filtered-path';
import { FailedMailActs } from '../../../../shared/mails/failed-mail-acts';
import { isFailed, MailState } from '../../../../shared/mails/mail-state';
import { texts as mails } from '../../../../shared/mails/texts';
import { Secondary } from '../../../../shared/secondary';

interface MailToStudent extends TimelineEntry {
  mail: NonNullable<TimelineEntry['mail']>;
  mailState: NonNullable<TimelineEntry['mailState']>;
}

const isMail = (entry: TimelineEntry): entry is MailToStudent =>
  entry.mail !== null && entry.mailState !== null;

/** Subject of an email, or its kind if unknown, and its delivery. */
function MailEntry({ entry, onSettled }: { entry: MailToStudent; onSettled: () => void }) {
  const { id, title, mail, mailState, canSendAgain, mailingDeliveryId } = entry;
  const subject = title ?? mails.kinds[mail];
  return (
    <>
      {texts.mail(subject)} <MailState state={mailState} />
      {mailingDeliveryId !== null && (
        <Button
          component={RouterLink}
          to={deliveryPath(mailingDeliveryId)}
          size="small"
          aria-label={texts.seeMailing(subject)}
          sx={{ ml: 1 }}
        >
          {texts.toReport}
        </Button>
      )}
      {isFailed(mailState) && (
        <>
          <Button
            component={RouterLink}
            to={filteredPath('mail-log', { id: [id] })}
            size="small"
            aria-label={texts.seeInLog(subject)}
            sx={{ ml: 1 }}
          >
            {texts.toLog}
          </Button>
          {canSendAgain !== null && (
            <FailedMailActs id={id} subject={subject} canSendAgain={canSendAgain} onDone={onSettled} />
          )}
        </>
      )}
    </>
  );
}

function TimelineItem({ entry, onChanged }: { entry: TimelineEntry; onChanged: () => void }) {
  const { kind, action, at, by, fields, reason } = entry;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' },
      }}
    >
      <Secondary>{momentOf(at)}</Secondary>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography component="span">
          {action === null ? texts.kinds[kind] : describeAction({ action, fields, count: null })}{' '}
        </Typography>
        {isMail(entry) ? <MailEntry entry={entry} onSettled={onChanged} /> : <About entry={entry} />}
        {by !== null && <Secondary component="span"> {texts.by(by)}</Secondary>}
        {reason !== null && <Typography variant="body2">{texts.reason(reason)}</Typography>}
      </Box>
    </Box>
  );
}

function About({ entry: { title, productId, orderId } }: { entry: TimelineEntry }) {
  if (title === null) return null;
  if (productId !== null) return <ProductLink id={productId} title={title} />;
  return orderId === null ? <>{title}</> : <OrderLink id={orderId}>{title}</OrderLink>;
}

/** Everything that happened with the student, newest first. */
export function TimelineTab({ student }: { student: Student }) {
  const query = useInfiniteQuery({
    queryKey: ['students', 'part', student.id, 'timeline'],
    queryFn: ({ pageParam }) => readTimeline(student.id, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  return (
    <Loaded query={query}>
      {({ pages }) => (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Box component="ol" aria-label={texts.label} sx={{ m: 0, p: 0, listStyle: 'none', width: '100%' }}>
            {pages.flatMap(({ items }) =>
              items.map((entry) => (
                <TimelineItem
                  key={`${entry.kind} ${entry.id}`}
                  entry={entry}
                  onChanged={() => void query.refetch()}
                />
              )),
            )}
          </Box>
          <NextPage of={query} words={texts.more} />
        </Stack>
      )}
    </Loaded>
  );
}
