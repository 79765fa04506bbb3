import { TextField as MuiTextField, type TextFieldProps as MuiProps } from '@mui/material';
import { useFault } from './faults';

export type TextFieldProps = MuiProps & {
  /** Name for the browser and for error messages: the path of its value in the request. */
  name: string;
};

/** A text, number, time or select field with its form's error. */
export function TextField({ name, error = false, helperText, onChange, ...rest }: TextFieldProps) {
  const { fault, forget } = useFault(name);
  return (
    <MuiTextField
      {...rest}
      name={name}
      error={error || fault !== undefined}
      helperText={fault ?? helperText}
      onChange={(event) => {
        forget();
        onChange?.(event);
      }}
    />
  );
}
