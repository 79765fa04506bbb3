import { type ReactNode, useState } from 'react';
import { useMyCommunity } from '../shared/api';
import { GuidelinesDialog } from './guidelines-dialog';

/**
 * Writing waits until the guidelines are accepted: `afterGuidelines(write)` writes at once or after the dialog, which
 * the caller shows.
 */
export function useGuidelines(): { afterGuidelines: (write: () => void) => void; dialog: ReactNode } {
  const { data: me } = useMyCommunity();
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const afterGuidelines = (write: () => void) => {
    if (me && !me.hasAcceptedGuidelines) setWaiting(() => write);
    else write();
  };
  const dialog = (
    <GuidelinesDialog
      open={waiting !== null}
      onOpenChange={(open) => !open && setWaiting(null)}
      onAccepted={() => waiting?.()}
    />
  );
  return { afterGuidelines, dialog };
}
