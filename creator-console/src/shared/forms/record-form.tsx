import { goToFirstWrong, namesOfFields } from '@sanctum/web/forms/form-fields';
import { placeFaults } from '@sanctum/web/forms/place-faults';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, type FormProps, SimpleForm, type SimpleFormProps } from 'react-admin';
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form';
import { Notices } from './marked-form';
import { Unsaved } from './unsaved';

/**
 * A react-admin form for a record, with its toolbar. Refusals are shown at their fields, and leaving with unsaved
 * changes asks first.
 */
export const RecordForm = ({ children, ...props }: SimpleFormProps) => (
  <SimpleForm {...props}>
    <FormMarks />
    {children}
  </SimpleForm>
);

/** The same without a toolbar and styles. */
export const PlainRecordForm = ({ children, ...props }: FormProps) => (
  <Form {...props}>
    <FormMarks />
    {children}
  </Form>
);

/** Returns the error messages of a form by the paths of their fields. */
function sentencesIn(errors: FieldErrors, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => {
      const path = `${before}${name}`;
      if (!error || name === 'root') return [];
      if (typeof error.message === 'string') return [[path, error.message]];
      return Object.entries(sentencesIn(error as FieldErrors, `${path}.`));
    }),
  );
}

function FormMarks() {
  const here = useRef<HTMLSpanElement>(null);
  const { setError } = useFormContext();
  const { errors, isDirty, isSubmitting, submitCount } = useFormState();
  const [elsewhere, setElsewhere] = useState<readonly string[]>([]);

  const mark = useEffectEvent((form: HTMLFormElement) => {
    const said = sentencesIn(errors);
    const placed = placeFaults(said, namesOfFields(form));
    for (const [name, message] of Object.entries(placed.at))
      if (!(name in said)) setError(name, { type: 'server', message });
    setElsewhere(placed.elsewhere);
    goToFirstWrong(form);
  });
  useEffect(() => {
    const form = here.current?.closest('form');
    // After a submit, and not with each keystroke, so that the focus stays where errors are corrected.
    if (form && !isSubmitting && submitCount > 0) mark(form);
  }, [isSubmitting, submitCount]);

  return (
    <>
      <span ref={here} hidden />
      <Unsaved when={isDirty && !isSubmitting} />
      <Notices notices={elsewhere} sx={{ mb: 2 }} />
    </>
  );
}
