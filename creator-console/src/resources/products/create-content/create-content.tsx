import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { lazily } from '../../../shared/lazily';
import { type ContentKind, CreateContentContext } from './context';

const ContentDialog = lazily(() => import('./content-dialog'), 'default');

/** Everything inside can open the dialogs of Create Content. A closed dialog forgets what was typed. */
export function CreateContent({ children }: { children: ReactNode }) {
  const [kind, setKind] = useState<ContentKind>();
  const context = useMemo(() => ({ open: setKind }), []);
  return (
    <CreateContentContext value={context}>
      {children}
      {kind && (
        <Suspense>
          <ContentDialog key={kind} kind={kind} onClose={() => setKind(undefined)} />
        </Suspense>
      )}
    </CreateContentContext>
  );
}
