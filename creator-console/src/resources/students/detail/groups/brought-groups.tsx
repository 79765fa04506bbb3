import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { BringingProducts } from '../../../groups';
import type { Student } from '../parts/student.api';
import type { BroughtGroup, StudentGroups } from '../parts/student.api';
import { texts } from './texts';
import { useActs } from '../../../../providers/use-acts';
import { useAttempt } from '../../../../shared/toast/use-attempt';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { useAct } from '../../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../../shared/toast/use-toast';

interface TakeOutDialogProps {
  student: Student;
  group: BroughtGroup;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a student is taken out of a circle or pod, and says what comes of it. */
function TakeOutDialog({ student, group, onDone, onClose }: TakeOutDialogProps) {
  const act = useAct();
  const toast = useToast();
  const { takeOutOfGroup } = useActs();
  const takeOut = async () => {
    await takeOutOfGroup(student.id, group.id);
    toast({ title: texts.isOut(student.username, group.name) });
    onDone();
  };
  return (
    <FormDialog
      title={texts.takeOutTitle(student.username, group.name)}
      submit={texts.takeOut}
      maxWidth="xs"
      isActing={act.isActing}
      problem={act.problem}
      dialog={act.dialog}
      onSubmit={() => act.run(takeOut)}
      onClose={onClose}
    >
      <Typography>{texts.takeOutText}</Typography>
      <Typography>{texts.takeOutUntil}</Typography>
    </FormDialog>
  );
}

interface BringBackProps {
  studentId: string;
  group: BroughtGroup;
  onDone: () => void;
}

/** Lets a student in again where the coach has taken the student out. */
function BringBack({ studentId, group: { id, name }, onDone }: BringBackProps) {
  const { isBusy, attempt } = useAttempt(texts.notBack, texts.tryAgain);
  const { bringBackIntoGroup } = useActs();

  async function bringBack() {
    const isDone = await attempt(() => bringBackIntoGroup(studentId, id), { title: texts.isBack(name) });
    if (isDone) onDone();
  }

  return (
    <Button
      size="small"
      disabled={isBusy}
      aria-label={texts.bringBackTo(name)}
      onClick={() => void bringBack()}
    >
      {texts.bringBack}
    </Button>
  );
}

interface Props {
  student: Student;
  groups: Pick<StudentGroups, 'brought' | 'takenOut'>;
  onChanged: () => void;
}

/** Where a student is because of what the student has, and where the coach has taken the student out. */
export function BroughtGroups({ student, groups: { brought, takenOut }, onChanged }: Props) {
  const [leaving, setLeaving] = useState<BroughtGroup>();
  return (
    <>
      {brought.length > 0 && (
        <Part title={texts.brought}>
          {brought.map((group) => (
            <Row key={group.id} group={group}>
              <Button size="small" aria-label={texts.takeOutOf(group.name)} onClick={() => setLeaving(group)}>
                {texts.takeOut}
              </Button>
            </Row>
          ))}
        </Part>
      )}
      {takenOut.length > 0 && (
        <Part title={texts.takenOut}>
          {takenOut.map((group) => (
            <Row key={group.id} group={group}>
              <BringBack studentId={student.id} group={group} onDone={onChanged} />
            </Row>
          ))}
        </Part>
      )}
      {leaving && (
        <TakeOutDialog
          student={student}
          group={leaving}
          onDone={() => {
            setLeaving(undefined);
            onChanged();
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ width: '100%' }}>
    <Typography component="h3" variant="subtitle1">
      {title}
    </Typography>
    <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  </Box>
);

const ROW = { display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' } as const;

/** A circle or pod with what brings the student there, and what the coach can do. */
const Row = ({ group, children }: { group: BroughtGroup; children: ReactNode }) => (
  <Box component="li" sx={{ ...ROW, py: 1, borderTop: 1, borderColor: 'divider' }}>
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{group.name}</Typography>
      <BringingProducts products={group.products} />
    </Box>
    <Box sx={{ flexShrink: 0 }}>{children}</Box>
  </Box>
);
