import { LettersButton } from '../acts/letters-button';
import { ExportSelectedButton } from '../export/export-button';
import { TagSelectedButton } from '../tags/tag-selected-button';

/** What can be done with the students whose boxes are ticked. */
export const SelectedStudentsActs = () => (
  <>
    <TagSelectedButton />
    <LettersButton />
    <ExportSelectedButton />
  </>
);
