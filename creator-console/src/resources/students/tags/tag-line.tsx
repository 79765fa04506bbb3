import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { refusalOf, WrongFields } from '../../../providers/refusal';
import type { CountedTag } from './use-tagging';
import { texts } from './texts';
import { TextField } from '../../../shared/forms/text-field';
import { MarkedForm } from '../../../shared/forms/marked-form';
import { Secondary } from '../../../shared/secondary';
import { IconAct } from '../../../shared/icon-act';

const NAME_LIMIT = 40;

/** One tag: rename, number of students, and delete after a confirmation. */
// oxlint-disable-next-line max-lines-per-function -- one line, renamed or deleted in place
export function TagLine({ tag }: { tag: CountedTag }) {
  const [name, setName] = useState(tag.name);
  const [asks, setAsks] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const refresh = useRefresh();
  const provider = useDataProvider();

  async function run(work: Promise<unknown>): Promise<void> {
    try {
      await work;
      setRefusal(undefined);
      refresh();
    } catch (error) {
      // The name is the only field, so every error is about it.
      setRefusal(new WrongFields('', { name: refusalOf(error).message ?? texts.failed }));
    }
  }
  const save = () => run(provider.update('student-tags', { id: tag.id, data: { name }, previousData: tag }));

  if (asks) {
    return (
      <Alert
        severity="warning"
        action={
          <Stack direction="row">
            <Button color="inherit" onClick={() => void run(provider.delete('student-tags', { id: tag.id }))}>
              {texts.deleteNow}
            </Button>
            <Button color="inherit" onClick={() => setAsks(false)}>
              {texts.keep}
            </Button>
          </Stack>
        }
      >
        {texts.deleteAsks(tag.name, texts.on(tag.studentCount))}
      </Alert>
    );
  }
  return (
    <MarkedForm refusal={refusal} isUnsaved={name !== tag.name} onSubmit={save}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      >
        <TextField
          name="name"
          size="small"
          fullWidth
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: NAME_LIMIT, 'aria-label': texts.rename(tag.name) } }}
        />
        <Secondary sx={{ whiteSpace: 'nowrap' }}>{texts.on(tag.studentCount)}</Secondary>
        <Button type="submit" disabled={name.trim() === '' || name.trim() === tag.name}>
          {texts.save}
        </Button>
        <IconAct icon={DeleteIcon} label={texts.delete(tag.name)} onClick={() => setAsks(true)} />
      </Stack>
    </MarkedForm>
  );
}
