import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { toast } from '../../shared/ui/toast-store';
import { type Booking, type Slot, useMove } from './api';
import { OpenTimes } from './open-times';
import { When } from './when';

/** Another time for a session: whatever it was booked with stays with it. */
export function MoveDialog({ booking }: { booking: Booking }) {
  const { t } = useTranslation('sessions');
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" aria-label={`${t('move.open')}: ${booking.title}`}>
          {t('move.open')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('move.title')} description={booking.title}>
        <MoveForm booking={booking} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function MoveForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const { t } = useTranslation('sessions');
  const move = useMove(booking);
  const [chosen, choose] = useState<Slot | null>(null);
  return (
    <div className="space-y-6">
      {move.error && <Alert tone="danger">{refusalSentence(move.error)}</Alert>}
      <OpenTimes
        offeringId={booking.offeringId}
        until={booking.creditExpiresAt}
        chosen={chosen}
        choose={choose}
      />
      {chosen && (
        <div className="border-t border-line pt-5">
          <When {...chosen} />
          <Button
            className="mt-4 max-sm:w-full"
            pending={move.isPending}
            onClick={() =>
              move.mutate(chosen.startsAt, {
                onSuccess: () => {
                  toast({ title: t('move.done') });
                  onDone();
                },
                onError: () => choose(null),
              })
            }
          >
            {t('move.confirm')}
          </Button>
        </div>
      )}
    </div>
  );
}
