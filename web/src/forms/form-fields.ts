type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Rules that a browser checks by itself, as far as our forms use them. */
export type BrokenRule =
  | { rule: 'missing' | 'notAnEmail' | 'notALink' | 'notANumber' }
  | { rule: 'tooShort'; length: number }
  | { rule: 'tooLow' | 'tooHigh'; limit: string };

const isControl = (element: Element): element is Control => 'validity' in element && 'name' in element;

/** A field that is no control of a form, such as a week to draw in, bears its name so. */
const MARKED_AS_FIELD = '[data-field]';

/** The names of all fields of a form, in the order in which they stand. */
export const namesOfFields = (form: HTMLElement): string[] =>
  [...form.querySelectorAll<HTMLElement>(`[name], ${MARKED_AS_FIELD}`)].flatMap(
    (field) => field.dataset['field'] ?? field.getAttribute('name') ?? [],
  );

/** The rule that each control breaks first, by its name: the browser’s own bubbles cannot be styled, translated or read again. */
export const brokenRules = (form: HTMLFormElement): [control: Control, broken: BrokenRule][] =>
  [...form.elements].flatMap((element) => {
    if (!isControl(element) || element.name === '' || element.disabled) return [];
    const broken = brokenRule(element);
    return broken ? [[element, broken] as [Control, BrokenRule]] : [];
  });

function brokenRule(control: Control): BrokenRule | undefined {
  const { validity, value } = control;
  const isText = control.type !== 'checkbox' && control.type !== 'radio' && control.type !== 'file';
  if (validity.valueMissing || (control.required && isText && value.trim() === ''))
    return { rule: 'missing' };
  if (validity.typeMismatch) return { rule: control.type === 'url' ? 'notALink' : 'notAnEmail' };
  if (validity.badInput || validity.stepMismatch) return { rule: 'notANumber' };
  if (!('minLength' in control)) return undefined;
  if (validity.tooShort) return { rule: 'tooShort', length: control.minLength };
  if (!('min' in control)) return undefined;
  if (validity.rangeUnderflow) return { rule: 'tooLow', limit: control.min };
  if (validity.rangeOverflow) return { rule: 'tooHigh', limit: control.max };
  return undefined;
}

/** Leads to the first field that is marked as wrong: it has the focus, and is in the middle of what is seen. */
export function goToFirstWrong(form: HTMLElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!wrong) return;
  wrong.focus({ preventScroll: true });
  wrong.scrollIntoView({ block: 'center' });
}

const UNSAVED = '[data-unsaved]';

/** Tells whether something was written there that would be lost with it. */
export const hasUnsaved = (place: ParentNode | null = document): boolean =>
  place?.querySelector(UNSAVED) != null;

/** Calls back once nothing on the page is unsaved any more, as when a save ends while its words are asked about. Returns the end of waiting. */
export function onceSaved(callBack: () => void): () => void {
  if (!hasUnsaved()) {
    callBack();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (hasUnsaved()) return;
    observer.disconnect();
    callBack();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-unsaved'] });
  return () => observer.disconnect();
}
