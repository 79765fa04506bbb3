import { Muted } from '../muted';
import { Alert, Button, Stack } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { type ReactNode, useId } from 'react';

type Decided = Schemas['ContributionResponse'] | Schemas['CoachReviewResponse'];

interface Props {
  state: Decided['state'];
  openReportCount: number;
  /** Labels of the button by state, with an explanation where needed. */
  texts: Record<'keep' | 'approve' | 'restore' | 'keepText' | 'restoreText', string>;
  isBusy: boolean;
  onPublish: () => void;
  children: ReactNode;
}

/** Lets the coach decide about pending, reported or hidden content: publishing first, then the other actions. */
export function Decision({ state, openReportCount, texts, isBusy, onPublish, children }: Props) {
  const consequenceId = useId();
  const { label, consequence } = {
    published: { label: openReportCount > 0 ? texts.keep : null, consequence: texts.keepText },
    waiting: { label: texts.approve, consequence: null },
    hidden: { label: texts.restore, consequence: texts.restoreText },
    withheld: { label: null, consequence: null },
  }[state];
  return (
    <Stack spacing={1.5}>
      {label !== null && consequence !== null && <Muted id={consequenceId}>{consequence}</Muted>}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {label !== null && (
          <Button
            variant="contained"
            disabled={isBusy}
            aria-describedby={consequence === null ? undefined : consequenceId}
            onClick={onPublish}
          >
            {label}
          </Button>
        )}
        {children}
      </Stack>
    </Stack>
  );
}

interface StandingProps {
  of: Decided;
  texts: Record<'isKept' | 'waitsText' | 'withheld' | 'hiddenByReports', string> & {
    hiddenBecause: (reason: string) => string;
  };
}

/** Says why something is hidden, or that it stays regardless of reports. */
export function Standing({ of: { state, hiddenReason, isKept }, texts }: StandingProps) {
  if (state === 'published') return isKept && <Alert severity="info">{texts.isKept}</Alert>;
  if (state === 'waiting') return <Alert severity="info">{texts.waitsText}</Alert>;
  if (state === 'withheld') return <Alert severity="info">{texts.withheld}</Alert>;
  return (
    <Alert severity="info">
      {hiddenReason === null ? texts.hiddenByReports : texts.hiddenBecause(hiddenReason)}
    </Alert>
  );
}
