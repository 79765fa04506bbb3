import { hasUnsaved } from '@sanctum/web/forms/form-fields';
import { useRef, useState } from 'react';
import { DiscardDialog } from './discard-dialog';

/** For a dialog with a form: `close` asks first when something in its `paper` is unsaved, by a `question` that lies above it. */
export function useAskingClose(onClose: () => void) {
  const paper = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (hasUnsaved(paper.current)) setAsking(true);
    else onClose();
  };
  const question = isAsking && <DiscardDialog onDiscard={onClose} onKeep={() => setAsking(false)} />;
  return { paper, close, question };
}
