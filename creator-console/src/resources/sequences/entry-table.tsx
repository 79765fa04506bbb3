import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { Box, Typography } from '@mui/material';
import { DataTable, SearchInput } from 'react-admin';
import { PartList } from '../../shared/part-list';
import { dayOf, momentOf } from '../../shared/moment';
import { PhoneList } from '../../shared/phone-list';
import { RowLink } from '../../shared/row-link';
import { studentPath } from '../students';
import type { SequenceEntry } from './sequence';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';

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
      <DataTable<SequenceEntry>
        bulkActionButtons={false}
        rowClick={(_, __, row) => studentPath(row.studentId)}
      >
        <DataTable.Col<SequenceEntry>
          source="studentName"
          label={texts.student}
          render={({ studentId, studentName }) => (
            <RowLink to={studentPath(studentId)}>{studentName}</RowLink>
          )}
        />
        <DataTable.Col<SequenceEntry>
          label={texts.beganWith}
          disableSort
          render={({ title }) => title || '–'}
        />
        <DataTable.Col<SequenceEntry>
          source="enteredAt"
          label={texts.entered}
          render={({ enteredAt }) => dayOf(enteredAt)}
        />
        <DataTable.Col source="mailings" label={texts.mailings} />
        <DataTable.Col<SequenceEntry> source="nextAt" label={texts.next} render={nextOf} />
      </DataTable>
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
  <Box>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {entry.studentName}
    </Typography>
    <Secondary>
      {texts.entered}: {dayOf(entry.enteredAt)} · {nextOf(entry)}
    </Secondary>
  </Box>
);
