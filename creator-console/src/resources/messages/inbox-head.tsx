import { Box, MenuItem, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { texts } from './texts';
import { pathOfView, useView, VIEWS } from './view';
import { TextField } from '../../shared/forms/text-field';

export function InboxHead({ children }: { children?: ReactNode }) {
  const view = useView();
  const navigate = useNavigate();
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="h2" variant="h6">
        {texts.inbox}
      </Typography>
      {children}
      <TextField
        name="view"
        select
        size="small"
        label={texts.show}
        value={view}
        // what was open in one view is not in another
        onChange={({ target }) => void navigate(pathOfView(target.value as (typeof VIEWS)[number]))}
        fullWidth
      >
        {VIEWS.map((one) => (
          <MenuItem key={one} value={one}>
            {texts.views[one]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
