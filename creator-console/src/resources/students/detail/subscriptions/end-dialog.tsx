import { Alert, FormControl, FormLabel } from '@mui/material';
import { useState } from 'react';
import { useActs } from '../../../../providers/use-acts';
import { RadioField } from '../../../../shared/forms/choices';
import { ActDialog } from '../../../../shared/fresh-sign-in/act-dialog';
import { OrderLink } from '../parts/links';
import type { Subscription } from '../parts/student.api';
import { texts } from './texts';

interface Props {
  studentId: string;
  subscription: Subscription;
  onClose: () => void;
}

/** Ends a subscription with the paid period, or right away; only right away if nothing more will be paid. */
export function EndDialog({ studentId, subscription, onClose }: Props) {
  const { id, title, nextPaymentAt: periodEnd, payments } = subscription;
  const [when, setWhen] = useState<'periodEnd' | 'now'>(periodEnd === null ? 'now' : 'periodEnd');
  const { endSubscription } = useActs();
  const latest = payments[0];
  return (
    <ActDialog
      title={texts.endTitle(title)}
      text={texts.endText}
      submit={texts.end}
      cancel={texts.keep}
      isGrave
      done={() => (when === 'now' || periodEnd === null ? texts.wasEnded : texts.willEnd(periodEnd))}
      onSubmit={() => endSubscription(studentId, id, when === 'now')}
      onClose={onClose}
    >
      {periodEnd === null ? (
        <span>{texts.endsNow}</span>
      ) : (
        <FormControl>
          <FormLabel id="subscription-end">{texts.when}</FormLabel>
          <RadioField
            aria-labelledby="subscription-end"
            names={{ periodEnd: texts.atPeriodEnd(periodEnd), now: texts.atOnce }}
            value={when}
            onChange={setWhen}
          />
        </FormControl>
      )}
      <Alert severity="info">
        {texts.noRefund}{' '}
        {latest && <OrderLink id={latest.orderId}>{texts.toRefund(latest.number)}</OrderLink>}
      </Alert>
    </ActDialog>
  );
}
