import Check from 'lucide-react/icons/check';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldErrors, refusalSentence, refusedFields } from '../api/refusal';
import { i18n } from '../words/i18n';
import { Alert } from './alert';
import { Button, type ButtonProps } from './button';
import { Field, type FieldProps } from './field';

interface FormState {
  errors: FieldErrors;
  /** What no field can say. */
  message: string | null;
  pending: boolean;
  done: boolean;
}

const idle: FormState = { errors: {}, message: null, pending: false, done: false };
const FormContext = createContext(idle);

interface FormProps<Values> {
  /** Rejects with what the server said; the form shows it, at its field where it names one. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Empties the fields afterwards, as after changing a password. */
  clearWhenDone?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A form whose controls keep their own text, so nothing typed is lost on a failure. The rules written on the
 * controls (required, type, minLength) are checked here and told in our words; the server has the last one.
 */
export function Form<Values extends Record<string, string>>({
  onSubmit,
  clearWhenDone,
  className,
  children,
}: FormProps<Values>) {
  const [state, setState] = useState(idle);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const errors = brokenRules(element);
    if (Object.keys(errors).length > 0) return setState({ ...idle, errors });
    setState({ ...idle, pending: true });
    try {
      // Every named control here is a text control, so its value is a string.
      await onSubmit(Object.fromEntries(new FormData(element)) as Values);
      if (clearWhenDone) element.reset();
      setState({ ...idle, done: true });
    } catch (error) {
      setState({ ...idle, ...explain(error, element) });
    }
  }

  return (
    <FormContext value={state}>
      <form
        ref={form}
        noValidate
        className={className}
        onSubmit={(event) => void submit(event)}
        onInput={() => state.done && setState(idle)}
      >
        {children}
      </form>
    </FormContext>
  );
}

export function FormField({ name, label, ...rest }: Omit<FieldProps, 'error'> & { name: string }) {
  const problem = useContext(FormContext).errors[name];
  return <Field name={name} label={label} error={problem && `${label} ${problem}`} {...rest} />;
}

/** The button, with what went wrong above it and, if asked for, a word beside it once all is saved. */
export function SubmitButton({ showSaved, ...rest }: ButtonProps & { showSaved?: boolean }) {
  const { t } = useTranslation('ui');
  const { message, pending, done } = useContext(FormContext);
  return (
    <>
      {message && <Alert tone="danger">{message}</Alert>}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" pending={pending} {...rest} />
        {showSaved && (
          <output className="flex items-center gap-1.5 font-medium text-evergreen-strong">
            {done && (
              <>
                <Check aria-hidden className="size-5" />
                {t('form.saved')}
              </>
            )}
          </output>
        )}
      </div>
    </>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Control => 'validity' in element && 'name' in element);

function brokenRules(form: HTMLFormElement): FieldErrors {
  return Object.fromEntries(
    controlsOf(form).flatMap((control) => {
      const problem = brokenRule(control);
      return problem ? [[control.name, problem]] : [];
    }),
  );
}

function brokenRule(control: Control): string | null {
  const { validity } = control;
  if (validity.valueMissing || (control.required && control.value.trim() === ''))
    return i18n.t('ui:form.missing');
  if (validity.typeMismatch) return i18n.t('ui:form.notAnEmail');
  if (validity.tooShort && 'minLength' in control)
    return i18n.t('ui:form.tooShort', { length: control.minLength });
  return null;
}

function explain(error: unknown, form: HTMLFormElement): Pick<FormState, 'errors' | 'message'> {
  const errors = refusedFields(error);
  const names = Object.keys(errors);
  const allShown = names.length > 0 && names.every((name) => form.elements.namedItem(name) !== null);
  return { errors, message: allShown ? null : refusalSentence(error) };
}
