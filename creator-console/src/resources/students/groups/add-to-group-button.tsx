import GroupIcon from '@mui/icons-material/GroupAddOutlined';
import { Autocomplete, DialogContentText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import { useActs } from '../../../providers/use-acts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { TextField } from '../../../shared/forms/text-field';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { OpenButton } from '../../../shared/open-button';
import { useToast } from '../../../shared/toast/use-toast';
import { type Group, readCircles, readPods } from '../../groups';
import type { Student } from '../student/student';
import { texts } from './texts';

const readGroups = async () => (await Promise.all([readCircles(), readPods()])).flat();

export function AddToGroupButton() {
  const { selectedIds } = useListContext<Student>();
  return (
    <OpenButton label={texts.open} icon={<GroupIcon />}>
      {(close) => <AddToGroupDialog studentIds={selectedIds} onClose={close} />}
    </OpenButton>
  );
}

/** Adds these students to a circle or pod; undo removes those who were added. */
function AddToGroupDialog({ studentIds, onClose }: { studentIds: string[]; onClose: () => void }) {
  const { addToGroup, removeFromGroup } = useActs();
  const { run, ...acting } = useAct();
  const toast = useToast();
  const refresh = useRefresh();
  const [group, setGroup] = useState<Group | null>(null);
  const { data: groups = [] } = useQuery({ queryKey: ['groups', 'all'], queryFn: readGroups, staleTime: 0 });

  const add = async ({ id, name }: Group) => {
    const { studentIds: added, elsewhere, refused } = await addToGroup(id, studentIds);
    const undo = () =>
      void removeFromGroup(id, added).then(refresh, () => toast({ title: texts.failed, failed: true }));
    const title = texts.added(name, added.length, elsewhere, refused);
    toast({ title, ...(added.length > 0 && { undo }) });
    refresh();
    onClose();
  };
  return (
    <FormDialog
      {...acting}
      maxWidth="xs"
      title={texts.title(studentIds.length)}
      submit={texts.submit}
      isReady={group !== null}
      onSubmit={() => group && run(() => add(group))}
      onClose={onClose}
    >
      <DialogContentText>{texts.text}</DialogContentText>
      <Autocomplete
        openOnFocus
        autoHighlight
        options={groups}
        value={group}
        groupBy={({ kind }) => texts.kinds[kind]}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        onChange={(_, chosen) => setGroup(chosen)}
        renderInput={(params) => <TextField {...params} name="groupId" label={texts.group} />}
      />
    </FormDialog>
  );
}
