import { useEffect } from 'react';
import { keptDraft } from './content/kept-draft';
import { serverMessage } from './outline/api';
import { texts } from './shared/texts';
import type { OpenedBuilder } from './open-builder';

/** From opening a course to leaving it. */
export function useBuilderLife(opened: OpenedBuilder, tell: (told: { message: string }) => void): void {
  useEffect(() => {
    const { keeper, tabs, resume } = opened;
    keptDraft.sweep(Date.now());
    keeper.enter();
    tabs.open();
    resume().then(
      (wasLeft) => wasLeft && tell({ message: texts.resumed }),
      (error: unknown) => tell({ message: serverMessage(error, texts.notResumed) }),
    );
    return () => {
      keeper.exit();
      tabs.close();
    };
  }, [opened, tell]);
}
