import { Box, FormHelperText, type SxProps } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useFault } from './faults';

interface Props {
  /** Path of its value in the request. */
  name: string;
  label: string;
  sx?: SxProps;
  children: ReactNode;
}

/** Controls for one value, such as weekly hours: a refusal marks all of them and moves the focus here. */
export function FieldGroup({ name, label, sx = {}, children }: Props) {
  const id = useId();
  const { fault } = useFault(name);
  return (
    <Box
      component="fieldset"
      aria-label={label}
      data-field={name}
      tabIndex={-1}
      {...(fault !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
      sx={{ minWidth: 0, m: 0, p: 0, border: 0, ...sx }}
    >
      {fault !== undefined && (
        <FormHelperText error id={id}>
          {fault}
        </FormHelperText>
      )}
      {children}
    </Box>
  );
}
