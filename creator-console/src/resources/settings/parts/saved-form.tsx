import { Alert, Box, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { texts } from './texts';
import type { useSavedForm } from './use-saved-form';

interface SavedFormProps {
  form: Pick<ReturnType<typeof useSavedForm>, 'onSubmit' | 'isActing' | 'problem' | 'dialog'>;
  submit?: string;
  /** Beside the button that saves. */
  otherAct?: ReactNode;
  children: ReactNode;
}

/** Fields, what the server refused, and the button that saves. */
export const SavedForm = ({ form, submit = texts.save, otherAct, children }: SavedFormProps) => (
  <>
    <Stack component="form" spacing={2.5} onSubmit={form.onSubmit}>
      {children}
      {form.problem && <Alert severity="error">{form.problem}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={form.isActing}>
          {submit}
        </Button>
        {otherAct}
      </Box>
    </Stack>
    {form.dialog}
  </>
);
