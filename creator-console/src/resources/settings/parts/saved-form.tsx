import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { FormNotice, MarkedForm } from '../../../shared/forms/marked-form';
import { texts } from './texts';
import type { useSavedForm } from './use-saved-form';

interface SavedFormProps {
  form: Pick<ReturnType<typeof useSavedForm>, 'onSubmit' | 'isActing' | 'refusal' | 'dialog'>;
  submit?: string;
  /** Shown beside the save button. */
  otherAct?: ReactNode;
  children: ReactNode;
}

/** Form with its fields, the server's refusal, and the save button. */
export function SavedForm({ form, submit = texts.save, otherAct, children }: SavedFormProps) {
  return (
    <>
      <MarkedForm
        refusal={form.refusal}
        isBusy={form.isActing}
        onSubmit={form.onSubmit}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        {children}
        <FormNotice />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" loading={form.isActing}>
            {submit}
          </Button>
          {otherAct}
        </Box>
      </MarkedForm>
      {form.dialog}
    </>
  );
}
