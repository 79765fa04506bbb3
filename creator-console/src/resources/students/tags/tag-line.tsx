import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { refusalOf } from '../../../providers/refusal';
import type { CountedTag } from './student-tag';
import { texts } from './texts';

const NAME_LIMIT = 40;

/** One tag: its name to be changed, how many have it, and a question before it goes. */
export function TagLine({ tag }: { tag: CountedTag }) {
  const [name, setName] = useState(tag.name);
  const [asks, setAsks] = useState(false);
  const [problem, setProblem] = useState<string>();
  const refresh = useRefresh();
  const provider = useDataProvider();

  async function run(work: Promise<unknown>): Promise<void> {
    try {
      await work;
      setProblem(undefined);
      refresh();
    } catch (error) {
      setProblem(refusalOf(error).message ?? texts.failed);
    }
  }
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(provider.update('student-tags', { id: tag.id, data: { name }, previousData: tag }));
  };

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
        {texts.deleteAsks(tag.name, texts.on(tag.students))}
      </Alert>
    );
  }
  return (
    <form onSubmit={save}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      >
        <TextField
          size="small"
          fullWidth
          value={name}
          error={problem !== undefined}
          helperText={problem}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: NAME_LIMIT, 'aria-label': texts.rename(tag.name) } }}
        />
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {texts.on(tag.students)}
        </Typography>
        <Button type="submit" disabled={name.trim() === '' || name.trim() === tag.name}>
          {texts.save}
        </Button>
        <IconButton aria-label={texts.delete(tag.name)} onClick={() => setAsks(true)}>
          <DeleteIcon />
        </IconButton>
      </Stack>
    </form>
  );
}
