import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { lazily } from '../../../shared/lazily';
import { type ContentKind, CreateContentContext } from './context';

const ContentDialog = lazily(() => import('./content-dialog'), 'default');
const ImportCourseDialog = lazily(() => import('../course-import/import-course-dialog'), 'default');

/** Allows everything inside to open the dialogs that create or import content. A closed dialog forgets its fields. */
export function CreateContent({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<ContentKind | 'import'>();
  const context = useMemo(() => ({ open: setDialog }), []);
  const close = () => setDialog(undefined);
  return (
    <CreateContentContext value={context}>
      {children}
      {dialog && (
        <Suspense>
          {dialog === 'import' ? (
            <ImportCourseDialog onClose={close} />
          ) : (
            <ContentDialog key={dialog} kind={dialog} onClose={close} />
          )}
        </Suspense>
      )}
    </CreateContentContext>
  );
}
