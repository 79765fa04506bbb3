import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { SearchInput } from 'react-admin';
import { PartList } from '../../shared/part-list';
import { dayOf, momentOf } from '../../shared/moment';
import { studentPath } from '../students';
import type { SequenceEntry } from './sequence';
import { texts } from './texts';
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
    to={({ studentId }) => studentPath(studentId)}
    card={EntryCard}
    columns={[
      { label: texts.student, by: 'studentName', isLink: true, render: ({ studentName }) => studentName },
      { label: texts.beganWith, render: ({ title }) => title || '–' },
      { label: texts.entered, by: 'enteredAt', render: ({ enteredAt }) => dayOf(enteredAt) },
      { label: texts.mailings, by: 'mailings', render: ({ mailings }) => mailings },
      { label: texts.next, by: 'nextAt', render: nextOf },
    ]}
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
