import type { Schemas } from '@sanctum/openapi';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../api/refusal';
import { Alert } from './alert';
import { Button } from './button';
import { DialogButton } from './dialog';
import type { OpenTimesProps } from './open-times';
import { toast } from './toast-store';
import { When } from './when';

interface Props {
  /** Title of the session. */
  title: string;
  /** Moves the session to the start of the chosen time. */
  move: UseMutationResult<unknown, unknown, string>;
  renderTimes: (choice: OpenTimesProps) => ReactNode;
}

/** Moves a session to another time, and keeps everything else. */
export function MoveDialog({ title, ...form }: Props) {
  const { t } = useTranslation('calendar');
  return (
    <DialogButton
      button={
        <Button variant="secondary" aria-label={`${t('move.open')}: ${title}`}>
          {t('move.open')}
        </Button>
      }
      title={t('move.title')}
      description={title}
    >
      {(close) => <MoveForm {...form} onDone={close} />}
    </DialogButton>
  );
}

function MoveForm({ move, renderTimes, onDone }: Omit<Props, 'title'> & { onDone: () => void }) {
  const { t } = useTranslation('calendar');
  const [chosen, choose] = useState<Schemas['SlotResponse'] | null>(null);
  return (
    <div className="space-y-6">
      {move.error != null && <Alert tone="danger">{refusalSentence(move.error)}</Alert>}
      {renderTimes({ chosen, choose })}
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
