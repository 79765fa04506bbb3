import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';
import type { Call } from './call';
import { texts } from './texts';

/** The same limit as the server's. */
const REASON_LIMIT = 500;

/** Asks for the words that go out. */
export function CancelDialog({ call: { id, name }, onClose }: { call: Call; onClose: () => void }) {
  const refresh = useRefresh();
  const { cancelBooking } = useActs();
  return (
    <ActDialog
      title={texts.cancelTitle(name)}
      text={texts.cancelText}
      submit={texts.cancel}
      cancel={texts.keep}
      isGrave
      done={() => texts.cancelled}
      fields={[{ name: 'reason', label: texts.reason, max: REASON_LIMIT, lines: 3 }]}
      // Also after a refusal: it may be cancelled already.
      onSubmit={({ reason }) => cancelBooking(id, reason).finally(refresh)}
      onClose={onClose}
    />
  );
}
