import { onceSaved } from '@sanctum/web/forms/form-fields';
import * as Radix from 'radix-ui/dialog';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';

interface Props {
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks before unsaved text is discarded; loaded with the first question. */
export default function DiscardQuestion({ onDiscard, onKeep }: Props) {
  const { t } = useTranslation('ui');
  // nothing to discard once everything is saved
  const leave = useEffectEvent(onDiscard);
  const stopWaiting = useRef(() => {});
  useLayoutEffect(() => {
    stopWaiting.current = onceSaved(() => leave());
    return () => stopWaiting.current();
  }, []);
  /** Discards the text, which must not count as saving, or the page would be left twice. */
  const discard = () => {
    stopWaiting.current();
    onDiscard();
  };
  return (
    <Radix.Root open onOpenChange={onKeep}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-60 bg-shade" />
        <Radix.Content
          role="alertdialog"
          className="fixed inset-x-4 top-1/2 z-70 mx-auto max-w-md -translate-y-1/2 rounded-lg bg-surface p-6 shadow-float"
        >
          <Radix.Title className="text-2xl">{t('discard.title')}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-soft">{t('discard.text')}</Radix.Description>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button onClick={onKeep}>{t('discard.keep')}</Button>
            <Button variant="ghost" onClick={discard}>
              {t('discard.discard')}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
