import { Button } from '@mui/material';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import type { Sequence } from './sequence';
import { texts } from './texts';

/** Turns a sequence on or off, which can be undone. */
export function SwitchButton({ sequence: { id, isOn } }: { sequence: Sequence }) {
  const { run, isActing, problem } = useAct();
  const { switchSequence } = useActs();
  const toast = useToast();
  const refresh = useRefresh();
  const turn = (to: boolean, undo?: () => void) =>
    run(async () => {
      await switchSequence(id, to);
      toast({ title: to ? texts.turnedOn : texts.turnedOff, ...(undo && { undo }) });
      refresh();
    });
  return (
    <>
      <Button
        variant={isOn ? 'outlined' : 'contained'}
        disabled={isActing}
        onClick={() => void turn(!isOn, () => void turn(isOn))}
      >
        {isOn ? texts.turnOff : texts.turnOn}
      </Button>
      {problem !== undefined && <span role="alert">{problem}</span>}
    </>
  );
}
