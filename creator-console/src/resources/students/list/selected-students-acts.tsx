import { ExportSelectedButton } from '../../../shared/list-export/export-button';
import { MessageManyButton } from '../acts/message-many-button';
import { EmailsButton } from '../acts/emails-button';
import { studentExport } from '../student/student-export';
import { TagSelectedButton } from '../tags/tag-selected-button';

export const SelectedStudentsActs = () => (
  <>
    <TagSelectedButton />
    <EmailsButton />
    <MessageManyButton />
    <ExportSelectedButton of={studentExport} />
  </>
);
