import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { type ContentKind, CreateContentContext } from './context';

const ContentDialog = lazy(() => import('./content-dialog'));

/** Allows everything inside to open the Create Content dialogs. A closed dialog forgets its fields. */
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
