import { useState } from 'react';
import { readPreferences, remember } from '../playback/preferences';

/** The help sheet, and whether this device uses the keys it tells of. */
export function useShortcutsSheet() {
  const [isOpen, setIsOpen] = useState(false);
  const [enabled, setEnabled] = useState(() => readPreferences(localStorage).shortcuts);
  return {
    enabled,
    open: () => {
      // a sheet of the page cannot be seen above a video that fills the screen
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
