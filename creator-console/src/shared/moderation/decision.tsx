import { Muted } from '../muted';
import { Button, Stack } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  state: 'published' | 'waiting' | 'hidden' | 'withheld';
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
