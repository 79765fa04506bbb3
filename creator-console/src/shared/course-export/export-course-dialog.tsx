import {
  Alert,
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  LinearProgress,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useActs } from '../../providers/use-acts';
import { InfoDialog } from '../dialogs/info-dialog';
import { fileSize } from '../file-size';
import { useAct } from '../fresh-sign-in/use-act';
import { Loaded } from '../loaded';
import { momentOf } from '../moment';
import { Secondary } from '../secondary';
import type { CourseExport, Edition } from './course-export';
import { texts } from './texts';

const SOON = 1000;

interface Props {
  courseId: string;
  title: string;
  /** False: the course has only a draft. */
  hasBeenPublished: boolean;
  onClose: () => void;
}

/** Prepares a course as one file in the background, and downloads it. */
export function ExportCourseDialog({ courseId, title, hasBeenPublished, onClose }: Props) {
  const [edition, setEdition] = useState<Edition>(hasBeenPublished ? 'live' : 'draft');
  const { readCourseExport, prepareCourseExport, courseExportUrl } = useActs();
  const { run, isActing, problem, dialog } = useAct();
  const client = useQueryClient();
  const queryKey = ['course-export', courseId];
  const query = useQuery({
    queryKey,
    queryFn: () => readCourseExport(courseId),
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? SOON : false),
  });
  const state = query.data?.state;
  const canPrepare = state !== undefined && state !== 'preparing';
  const prepare = () =>
    run(async () => client.setQueryData(queryKey, await prepareCourseExport(courseId, edition)));
  const download = () => run(async () => location.assign(await courseExportUrl(courseId)));
  const acts = (
    <>
      {canPrepare && (
        <Button
          variant={state === 'ready' ? 'text' : 'contained'}
          disabled={isActing}
          onClick={() => void prepare()}
        >
          {state === 'ready' ? texts.again : texts.prepare}
        </Button>
      )}
      {state === 'ready' && (
        <Button variant="contained" disabled={isActing} onClick={() => void download()}>
          {texts.download}
        </Button>
      )}
    </>
  );
  return (
    <InfoDialog title={texts.title(title)} close={texts.close} acts={acts} onClose={onClose}>
      <Stack spacing={2}>
        <Typography color="textSecondary">{texts.help}</Typography>
        {problem && <Alert severity="error">{problem}</Alert>}
        <Loaded query={query} heights={[52]}>
          {(found) => <Progress {...found} />}
        </Loaded>
        {hasBeenPublished && canPrepare && <EditionChoice chosen={edition} onChoose={setEdition} />}
        {dialog}
      </Stack>
    </InfoDialog>
  );
}

function Progress({ state, progressPercent, fileSize: size, expiresAt, leftOut }: CourseExport) {
  if (state === 'failed') return <Alert severity="error">{texts.failed}</Alert>;
  if (state === 'ready' && size !== null && expiresAt !== null)
    return (
      <Alert severity={leftOut.length > 0 ? 'warning' : 'success'}>
        {texts.ready(fileSize(size), momentOf(expiresAt))}
        {leftOut.length > 0 && (
          <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {texts.leftOut} {leftOut.join(', ')}
          </Box>
        )}
      </Alert>
    );
  if (state !== 'preparing') return null;
  return (
    <Box>
      <Typography component="output">{texts.preparing(progressPercent)}</Typography>
      <LinearProgress
        variant="determinate"
        aria-label={texts.preparing(progressPercent)}
        value={progressPercent}
        sx={{ my: 1 }}
      />
      <Secondary>{texts.closing}</Secondary>
    </Box>
  );
}

const EDITIONS: readonly Edition[] = ['live', 'draft'];

function EditionChoice({ chosen, onChoose }: { chosen: Edition; onChoose: (edition: Edition) => void }) {
  const label = useId();
  return (
    <FormControl>
      <FormLabel id={label}>{texts.edition}</FormLabel>
      <RadioGroup aria-labelledby={label} value={chosen}>
        {EDITIONS.map((edition) => (
          <FormControlLabel
            key={edition}
            value={edition}
            control={<Radio />}
            label={texts.editions[edition]}
            onChange={() => onChoose(edition)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
