import { Button, type ButtonProps } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useAttempt } from './toast/use-attempt';

export interface Act extends Pick<ButtonProps, 'variant' | 'color'> {
  label: string;
  /** Runs right away, then reports that it is `done`. */
  run?: () => Promise<unknown>;
  done?: string;
  /** Dialog to confirm first. */
  renderDialog?: (onClose: () => void) => ReactNode;
}

interface Props {
  acts: readonly (Act | false)[];
  /** Toast for a failed action. */
  texts?: Record<'failed' | 'tryAgain', string>;
}

/** Actions on a record: a button for each, and the dialog of the one that asks first. */
export function ActButtons({ acts, texts }: Props) {
  const [asked, setAsked] = useState<string>();
  const { isBusy, attempt } = useAttempt(texts?.failed ?? '', texts?.tryAgain ?? '');
  const refresh = useRefresh();
  const offered = acts.filter((act) => act !== false);
  const press = ({ label, run, done = label }: Act) => {
    if (run) void attempt(run, { title: done }).then(refresh);
    else setAsked(label);
  };
  return (
    <>
      {offered.map(({ variant = 'outlined', color = 'primary', ...act }) => (
        <Button
          key={act.label}
          variant={variant}
          color={color}
          disabled={act.run !== undefined && isBusy}
          onClick={() => press(act)}
        >
          {act.label}
        </Button>
      ))}
      {offered.find(({ label }) => label === asked)?.renderDialog?.(() => setAsked(undefined))}
    </>
  );
}
