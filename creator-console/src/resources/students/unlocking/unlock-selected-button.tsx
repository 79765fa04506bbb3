import UnlockIcon from '@mui/icons-material/LockOpenOutlined';
import { Box, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useRefresh, useUnselectAll } from 'react-admin';
import { useActs } from '../../../providers/use-acts';
import { ChoiceField } from '../../../shared/forms/use-fields';
import { OpenButton } from '../../../shared/open-button';
import { ReasonDialog } from '../detail/parts/reason-dialog';
import { type Product, ProductChoice, useProductsInShop } from '../giving/product-choice';
import type { Student } from '../student/student';
import { readLockedModules } from './modules.api';
import { texts } from './texts';
import { countsOf, type Outcome, unlockForEach } from './unlock-for-each';

export function UnlockSelectedButton() {
  const { selectedIds } = useListContext<Student>();
  return (
    <OpenButton label={texts.open} icon={<UnlockIcon />}>
      {(close) => <UnlockDialog studentIds={selectedIds} onClose={close} />}
    </OpenButton>
  );
}

interface UnlockDialogProps {
  studentIds: string[];
  onClose: () => void;
}

/** The chosen course and module, the modules to choose from, and the outcomes so far. */
function useUnlocking(studentIds: string[]) {
  const { openModuleEarly } = useActs();
  const [course, setCourse] = useState<Product | null>(null);
  const [moduleId, setModuleId] = useState('');
  const [outcomes, setOutcomes] = useState(() => new Map<string, Outcome>());
  const [settled, setSettled] = useState(0);
  const { data: modules } = useQuery({
    queryKey: ['locked-modules', course?.id],
    queryFn: () => readLockedModules(course?.id ?? ''),
    enabled: course !== null,
    staleTime: 0,
  });
  const choose = (chosenCourse: Product | null, chosenModule = '') => {
    setCourse(chosenCourse);
    setModuleId(chosenModule);
    // the outcomes so far are those of another module
    setOutcomes(new Map());
    setSettled(0);
  };
  const unlock = async (reason: string) => {
    if (!course) return;
    const open = (id: string) => openModuleEarly({ studentId: id, courseId: course.id }, moduleId, reason);
    await unlockForEach(studentIds, outcomes, open, setSettled);
  };
  return { course, moduleId, modules, outcomes, settled, choose, unlock };
}

/** Unlocks one module of a course for these students, with progress. */
function UnlockDialog({ studentIds, onClose }: UnlockDialogProps) {
  const refresh = useRefresh();
  const unselectAll = useUnselectAll('students');
  const courses = useProductsInShop().filter(({ type }) => type === 'course');
  const { course, moduleId, modules, outcomes, settled, choose, unlock } = useUnlocking(studentIds);
  const end = () => {
    unselectAll();
    refresh();
  };
  return (
    <ReasonDialog
      title={texts.title(studentIds.length)}
      text={texts.text}
      act={texts.submit}
      done={() => texts.done(countsOf(outcomes))}
      isReady={moduleId !== ''}
      onAct={unlock}
      onDone={end}
      onClose={onClose}
    >
      <ProductChoice
        name="courseId"
        label={texts.course}
        products={courses}
        chosen={course}
        onChoose={choose}
      />
      {modules?.length === 0 && <Typography color="textSecondary">{texts.noneLocked}</Typography>}
      {modules && modules.length > 0 && (
        <ChoiceField
          name="moduleId"
          label={texts.module}
          value={moduleId}
          choices={modules}
          onChange={(id) => choose(course, id)}
        />
      )}
      {settled > 0 && <Progress settled={settled} total={studentIds.length} />}
    </ReasonDialog>
  );
}

function Progress({ settled, total }: { settled: number; total: number }) {
  const words = texts.progress(settled, total);
  return (
    <Box>
      <Typography component="output">{words}</Typography>
      <LinearProgress variant="determinate" aria-label={words} value={(100 * settled) / total} />
    </Box>
  );
}
