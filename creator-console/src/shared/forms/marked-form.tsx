import { Alert, Box, type SxProps } from '@mui/material';
import { goToFirstWrong, namesOfFields, type BrokenRule, brokenRules } from '@sanctum/web/forms/form-fields';
import { placeFaults } from '@sanctum/web/forms/place-faults';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { refusalOf } from '../../providers/refusal';
import { FaultsContext, NO_FAULTS } from './faults';
import { texts } from './texts';
import { Unsaved } from './unsaved';

function wordsFor(broken: BrokenRule): string {
  switch (broken.rule) {
    case 'tooShort':
      return texts.tooShort(broken.length);
    case 'tooLow':
      return texts.tooLow(broken.limit);
    case 'tooHigh':
      return texts.tooHigh(broken.limit);
    default:
      return texts[broken.rule];
  }
}

/** Returns the form's validation errors, as messages by field name, before anything is sent. */
const brokenIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(brokenRules(form).map(([{ name }, broken]) => [name, wordsFor(broken)]));

export interface MarkedFormProps {
  /** Error thrown by the last attempt. */
  refusal?: unknown;
  /** Reason for a failure without an error. */
  problem?: string | undefined;
  isBusy?: boolean;
  onSubmit: (form: HTMLFormElement) => unknown;
  /** Finds errors that no field rule can express, by field name. */
  check?: (() => Record<string, string>) | undefined;
  /** True if something outside the fields changed, such as drawn hours. */
  isBegun?: boolean;
  /** Overrides the check for unsaved text, for forms that track it themselves or whose text may be lost. */
  isUnsaved?: boolean;
  labelledBy?: string;
  sx?: SxProps;
  children: ReactNode;
}

/**
 * Base of all console forms that react-admin does not manage. Broken rules and the server's refusals are shown at
 * their fields, and the first one gets the focus. Errors without a field are shown in the `FormNotice`.
 */
export function MarkedForm({
  refusal,
  problem,
  isBusy = false,
  isBegun = false,
  isUnsaved,
  onSubmit,
  check,
  labelledBy,
  sx = {},
  children,
}: MarkedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isWritten, setWritten] = useState(false);
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    if (!isBusy && refusal === undefined) setWritten(false);
  }
  const [faults, setFaults] = useMarks(form, refusal, problem);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form may be inside another form, which must not be submitted.
    event.stopPropagation();
    if (isBusy || !form.current) return;
    const broken = { ...brokenIn(form.current), ...check?.() };
    if (Object.keys(broken).length > 0) setFaults({ at: broken, notices: [texts.check] });
    else void onSubmit(form.current);
  };

  return (
    <FaultsContext value={faults}>
      <Box
        component="form"
        noValidate
        ref={form}
        onSubmit={submit}
        sx={sx}
        onInput={() => setWritten(true)}
        {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
      >
        <Unsaved when={(isUnsaved ?? (isBegun || isWritten)) && !isBusy} />
        {children}
      </Box>
    </FaultsContext>
  );
}

/** Reasons for the refusal that no field shows. */
export const FormNotice = () => <Notices notices={useContext(FaultsContext).notices} />;

export const Notices = ({ notices, sx = {} }: { notices: readonly string[]; sx?: SxProps }) =>
  notices.length > 0 && (
    <Alert severity="error" sx={sx}>
      {notices.map((notice) => (
        <div key={notice}>{notice}</div>
      ))}
    </Alert>
  );

type Marks = Pick<typeof NO_FAULTS, 'at' | 'notices'>;

/** Field errors of a form; new ones move the focus to the first of them. */
function useMarks(form: RefObject<HTMLElement | null>, refusal: unknown, problem: string | undefined) {
  const [marks, setMarks] = useState<Marks>(NO_FAULTS);
  /** Set for new errors only, not when one is cleared: the focus stays where the coach is typing. */
  const [shown, setShown] = useState<Marks>(NO_FAULTS);
  const mark = (next: Marks) => {
    setMarks(next);
    setShown(next);
  };
  const place = useEffectEvent((element: HTMLElement) => mark(marksFrom(element, refusal, problem)));
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- which fields a form has is known once it stands in the page
    if (form.current) place(form.current);
  }, [form, refusal, problem]);
  useEffect(() => {
    if (Object.keys(shown.at).length > 0 && form.current) goToFirstWrong(form.current);
  }, [form, shown]);
  const faults = useMemo(
    () => ({
      ...marks,
      forget: (name: string) =>
        setMarks((before) => (name in before.at ? { ...before, at: without(before.at, name) } : before)),
    }),
    [marks],
  );
  return [faults, mark] as const;
}

function marksFrom(form: HTMLElement, refusal: unknown, problem: string | undefined): Marks {
  if (refusal === undefined) return { at: {}, notices: problem === undefined ? [] : [problem] };
  const { message = texts.problem, fields } = refusalOf(refusal);
  const { at, elsewhere } = placeFaults(fields, namesOfFields(form));
  return { at, notices: [...new Set([problem ?? message, ...elsewhere])] };
}

const without = (at: Marks['at'], name: string): Marks['at'] =>
  Object.fromEntries(Object.entries(at).filter(([other]) => other !== name));
