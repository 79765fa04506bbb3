import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { SearchInput } from 'react-admin';
import { PartList } from '../../shared/part-list';
import { dayOf, momentOf } from '../../shared/moment';
import { PhoneList } from '../../shared/phone-list';
import { RowLink } from '../../shared/row-link';
import { studentPath } from '../students';
import type { SequenceEntry } from './sequence';
import { texts } from './texts';
import { RecordTable } from '../../shared/record-table';
import { RowCard } from '../../shared/row-card';

/** Members in a sequence, with their current step and the next email's date. */
export const EntryTable = ({ sequenceId }: { sequenceId: string }) => (
  <PartList<SequenceEntry>
    resource="sequence-entries"
    filter={{ sequenceId }}
    sort={{ field: 'enteredAt', order: 'DESC' }}
    filters={<SearchInput source="q" placeholder={texts.student} />}
    icon={PeopleIcon}
    texts={texts.entryList}
    table={
      <RecordTable<SequenceEntry>
        rowClick={(_, __, row) => studentPath(row.studentId)}
        columns={[
          {
            label: texts.student,
            by: 'studentName',
            render: ({ studentId, studentName }) => (
              <RowLink to={studentPath(studentId)}>{studentName}</RowLink>
            ),
          },
          { label: texts.beganWith, render: ({ title }) => title || '–' },
          { label: texts.entered, by: 'enteredAt', render: ({ enteredAt }) => dayOf(enteredAt) },
          { label: texts.mailings, by: 'mailings', render: ({ mailings }) => mailings },
          { label: texts.next, by: 'nextAt', render: nextOf },
        ]}
      />
    }
    cards={<PhoneList row={EntryCard} to={({ studentId }: SequenceEntry) => studentPath(studentId)} />}
  />
);

const nextOf = ({ nextSubject, nextAt, endReason, endedAt }: SequenceEntry): string => {
  if (endReason !== null && endedAt !== null)
    return texts.endedOn(texts.endReasons[endReason], dayOf(endedAt));
  return nextSubject === null || nextAt === null ? '–' : texts.nextOn(nextSubject, momentOf(nextAt));
};

const EntryCard = (entry: SequenceEntry) => (
  <RowCard
    name={entry.studentName}
    facts={[`${texts.entered}: ${dayOf(entry.enteredAt)} · ${nextOf(entry)}`]}
  />
);
