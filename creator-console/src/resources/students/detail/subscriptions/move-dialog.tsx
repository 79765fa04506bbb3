import { useState } from 'react';
import { useActs } from '../../../../providers/use-acts';
import { MomentField } from '../../../../shared/forms/use-fields';
import { ActDialog } from '../../../../shared/fresh-sign-in/act-dialog';
import { aMonthLater, fromInput } from '../../../../shared/wall-clock';
import type { Subscription } from '../parts/student.api';
import { texts } from './texts';

interface Props {
  studentId: string;
  subscription: Subscription;
  nextPaymentAt: string;
  onClose: () => void;
}

/** Moves the next payment to a later time, which gives free time until then. */
export function MoveDialog({ studentId, subscription: { id, title }, nextPaymentAt, onClose }: Props) {
  const [typed, setTyped] = useState(() => aMonthLater(nextPaymentAt));
  const { moveSubscriptionPayment } = useActs();
  const moment = fromInput(typed);
  return (
    <ActDialog
      title={texts.moveTitle(title)}
      text={texts.moveText(nextPaymentAt)}
      submit={texts.move}
      done={() => texts.moved(moment ?? nextPaymentAt)}
      isReady={moment !== undefined && moment > nextPaymentAt}
      onSubmit={async () => moment && moveSubscriptionPayment(studentId, id, moment)}
      onClose={onClose}
    >
      <MomentField
        name="nextPaymentAt"
        label={texts.newDate}
        helperText={texts.newDateHelp}
        required
        value={typed}
        onChange={setTyped}
      />
    </ActDialog>
  );
}
