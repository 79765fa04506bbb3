import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useActs } from '../../../../providers/use-acts';
import { useAttempt } from '../../../../shared/toast/use-attempt';
import { type Group, readCircles, readPods } from '../../../groups';
import { Loaded } from '../../../../shared/loaded';
import { type Student, readGroupsOf, type StudentGroups } from '../parts/student.api';
import { useStudentPart } from '../parts/use-student-part';
import { BroughtGroups } from './brought-groups';
import { texts } from './texts';
import { Secondary } from '../../../../shared/secondary';
import { ChoiceField } from '../../../../shared/forms/use-fields';

const readAll = async (id: string) => {
  const [circles, pods, groups] = await Promise.all([readCircles(), readPods(), readGroupsOf(id)]);
  return { circles, pods, groups };
};

export function GroupsTab({ student }: { student: Student }) {
  const query = useStudentPart(student.id, 'groups', readAll);
  return (
    <Loaded query={query}>
      {({ circles, pods, groups }) => (
        <Assignments
          key={`${groups.circleId} ${groups.podId}`}
          student={student}
          circles={circles}
          pods={pods}
          groups={groups}
          onSaved={() => void query.refetch()}
        />
      )}
    </Loaded>
  );
}

interface Props {
  student: Student;
  circles: Group[];
  pods: Group[];
  groups: StudentGroups;
  onSaved: () => void;
}

function Assignments({ student, circles, pods, groups, onSaved }: Props) {
  const [chosen, setChosen] = useState(groups);
  const { isBusy, attempt } = useAttempt(texts.failed, texts.tryAgain);
  const { saveStudentGroups } = useActs();
  const isChanged = chosen.circleId !== groups.circleId || chosen.podId !== groups.podId;

  const save = async () => {
    const { circleId, podId } = chosen;
    const isSaved = await attempt(() => saveStudentGroups(student.id, { circleId, podId }), {
      title: texts.saved,
    });
    if (isSaved) onSaved();
  };

  return (
    <Stack spacing={2.5} sx={{ maxWidth: '26rem', alignItems: 'flex-start' }}>
      <Choice
        name="circleId"
        label={texts.circle}
        groups={circles}
        value={chosen.circleId}
        onChoose={(circleId) => setChosen({ ...chosen, circleId })}
      />
      <Choice
        name="podId"
        label={texts.pod}
        groups={pods}
        value={chosen.podId}
        onChoose={(podId) => setChosen({ ...chosen, podId })}
      />
      {circles.length + pods.length === 0 && <Alert severity="info">{texts.noneYet}</Alert>}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={!isChanged || isBusy} onClick={() => void save()}>
          {texts.save}
        </Button>
        <Button component={Link} to="/groups">
          {texts.manage}
        </Button>
      </Stack>
      <BroughtGroups student={student} groups={groups} onChanged={onSaved} />
      <Secondary>{texts.lead}</Secondary>
    </Stack>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  groups: Group[];
  value: string | null;
  onChoose: (id: string | null) => void;
}

const Choice = ({ name, label, groups, value, onChoose }: ChoiceProps) => (
  <ChoiceField
    name={name}
    fullWidth
    label={label}
    choices={[{ id: '', name: texts.none }, ...groups]}
    value={value ?? ''}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    onChange={(id) => onChoose(id === '' ? null : id)}
  />
);
