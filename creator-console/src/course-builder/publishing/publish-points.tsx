import { Alert, Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Point } from './readiness';
import { texts } from './texts';

export interface PointLinks {
  /** Path of the course in Content. */
  detailsPath: string;
  onAddLesson: () => void;
  onOpenLesson: (lessonId: string) => void;
}

/** On a phone the action wraps below the text. */
const BREAKS = {
  flexWrap: 'wrap',
  '.MuiAlert-message': { flex: '1 1 12rem' },
  '.MuiAlert-action': { pt: 0, alignItems: 'center', whiteSpace: 'nowrap' },
} as const;

/** Blockers and suggestions, each with a link to the place to fix it. */
export const PublishPoints = ({ points, ways }: { points: readonly Point[]; ways: PointLinks }) => (
  <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {points.map((point) => (
      <li key={point.kind}>
        <Alert
          severity={point.blocks ? 'warning' : 'info'}
          action={<PointAction point={point} ways={ways} />}
          sx={BREAKS}
        >
          {point.kind === 'emptyLessons'
            ? texts.points.emptyLessons(point.lessons.length)
            : texts.points[point.kind]}
        </Alert>
      </li>
    ))}
  </Stack>
);

function PointAction({ point, ways }: { point: Point; ways: PointLinks }) {
  switch (point.kind) {
    case 'noLesson':
      return <Button onClick={ways.onAddLesson}>{texts.go.noLesson}</Button>;
    case 'emptyLessons': {
      const [first] = point.lessons;
      return (
        first && (
          <Button onClick={() => ways.onOpenLesson(first.id)}>{texts.go.emptyLessons(first.title)}</Button>
        )
      );
    }
    case 'noPicture':
    case 'noTopics':
      return (
        <Button component={Link} to={ways.detailsPath}>
          {texts.go[point.kind]}
        </Button>
      );
  }
}
