import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ProblemList } from './problem-list';
import { Secondary } from '../../../shared/secondary';
import { editPath } from '../product/product';
import { texts } from './texts';

export type CourseImport = Schemas['CourseImportResponse'];

interface Props {
  imports: readonly CourseImport[];
  onOpen: () => void;
}

/** Imports of the last days, with their progress and result. */
export function LatestImports({ imports, onOpen }: Props) {
  const heading = useId();
  if (imports.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} component="h3" variant="subtitle2" gutterBottom>
        {texts.latest}
      </Typography>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {imports.map((one) => (
          <Box component="li" key={one.id} sx={{ overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>{one.title}</Typography>
            <Result {...one} onOpen={onOpen} />
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

function Result({
  state,
  progressPercent,
  courseId,
  title,
  problems,
  onOpen,
}: CourseImport & Pick<Props, 'onOpen'>) {
  if (state === 'importing')
    return (
      <Box>
        <Typography component="output">{texts.importing(progressPercent)}</Typography>
        <LinearProgress
          variant="determinate"
          aria-label={texts.importing(progressPercent)}
          value={progressPercent}
          sx={{ my: 1 }}
        />
        <Secondary>{texts.closing}</Secondary>
      </Box>
    );
  if (state === 'ready')
    return (
      <Alert
        severity="success"
        action={
          courseId !== null && (
            <Button
              color="inherit"
              size="small"
              component={Link}
              to={editPath({ id: courseId, type: 'course' })}
              aria-label={texts.openThis(title)}
              onClick={onOpen}
            >
              {texts.openCourse}
            </Button>
          )
        }
      >
        {texts.ready}
      </Alert>
    );
  return (
    <Alert severity="error">
      {texts[state]}
      {problems.length > 0 && <ProblemList problems={problems} />}
    </Alert>
  );
}
