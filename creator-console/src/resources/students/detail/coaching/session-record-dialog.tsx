import { Link, Typography } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { fullDay } from '../../../../shared/figures/format';
import { IntakeAnswers } from '../../../../shared/intake-answers';
import type { Booking } from '../parts/student.api';
import { texts } from './texts';
import { Loaded } from '../../../../shared/loaded';
import { InfoDialog } from '../../../../shared/dialogs/info-dialog';

type Call = Schemas['BookingResponse'];

export function SessionRecordDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { id, title, date, time } = booking;
  const query = useGetOne<Call>('coaching/bookings', { id });
  return (
    <InfoDialog title={title} close={texts.close} onClose={onClose}>
      <Typography color="textSecondary">
        {fullDay(date)}, {time}
      </Typography>
      <Loaded query={query} failed={texts.recordFailed} loading={texts.loadingRecord} heights={[96]}>
        {(call) => <Written call={call} />}
      </Loaded>
    </InfoDialog>
  );
}

function Written({ call: { answers, note, sharedNotes, privateNote, recordingUrl, files } }: { call: Call }) {
  const words = [
    { label: texts.herNote, text: note },
    { label: texts.sharedNotes, text: sharedNotes },
    { label: texts.privateNote, text: privateNote },
  ].filter((part): part is { label: string; text: string } => part.text !== null);
  if (answers.length + words.length + files.length === 0 && recordingUrl === null)
    return <Typography sx={{ mt: 2 }}>{texts.nothingWritten}</Typography>;
  return (
    <>
      {answers.length > 0 && (
        <Part label={texts.answers}>
          <IntakeAnswers answers={answers} />
        </Part>
      )}
      {words.map(({ label, text }) => (
        <Part key={label} label={label}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {text}
          </Typography>
        </Part>
      ))}
      {files.length > 0 && (
        <Part label={texts.files}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {files.map(({ fileName }) => fileName).join(', ')}
          </Typography>
        </Part>
      )}
      {recordingUrl !== null && (
        <Link href={recordingUrl} sx={{ display: 'inline-block', mt: 2 }}>
          {texts.recording}
        </Link>
      )}
    </>
  );
}

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Typography component="h3" variant="subtitle2" sx={{ mt: 2 }}>
      {label}
    </Typography>
    {children}
  </>
);
