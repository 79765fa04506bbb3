import { PageTitle } from '../../../shared/lib/page-title';
import { EmptyState } from '../../../shared/ui/empty-state';
import { SignedInOnly } from '../../session';
import { Notebook } from './notebook';
import { notebookTexts } from '../texts';

/** The notebook as a page. The coach takes no lessons and so has no notes. */
export function NotesPage() {
  return (
    <SignedInOnly>
      {({ role }) => (
        <>
          <PageTitle>{notebookTexts.title}</PageTitle>
          {role === 'creator' ? (
            <EmptyState level={1} title={notebookTexts.coach.title} description={notebookTexts.coach.text} />
          ) : (
            <Notebook />
          )}
        </>
      )}
    </SignedInOnly>
  );
}
