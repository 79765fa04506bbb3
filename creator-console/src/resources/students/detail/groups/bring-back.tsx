import { Button } from '@mui/material';
import { useActs } from '../../../../providers/use-acts';
import { useAttempt } from '../../../../shared/toast/use-attempt';
import type { BroughtGroup } from './student-groups.api';
import { texts } from './texts';

interface Props {
  studentId: string;
  group: BroughtGroup;
  onDone: () => void;
}

/** Lets a student in again where the coach has taken the student out. */
export function BringBack({ studentId, group: { id, name }, onDone }: Props) {
  const { isBusy, attempt } = useAttempt(texts.notBack, texts.tryAgain);
  const { bringBackIntoGroup } = useActs();

  async function bringBack() {
    const isDone = await attempt(() => bringBackIntoGroup(studentId, id), { title: texts.isBack(name) });
    if (isDone) onDone();
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
