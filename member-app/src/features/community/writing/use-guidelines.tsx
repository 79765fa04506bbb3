import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../shared/api/refusal';
import { Alert } from '../../../shared/ui/alert';
import { Button, buttonStyle } from '../../../shared/ui/button';
import { Dialog, DialogClose, DialogContent } from '../../../shared/ui/dialog';
import { useAcceptGuidelines, useMyCommunity } from '../shared/api';

/**
 * Delays writing until the guidelines are accepted: `afterGuidelines(write)` writes right away or after the dialog,
 * which the caller shows.
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

interface GuidelinesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called once the guidelines are accepted, so that the member can write. */
  onAccepted: () => void;
}

/** Guidelines that a member accepts before the first post or comment (product rule 11.2). */
function GuidelinesDialog({ open, onOpenChange, onAccepted }: GuidelinesDialogProps) {
  const { t } = useTranslation('feed');
  const accept = useAcceptGuidelines();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t('guidelines.title')} description={t('guidelines.lead')}>
        <ul className="list-disc space-y-2 pl-5">
          {(['kind', 'private', 'daughters', 'advice', 'selling', 'report'] as const).map((rule) => (
            <li key={rule}>{t(`guidelines.rules.${rule}`)}</li>
          ))}
        </ul>
        {accept.isError && (
          <Alert tone="danger" className="mt-5">
            {refusalSentence(accept.error)}
          </Alert>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            pending={accept.isPending}
            onClick={() =>
              accept.mutate(undefined, {
                onSuccess: () => {
                  onOpenChange(false);
                  onAccepted();
                },
              })
            }
          >
            {t('guidelines.accept')}
          </Button>
          <DialogClose className={buttonStyle({ variant: 'ghost' })}>{t('guidelines.later')}</DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
