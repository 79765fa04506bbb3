import { type FormEvent, useState } from 'react';
import { refusalOf } from '../../../providers/refusal';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import { texts } from './texts';

/**
 * A form that is saved by its button. What the server says of a field stands at that field, everything else above the button; what
 * needs a fresh sign-in asks for the password and is then saved by itself. What was typed stays until it is saved.
 */
export function useSavedForm<Name extends string>(
  save: (values: Record<Name, string>, form: HTMLFormElement) => Promise<unknown>,
  saved: string = texts.saved,
) {
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { run, isActing, problem, dialog } = useAct();
  const toast = useToast();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    ) as Record<Name, string>;
    setFaults({});
    if (isActing) return;
    void run(async () => {
      try {
        await save(values, form);
      } catch (error) {
        setFaults(refusalOf(error).fields);
        throw error;
      }
      toast({ title: saved });
    });
  };
  /** What a `TextField` of that name wants. */
  const field = (name: Name, help?: string) => ({
    name,
    error: faults[name] !== undefined,
    helperText: faults[name] ?? help,
  });
  return { onSubmit, field, isActing, problem, dialog };
}
