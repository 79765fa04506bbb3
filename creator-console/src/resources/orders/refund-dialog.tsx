import { Typography, Alert } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { amountOf } from '../../shared/figures/format';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import { LineChoice } from './line-choice';
import type { Order, OrderLine } from './orders.api';
import { texts } from './texts';
import { TextField } from '../../shared/forms/text-field';
import { momentIn, theClock } from '../../shared/moment';
import { Skeletons } from '../../shared/skeletons';
import type { Schemas } from '@sanctum/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFields } from '../../shared/forms/use-fields';
import { Notice } from '../../shared/notice';

type RefundPreview = Schemas['RefundPreviewResponse'];

/**
 * Previews a refund of these lines, or of the whole order if undefined. Each new choice is previewed again. There is no
 * request while nothing is selected, or while the refund is being requested.
 */
function useRefundPreview(orderId: string, lineIds: string[] | undefined, isWanted: boolean) {
  const { previewRefund } = useActs();
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['orders', 'refund-preview', orderId, lineIds ?? 'all'],
    queryFn: () => previewRefund(orderId, lineIds),
    enabled: isWanted,
    // Another tab may have refunded something since the dialog was last open.
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return {
    preview: data,
    /** True if the preview shown belongs to the current choice. */
    isShown: data !== undefined && !isPlaceholderData && !isError,
    isError,
    tryAgain: () => void refetch(),
  };
}

interface RefundChoice {
  /** Lines to refund; undefined: the whole order, or what is left of it. */
  lineIds: string[] | undefined;
  amount: string;
}

const cents = (decimal: string): number => Math.round(Number(decimal) * 100);

export const refundableLines = ({ lines }: Order): OrderLine[] =>
  lines.filter(({ amountRefundable: refundable }) => refundable !== null);

/** Calculates the refund for these lines. The server compares the amount before any money moves. */
export function choiceOf(order: Order, chosen: readonly OrderLine[]): RefundChoice {
  if (chosen.length === refundableLines(order).length)
    return { lineIds: undefined, amount: order.amountRefundable };
  const sum = chosen.reduce((total, { amountRefundable: refundable }) => total + cents(refundable ?? '0'), 0);
  return { lineIds: chosen.map(({ id }) => id), amount: (sum / 100).toFixed(2) };
}

/** Titles of redeemed gifts, which the server does not refund. */
export const redeemedTitles = ({ lines }: Order): string =>
  lines
    .filter(({ gift }) => gift?.state === 'redeemed')
    .map(({ title }) => title)
    .join(', ');

interface Props {
  preview: RefundPreview | undefined;
  isShown: boolean;
  isError: boolean;
  tryAgain: () => void;
  order: Order;
}

/** Access that a refund ends and access that stays, shown before the refund is requested. */
function RefundConsequences({ preview, order, isShown, isError, tryAgain }: Props) {
  if (isError)
    return (
      <Notice severity="error" act={texts.refundLookAgain} onAct={tryAgain}>
        {texts.refundNotKnown}
      </Notice>
    );
  if (!preview) return <Skeletons label={texts.refundLooking} heights={[96]} />;
  const { ends, stays, takesBack, sessions } = preview;
  return (
    <Alert severity="info" icon={false} aria-busy={!isShown} aria-live="polite">
      <Named words={texts.refundEnds} titles={ends.join(', ')} />
      <Named words={texts.refundStaysOtherwise} titles={stays.join(', ')} />
      <Named words={texts.refundTakesBack} titles={takesBack.join(', ')} />
      {sessions.map(({ title, count, booked }) => (
        <Typography key={title} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {texts.refundSessions(count, title)}{' '}
          {booked.length > 0 &&
            texts.refundBooked(
              booked.length,
              booked.map((startsAt) => momentIn(startsAt, theClock())),
            )}
        </Typography>
      ))}
      <Named words={texts.refundNotRedeemed} titles={redeemedTitles(order)} />
      {order.subscriptionId !== null && ends.length > 0 && (
        <Typography variant="body2">{texts.refundEndsSubscription}</Typography>
      )}
      {ends.length > 0 && <Typography variant="body2">{texts.refundKeeps}</Typography>}
      <Typography variant="body2">{texts.refundTells}</Typography>
    </Alert>
  );
}

const Named = ({ words, titles }: { words: string; titles: string }) =>
  titles && (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {words} <strong>{titles}</strong>
    </Typography>
  );

/** Same as the server's limit. */
const REASON_LIMIT = 500;

interface DialogProps {
  order: Order;
  /** Line selected initially; undefined: all. */
  line?: OrderLine;
  onClose: () => void;
}

/** Shows the amount and the consequences of a refund before the coach requests it. */
export function RefundDialog({ order, line, onClose }: DialogProps) {
  const lines = refundableLines(order);
  const [chosen, setChosen] = useState<readonly OrderLine[]>(line ? [line] : lines);
  const { values, field } = useFields({ reason: '' });
  const { run, ...acting } = useAct();
  const toast = useToast();
  const refresh = useRefresh();
  const { refundOrder } = useActs();
  const { lineIds, amount } = choiceOf(order, chosen);
  const isNothing = lines.length > 0 && chosen.length === 0;
  const preview = useRefundPreview(order.id, lineIds, !isNothing && !acting.isActing);

  const refund = async () => {
    const words = values.reason.trim();
    await refundOrder(order.id, { ...(lineIds && { lineIds }), amount, ...(words && { reason: words }) })
      // Refreshes after a refusal too, because another tab may have refunded the order in the meantime.
      .finally(refresh);
    toast({ title: texts.refundAsked });
    onClose();
  };

  return (
    <FormDialog
      {...acting}
      title={texts.refundTitle(order.number)}
      submit={texts.refundNow(amountOf(amount, order.currency))}
      isGrave
      isReady={!isNothing && preview.isShown}
      onSubmit={() => run(refund)}
      onClose={onClose}
    >
      <LineChoice legend={texts.refundWhat} lines={lines} chosen={chosen} onChange={setChosen} />
      {isNothing ? (
        <Typography color="error">{texts.refundNothingChosen}</Typography>
      ) : (
        <RefundConsequences {...preview} order={order} />
      )}
      <TextField
        multiline
        minRows={2}
        label={texts.reason}
        helperText={texts.reasonHelp}
        {...field('reason', REASON_LIMIT)}
      />
    </FormDialog>
  );
}
