import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { BringingProducts } from '../../../groups';
import type { Student, BroughtGroup, StudentGroups } from '../parts/student.api';
import { texts } from './texts';
import { useActs } from '../../../../providers/use-acts';
import { useAttempt } from '../../../../shared/toast/use-attempt';
import { ActDialog } from '../../../../shared/fresh-sign-in/act-dialog';

interface BringBackProps {
  studentId: string;
  group: BroughtGroup;
  onDone: () => void;
}

/** Returns a student to a group that the coach removed the student from. */
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

/** Groups a student is in because of products, and those the coach removed the student from. */
export function BroughtGroups({ student, groups: { brought, takenOut }, onChanged }: Props) {
  const [leaving, setLeaving] = useState<BroughtGroup>();
  const { takeOutOfGroup } = useActs();
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
        <ActDialog
          title={texts.takeOutTitle(student.username, leaving.name)}
          text={texts.takeOutText}
          submit={texts.takeOut}
          done={() => texts.isOut(student.username, leaving.name)}
          onSubmit={() => takeOutOfGroup(student.id, leaving.id)}
          onDone={onChanged}
          onClose={() => setLeaving(undefined)}
        >
          <Typography>{texts.takeOutUntil}</Typography>
        </ActDialog>
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

/** A circle or pod with the products that bring the student in, and the coach's actions. */
const Row = ({ group, children }: { group: BroughtGroup; children: ReactNode }) => (
  <Box component="li" sx={{ ...ROW, py: 1, borderTop: 1, borderColor: 'divider' }}>
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{group.name}</Typography>
      <BringingProducts products={group.products} />
    </Box>
    <Box sx={{ flexShrink: 0 }}>{children}</Box>
  </Box>
);
