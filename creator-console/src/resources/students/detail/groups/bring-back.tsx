import { Button } from '@mui/material';
import { useState } from 'react';
import { refusalOf } from '../../../../providers/refusal';
import { useActs } from '../../../../providers/use-acts';
import { useToast } from '../../../../shared/toast/use-toast';
import type { BroughtGroup } from './student-groups.api';
import { texts } from './texts';

interface Props {
  studentId: string;
  group: BroughtGroup;
  onDone: () => void;
}

/** Lets a student in again where the coach has taken the student out. */
export function BringBack({ studentId, group: { id, name }, onDone }: Props) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const { bringBackIntoGroup } = useActs();

  async function bringBack() {
    setBusy(true);
    try {
      await bringBackIntoGroup(studentId, id);
      toast({ title: texts.isBack(name) });
      onDone();
    } catch (error) {
      toast({ title: texts.notBack, text: refusalOf(error).message ?? texts.tryAgain, failed: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      size="small"
      disabled={isBusy}
      aria-label={texts.bringBackTo(name)}
      onClick={() => void bringBack()}
    >
      {texts.bringBack}
    </Button>
  );
}
