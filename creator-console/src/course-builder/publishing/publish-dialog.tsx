import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PlainDialog } from '../../shared/plain-dialog';
import { productPrice } from '../../shared/figures/product-price';
import { Loaded } from '../../shared/loaded';
import { MissedHour } from '../../shared/publishing/missed-hour';
import { readProduct } from '../../shared/publishing/product.api';
import type { BuilderServices } from '../content/lessons';
import { readDrafts } from '../drafts/api';
import { readOutline } from '../outline/api';
import { type Point, type Product, readinessOf } from './readiness';
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

/** Lists blockers first, then offers to publish now or later. Afterwards it links to the course's page. */
// oxlint-disable-next-line max-lines-per-function -- every button depends on the same answer
export function PublishDialog(props: PublishDialogProps) {
  const { title, services, publishing, ways, onSchedule, onClose } = props;
  const { courseId, savers } = services;
  const { problem, publishAt, isBusy } = publishing;
  const [isOut, setOut] = useState(false);
  const query = useQuery({
    queryKey: ['course-builder', 'readiness', courseId],
    queryFn: async () => {
      await savers.settle();
      const [outline, product, drafts] = await Promise.all([
        readOutline(courseId),
        readProduct(courseId),
        readDrafts(courseId),
      ]);
      return { points: readinessOf(outline, product, drafts), product };
    },
    gcTime: 0,
  });
  const isBlocked = query.data?.points.some(({ blocks }) => blocks) ?? true;
  const publish = async () => setOut(await publishing.publish());
  if (isOut) return <IsOut title={title} courseId={courseId} onClose={onClose} />;
  return (
    <PlainDialog
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      title={texts.publishTitle(title)}
      content={{ sx: { display: 'grid', gap: 1.5 } }}
      actions={
        <>
          {publishAt !== null && (
            <Button disabled={isBusy} onClick={() => void publishing.unschedule()} sx={{ mr: 'auto' }}>
              {texts.cancelSchedule}
            </Button>
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button disabled={isBlocked || isBusy} onClick={onSchedule}>
            {publishAt === null ? texts.schedule : texts.changeSchedule}
          </Button>
          <Button variant="contained" disabled={isBlocked || isBusy} onClick={() => void publish()}>
            {isBusy ? texts.publishing : texts.publishNow}
          </Button>
        </>
      }
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <Loaded query={query} failed={texts.lookFailed} loading={texts.looking} heights={[76, 76, 76]}>
        {({ points, product }) => (
          <>
            <MissedHour {...product} />
            <Typography>
              {isBlocked ? texts.blocked : points.length > 0 ? texts.notes : texts.ready}
            </Typography>
            <PublishPoints points={points} ways={ways} />
            {!isBlocked && <Typography color="textSecondary">{shopTextOf(product)}</Typography>}
          </>
        )}
      </Loaded>
    </PlainDialog>
  );
}

function shopTextOf(product: Product): string {
  if (product.isSubscriptionOnly) return texts.subscribes(productPrice(product));
  return product.price === null ? texts.isFree : texts.sells(productPrice(product));
}

const IsOut = ({ title, courseId, onClose }: { title: string; courseId: string; onClose: () => void }) => (
  <PlainDialog
    onClose={onClose}
    title={texts.out(title)}
    actions={
      <>
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
      </>
    }
  >
    <Typography>{texts.outHelp}</Typography>
  </PlainDialog>
);

export interface PointLinks {
  /** Path of the course in Content. */
  detailsPath: string;
  onAddLesson: () => void;
  onOpenLesson: (lessonId: string) => void;
}

/** Wraps the action below the text on a phone. */
const BREAKS = {
  flexWrap: 'wrap',
  '.MuiAlert-message': { flex: '1 1 12rem' },
  '.MuiAlert-action': { pt: 0, alignItems: 'center', whiteSpace: 'nowrap' },
} as const;

/** Blockers and suggestions, each with a link to the place to fix it. */
const PublishPoints = ({ points, ways }: { points: readonly Point[]; ways: PointLinks }) => (
  <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {points.map((point) => (
      <li key={point.kind}>
        <Alert
          severity={point.blocks ? 'warning' : 'info'}
          action={<PointAction point={point} ways={ways} />}
          sx={BREAKS}
        >
          {wordsOf(point)}
        </Alert>
      </li>
    ))}
  </Stack>
);

function wordsOf(point: Point): string {
  switch (point.kind) {
    case 'emptyLessons':
      return texts.points.emptyLessons(point.lessons.length);
    case 'unfilledWidgets':
    case 'failed':
    case 'not_converted':
    case 'converting':
    case 'closed_to_minors':
      return texts.points[point.kind](point.count);
    default:
      return texts.points[point.kind];
  }
}

function PointAction({ point, ways }: { point: Point; ways: PointLinks }) {
  switch (point.kind) {
    case 'noLesson':
      return <Button onClick={ways.onAddLesson}>{texts.go.noLesson}</Button>;
    case 'emptyLessons': {
      const [first] = point.lessons;
      return (
        first && <Button onClick={() => ways.onOpenLesson(first.id)}>{texts.go.lesson(first.title)}</Button>
      );
    }
    case 'unfilledWidgets':
    case 'failed':
    case 'not_converted':
    case 'converting':
    case 'closed_to_minors':
      return (
        <Button onClick={() => ways.onOpenLesson(point.first.id)}>
          {texts.go.lesson(point.first.title)}
        </Button>
      );
    case 'noOffer':
    case 'noPicture':
    case 'noTopics':
      return (
        <Button component={Link} to={ways.detailsPath}>
          {texts.go[point.kind]}
        </Button>
      );
  }
}
