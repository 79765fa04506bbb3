import { Box, Button, Card, LinearProgress, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { type FirstRun, putAway, readFirstRun } from './first-run.api';
import { StepLine } from './step-line';
import { texts } from './texts';
import { useQueryClient } from '@tanstack/react-query';
import { useFigures } from '../../shared/figures/use-figures';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { Secondary } from '../../shared/secondary';
import { Loaded } from '../../shared/loaded';

const KEY = ['first-run'];

/** Loads the guide from the server, and dismisses or restores it. */
function useFirstRun() {
  const query = useFigures(KEY, readFirstRun);
  const client = useQueryClient();
  const { run, isActing } = useAct();
  const show = (guide: FirstRun) => void client.setQueryData(['figures', ...KEY], guide);
  const set = (isPutAway: boolean) => void run(async () => show(await putAway(isPutAway)));
  return { query, isActing, set, show };
}

/** Guide from an empty site to the first guest; hidden once dismissed. */
export function FirstRunGuide() {
  const { query, isActing, set, show } = useFirstRun();
  return (
    <Loaded query={query} failed={texts.notLoaded} loading={texts.loading} heights={[40]}>
      {(guide) =>
        !guide.isPutAway && (
          <Guide guide={guide} isActing={isActing} onPutAway={() => set(true)} onChecked={show} />
        )
      }
    </Loaded>
  );
}

/** Button that shows the dismissed guide again. */
export function BringGuideBack() {
  const { query, isActing, set } = useFirstRun();
  if (!query.data?.isPutAway) return null;
  return (
    <Button size="small" disabled={isActing} onClick={() => set(false)} sx={{ alignSelf: 'flex-start' }}>
      {texts.bringBack}
    </Button>
  );
}

interface GuideProps {
  guide: FirstRun;
  isActing: boolean;
  onPutAway: () => void;
  onChecked: (guide: FirstRun) => void;
}

function Guide({ guide, isActing, onPutAway, onChecked }: GuideProps) {
  const id = useId();
  const { steps, isSandbox } = guide;
  const done = steps.filter(({ problem }) => problem === null).length;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Box>
          <Typography id={id} component="h2" variant="h6">
            {texts.title}
          </Typography>
          <Typography color="textSecondary">{done === steps.length ? texts.ready : texts.lead}</Typography>
        </Box>
        <Button size="small" disabled={isActing} onClick={onPutAway} sx={{ flexShrink: 0 }}>
          {texts.putAway}
        </Button>
      </Stack>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', my: 1.5 }}>
        <LinearProgress
          variant="determinate"
          value={(done / steps.length) * 100}
          aria-labelledby={id}
          sx={{ flex: 1, height: 8, borderRadius: 4, bgcolor: 'action.disabledBackground' }}
        />
        <Secondary>{texts.progress(done, steps.length)}</Secondary>
      </Stack>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((step) => (
          <StepLine key={step.step} {...step} isSandbox={isSandbox} onChecked={onChecked} />
        ))}
      </Box>
    </Card>
  );
}
