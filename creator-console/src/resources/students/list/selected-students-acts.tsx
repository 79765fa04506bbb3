import { ExportSelectedButton } from '../../../shared/list-export/export-button';
import { MessageManyButton } from '../acts/message-many-button';
import { LettersButton } from '../acts/letters-button';
import { studentExport } from '../student/student-export';
import { TagSelectedButton } from '../tags/tag-selected-button';

export const SelectedStudentsActs = () => (
  <>
    <TagSelectedButton />
    <LettersButton />
    <MessageManyButton />
    <ExportSelectedButton of={studentExport} />
  </>
);
