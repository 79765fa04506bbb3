import Check from 'lucide-react/icons/check';
import {
  createContext,
  type FormEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { type BrokenRule, brokenRules, goToFirstWrong, namesOfFields } from '@sanctum/web/forms/form-fields';
import { placeFaults } from '@sanctum/web/forms/place-faults';
import { type FieldErrors, refusalSentence, refusedFields } from '../api/refusal';
import { i18n } from '../words/i18n';
import { Alert } from './alert';
import { Button, type ButtonProps } from './button';
import { Field, type FieldProps } from './field';
import { placeInHistory } from './place-in-history';

interface FormState {
  errors: FieldErrors;
  /** Messages that belong to no field, one sentence each. */
  messages: readonly string[];
  pending: boolean;
  done: boolean;
}

const idle: FormState = { errors: {}, messages: [], pending: false, done: false };
const FormContext = createContext(idle);

/** Loaded once something was typed. */
const LeaveGuard = lazy(() => import('./leave-guard'));

interface FormProps<Values> {
  /** Rejects with the server's error. The form shows it, at a field if the error names one. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** True: empties the fields afterwards, as after changing a password. */
  clearWhenDone?: boolean;
  /**
   * Overrides the form's check for unsaved text, for forms that track it, keep a draft, or have nothing worth keeping.
   */
  isUnsaved?: boolean;
  /** Finds problems that no rule on a single field can express, by the names of the fields. */
  check?: () => FieldErrors;
  className?: string;
  children: ReactNode;
}

/**
 * A form with uncontrolled fields, so nothing typed is lost on a failure. The fields' rules (required, type, minLength)
 * are checked here, with our own messages; the server checks everything again.
 */
export function Form<Values extends Record<string, string>>({
  onSubmit,
  clearWhenDone,
  isUnsaved,
  check,
  className,
  children,
}: FormProps<Values>) {
  const [state, setState] = useState(idle);
  const [isWritten, setWritten] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useGoToFirstWrong(form, state.errors);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A nested form must not submit the outer form.
    event.stopPropagation();
    if (state.pending) return;
    const element = event.currentTarget;
    const errors = { ...brokenIn(element), ...check?.() };
    if (Object.keys(errors).length > 0) return setState({ ...idle, errors });
    setState({ ...idle, pending: true });
    try {
      // Every named control here is a text control, so its value is a string.
      await onSubmit(Object.fromEntries(new FormData(element)) as Values);
      if (clearWhenDone) element.reset();
      setWritten(false);
      setState({ ...idle, done: true });
    } catch (error) {
      setState({ ...idle, ...explain(error, element) });
    }
  }

  const holdsWords = (isUnsaved ?? isWritten) && !state.pending;
  return (
    <FormContext value={state}>
      <form
        ref={form}
        noValidate
        className={className}
        onSubmit={(event) => void submit(event)}
        onInput={() => {
          setWritten(true);
          if (state.done) setState(idle);
        }}
        {...(holdsWords && { 'data-unsaved': '' })}
      >
        {holdsWords && (
          <Suspense fallback={<StayMeanwhile />}>
            <LeaveGuard />
          </Suspense>
        )}
        {children}
      </form>
    </FormContext>
  );
}

function useGoToFirstWrong(form: RefObject<HTMLFormElement | null>, errors: FieldErrors) {
  useEffect(() => {
    if (form.current && Object.keys(errors).length > 0) goToFirstWrong(form.current);
  }, [form, errors]);
}

/** Undoes every step through the history. Stands in for the guard that asks, until its code has arrived. */
function StayMeanwhile(): null {
  useEffect(() => {
    const place = placeInHistory();
    const stay = (event: Event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const steps = placeInHistory() - place;
      if (steps !== 0) history.go(-steps);
    };
    addEventListener('before-back', stay);
    return () => removeEventListener('before-back', stay);
  }, []);
  return null;
}

/** Problem of a field in the form around it. */
export const useFormError = (name: string): string | undefined => useContext(FormContext).errors[name];

/** Shows the reasons for a refusal that belong to no field. */
export function FormMessage() {
  const { messages } = useContext(FormContext);
  if (messages.length === 0) return null;
  return (
    <Alert tone="danger">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Alert>
  );
}

export const FormField = ({ name, label, ...rest }: Omit<FieldProps, 'error'> & { name: string }) => (
  <Field name={name} label={label} error={useFormError(name)} {...rest} />
);

/** The submit button, with errors above it and, on request, a confirmation beside it. */
export function SubmitButton({ showSaved, ...rest }: ButtonProps & { showSaved?: boolean }) {
  const { t } = useTranslation('ui');
  const { pending, done } = useContext(FormContext);
  return (
    <>
      <FormMessage />
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

/** Returns messages for broken rules of the controls, each with the label of its control. */
const brokenIn = (form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    brokenRules(form).map(([control, broken]) => [
      control.name,
      `${control.labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? ''} ${wordsFor(broken)}`.trim(),
    ]),
  );

function wordsFor(broken: BrokenRule): string {
  switch (broken.rule) {
    case 'tooShort':
      return i18n.t('ui:form.tooShort', { length: broken.length });
    case 'tooLow':
    case 'tooHigh':
      return i18n.t(`ui:form.${broken.rule}`, { limit: broken.limit });
    default:
      return i18n.t(`ui:form.${broken.rule}`);
  }
}

function explain(error: unknown, form: HTMLFormElement): Pick<FormState, 'errors' | 'messages'> {
  const { at, elsewhere } = placeFaults(refusedFields(error), namesOfFields(form));
  const areAllShown = Object.keys(at).length > 0 && elsewhere.length === 0;
  return { errors: at, messages: areAllShown ? [] : [...new Set([refusalSentence(error), ...elsewhere])] };
}
