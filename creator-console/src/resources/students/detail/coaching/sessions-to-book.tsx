import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { DialogButton } from '../../../../shared/dialogs/dialog-button';
import { fullDay } from '../../../../shared/figures/format';
import { Ledger } from '../parts/ledger';
import { Loaded } from '../../../../shared/loaded';
import { type Student, type Credit, readCredits } from '../parts/student.api';
import { useStudentPart } from '../parts/use-student-part';
import { BookDialog } from './book-dialog';
import { GiveSessionsDialog } from './give-sessions-dialog';
import { texts } from './texts';
import { useActs } from '../../../../providers/use-acts';
import { ReasonDialog } from '../parts/reason-dialog';

/** Sessions a student can still book. The coach can add and remove sessions. */
export function SessionsToBook({ student, onBooked }: { student: Student; onBooked: () => void }) {
  const query = useStudentPart(student.id, 'sessions', readCredits);
  const [leaving, setLeaving] = useState<Credit>();
  const { takeSessionsBack } = useActs();
  const refresh = () => void query.refetch();
  return (
    <Stack spacing={2} sx={{ mt: 4 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h6" component="h3" sx={{ flex: '1 1 12rem' }}>
          {texts.title}
        </Typography>
        <DialogButton variant="contained" label={texts.book}>
          {(onClose) => (
            <BookDialog
              student={student}
              onDone={() => {
                refresh();
                onBooked();
              }}
              onClose={onClose}
            />
          )}
        </DialogButton>
        <DialogButton variant="outlined" label={texts.give}>
          {(onClose) => <GiveSessionsDialog student={student} onDone={refresh} onClose={onClose} />}
        </DialogButton>
      </Stack>
      <Loaded query={query} empty={<Typography color="textSecondary">{texts.none}</Typography>}>
        {(credits) => <Credits rows={credits} onTakeBack={setLeaving} />}
      </Loaded>
      {leaving && (
        <ReasonDialog
          title={texts.takeBackTitle(leaving.title)}
          text={texts.takeBackText}
          act={texts.takeBack}
          done={texts.takenBack}
          onAct={(reason) => takeSessionsBack(student.id, leaving.id, reason)}
          onDone={refresh}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Stack>
  );
}

const Credits = ({ rows, onTakeBack }: { rows: readonly Credit[]; onTakeBack: (credit: Credit) => void }) => (
  <Ledger
    label={texts.title}
    rows={rows}
    keyOf={({ id }) => id}
    columns={[
      { label: texts.offering, of: ({ title }) => title },
      { label: texts.from, of: ({ source }) => texts.sources[source] },
      { label: texts.left, of: ({ left, sessions }) => texts.leftOf(left, sessions) },
      { label: texts.until, of: untilOf },
      { label: texts.acts, of: (credit) => takeBackButton(credit, onTakeBack) },
    ]}
  />
);

function untilOf({ endedAt, expiresAt }: Credit): string {
  if (endedAt !== null) return texts.ended;
  return expiresAt === null ? texts.whenever : fullDay(expiresAt);
}

const takeBackButton = (credit: Credit, onTakeBack: (credit: Credit) => void) =>
  credit.endedAt === null && (
    <Button size="small" onClick={() => onTakeBack(credit)}>
      {texts.takeBack}
    </Button>
  );
