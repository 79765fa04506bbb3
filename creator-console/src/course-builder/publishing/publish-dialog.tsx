import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { priceOf } from '../../shared/figures/format';
import { MissedHour } from '../../shared/publishing/missed-hour';
import { readProduct } from '../../shared/publishing/product.api';
import { FailedState, LoadingState } from '../shared/states';
import { readOutline } from '../outline/api';
import type { BuilderServices } from '../content/builder-services';
import { PublishPoints, type PointLinks } from './publish-points';
import { readinessOf } from './readiness';
import { texts } from './texts';
import type { Publishing } from './use-publishing';

interface PublishDialogProps {
  title: string;
  services: BuilderServices;
  publishing: Publishing;
  ways: PointLinks;
  onSchedule: () => void;
  onClose: () => void;
}

/** Lists blockers first, then offers to publish now or at a set time. Afterwards it links to the course's page. */
export function PublishDialog({
  title,
  services,
  publishing,
  ways,
  onSchedule,
  onClose,
}: PublishDialogProps) {
  const { courseId, savers } = services;
  const [isOut, setOut] = useState(false);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['course-builder', 'readiness', courseId],
    queryFn: async () => {
      await savers.settle();
      const [outline, product] = await Promise.all([readOutline(courseId), readProduct(courseId)]);
      return { points: readinessOf(outline, product), product };
    },
    gcTime: 0,
  });
  const isBlocked = data?.points.some(({ blocks }) => blocks) ?? true;
  const publish = async () => setOut(await publishing.publish());
  if (isOut) return <IsOut title={title} courseId={courseId} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="publish-title">
      <DialogTitle id="publish-title" sx={{ overflowWrap: 'anywhere' }}>
        {texts.publishTitle(title)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {publishing.problem && <Alert severity="error">{publishing.problem}</Alert>}
        {data ? (
          <>
            <MissedHour {...data.product} />
            <Typography>
              {isBlocked ? texts.blocked : data.points.length > 0 ? texts.notes : texts.ready}
            </Typography>
            <PublishPoints points={data.points} ways={ways} />
            {!isBlocked && (
              <Typography color="textSecondary">
                {data.product.price === null ? texts.isFree : texts.sells(priceOf(data.product.price))}
              </Typography>
            )}
          </>
        ) : error && !isFetching ? (
          <FailedState message={texts.lookFailed} onRetry={() => void refetch()} />
        ) : (
          <LoadingState message={texts.looking} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
        {publishing.publishAt !== null && (
          <Button
            disabled={publishing.isBusy}
            onClick={() => void publishing.unschedule()}
            sx={{ mr: 'auto' }}
          >
            {texts.cancelSchedule}
          </Button>
        )}
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button disabled={isBlocked || publishing.isBusy} onClick={onSchedule}>
          {publishing.publishAt === null ? texts.schedule : texts.changeSchedule}
        </Button>
        <Button variant="contained" disabled={isBlocked || publishing.isBusy} onClick={() => void publish()}>
          {publishing.isBusy ? texts.publishing : texts.publishNow}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const IsOut = ({ title, courseId, onClose }: { title: string; courseId: string; onClose: () => void }) => (
  <Dialog open onClose={onClose} aria-labelledby="publish-title">
    <DialogTitle id="publish-title" sx={{ overflowWrap: 'anywhere' }}>
      {texts.out(title)}
    </DialogTitle>
    <DialogContent>
      <Typography>{texts.outHelp}</Typography>
    </DialogContent>
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button onClick={onClose}>{texts.close}</Button>
      <Button
        variant="contained"
        href={`/course/${courseId}`}
        target="_blank"
        rel="noopener"
        aria-label={`${texts.seePage} ${texts.opensAnew}`}
      >
        {texts.seePage}
      </Button>
    </DialogActions>
  </Dialog>
);
