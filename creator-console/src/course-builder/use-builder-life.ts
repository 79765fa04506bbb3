import { useEffect } from 'react';
import { widgetDrafts } from './content/widget-drafts';
import { serverMessage } from './outline/api';
import { texts } from './shared/texts';
import type { OpenedBuilder } from './open-builder';

/** From opening a course to leaving it. */
export function useBuilderLife(opened: OpenedBuilder, notify: (notice: { message: string }) => void): void {
  useEffect(() => {
    const { storage, tabs, resume } = opened;
    widgetDrafts.sweep(Date.now());
    storage.open();
    tabs.open();
    resume().then(
      (wasLeft) => wasLeft && notify({ message: texts.resumed }),
      (error: unknown) => notify({ message: serverMessage(error, texts.notResumed) }),
    );
    return () => {
      storage.close();
      tabs.close();
    };
  }, [opened, notify]);
}
