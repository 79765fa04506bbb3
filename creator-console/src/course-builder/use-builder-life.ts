import { useEffect } from 'react';
import type { ShowToast } from '../shared/toast/toast';
import { widgetDrafts } from './content/widget-drafts';
import { serverMessage } from './outline/api';
import { texts } from './shared/texts';
import type { OpenedBuilder } from './open-builder';

/** From opening a course to leaving it. */
export function useBuilderLife(opened: OpenedBuilder, toast: ShowToast): void {
  useEffect(() => {
    const { storage, tabs, resume } = opened;
    widgetDrafts.sweep(Date.now());
    storage.open();
    tabs.open();
    resume().then(
      (wasLeft) => wasLeft && toast({ title: texts.resumed }),
      (error: unknown) => toast({ title: serverMessage(error, texts.notResumed), failed: true }),
    );
    return () => {
      storage.close();
      tabs.close();
    };
  }, [opened, toast]);
}
