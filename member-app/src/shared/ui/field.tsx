import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { clsx } from 'clsx';

interface FieldWiring {
  id: string;
  name?: string;
  hintId?: string;
  errorId?: string;
  required?: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

export interface FieldProps {
  label: string;
  /** Name of the control in the form's data. */
  name?: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  className?: string;
  children: ReactNode;
}

/** One control with its label, hint and error. Inputs inside connect to it through `useFieldControl`. */
export function Field({ label, name, hint, error, required, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <FieldContext value={{ id, name, hintId, errorId, required }}>
      <div className={className}>
        <Label htmlFor={id}>{label}</Label>
        {children}
        {hint && (
          <p id={hintId} className="mt-1.5 text-sm text-ink-soft">
            {hint}
          </p>
        )}
        {error && (
          <p id={errorId} role="alert" className="mt-1.5 text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

/** Returns attributes for a control inside a field, to announce its label, hint and error. Empty outside a field. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (!field) return {};
  const describedBy = [field.errorId, field.hintId].filter(Boolean).join(' ');
  return {
    id: field.id,
    name: field.name,
    required: field.required,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': field.errorId ? true : undefined,
  };
}

const Label = ({ className, htmlFor, ...rest }: ComponentProps<'label'>) => (
  <label
    htmlFor={htmlFor}
    className={clsx('mb-1.5 block text-sm font-semibold text-ink', className)}
    {...rest}
  />
);
