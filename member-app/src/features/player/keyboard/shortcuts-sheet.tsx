import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogContent } from '../../../shared/ui/dialog';
import { readPreferences, remember } from '../playback/preferences';

/** Manages the help sheet, and whether this device uses its shortcuts. */
export function useShortcutsSheet() {
  const [isOpen, setIsOpen] = useState(false);
  const [enabled, setEnabled] = useState(() => readPreferences(localStorage).shortcuts);
  return {
    enabled,
    open: () => {
      // a sheet of the page would be invisible above a full-screen video
      if (document.fullscreenElement) void document.exitFullscreen();
      setIsOpen(true);
    },
    dialog: {
      open: isOpen,
      onOpenChange: setIsOpen,
      enabled,
      onEnabledChange: (next: boolean) => {
        setEnabled(next);
        remember(localStorage, { shortcuts: next });
      },
    },
  };
}

const SPACE = 'Space';

/** Keys as labeled, with their effect. */
const SHORTCUTS = [
  { keys: [SPACE, 'K'], does: 'play' },
  { keys: ['J', 'L'], does: 'tens' },
  { keys: ['←', '→'], does: 'fives' },
  { keys: ['↑', '↓'], does: 'volume' },
  { keys: ['M'], does: 'sound' },
  { keys: ['C'], does: 'captions' },
  { keys: ['F'], does: 'fullScreen' },
  { keys: ['<', '>'], does: 'speed' },
  { keys: ['0', '…', '9'], does: 'part' },
  { keys: ['N'], does: 'notes' },
  { keys: ['?'], does: 'help' },
] as const;

interface ShortcutsSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
}

export function ShortcutsSheet({ open, onOpenChange, enabled, onEnabledChange }: ShortcutsSheetProps) {
  const { t } = useTranslation('player');
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t('shortcuts.title')} description={t('shortcuts.description')}>
        <label className="flex min-h-11 items-center gap-3 font-medium">
          <input
            type="checkbox"
            className="size-5 accent-evergreen"
            checked={enabled}
            onChange={(event) => onEnabledChange(event.target.checked)}
          />
          {t('shortcuts.enabled')}
        </label>
        <dl className="mt-2 divide-y divide-line">
          {SHORTCUTS.map(({ keys, does }) => (
            <div key={does} className="flex items-center justify-between gap-4 py-2">
              <dt>{t(`shortcuts.does.${does}`)}</dt>
              <dd className="flex shrink-0 gap-1.5">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="inline-grid min-w-8 place-items-center rounded-sm border border-line-strong/60 bg-sunken px-2 py-0.5 font-sans text-sm font-semibold"
                  >
                    {key === SPACE ? t('shortcuts.keys.space') : key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-ink-soft">{t('shortcuts.touch')}</p>
      </DialogContent>
    </Dialog>
  );
}
