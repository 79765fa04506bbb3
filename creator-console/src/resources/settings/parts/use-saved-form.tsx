import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import { texts } from './texts';

/**
 * A form with a save button. If a fresh sign-in is needed, it asks for the password and then saves. Typed text stays
 * until it is saved.
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
  /** Returns the props of the `TextField` with this name. */
  const field = (name: Name, helperText?: string) => ({
    name,
    ...(helperText !== undefined && { helperText }),
  });
  return { ...acting, onSubmit, field };
}
