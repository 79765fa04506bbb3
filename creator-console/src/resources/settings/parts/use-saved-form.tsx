import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import { texts } from './texts';

/**
 * A form that is saved by its button. What needs a fresh sign-in asks for the password and is then saved by itself. What was typed
 * stays until it is saved.
 */
export function useSavedForm<Name extends string>(
  save: (values: Record<Name, string>, form: HTMLFormElement) => Promise<unknown>,
  saved: string = texts.saved,
) {
  const { run, ...acting } = useAct();
  const toast = useToast();

  const onSubmit = (form: HTMLFormElement) => {
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    ) as Record<Name, string>;
    return run(async () => {
      await save(values, form);
      toast({ title: saved });
    });
  };
  /** What a `TextField` of that name wants. */
  const field = (name: Name, helperText?: string) => ({
    name,
    ...(helperText !== undefined && { helperText }),
  });
  return { ...acting, onSubmit, field };
}
