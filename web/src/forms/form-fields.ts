type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Built-in browser rules that our forms use. */
export type BrokenRule =
  | { rule: 'missing' | 'notAnEmail' | 'notALink' | 'notANumber' }
  | { rule: 'tooShort'; length: number }
  | { rule: 'tooLow' | 'tooHigh'; limit: string };

const isControl = (element: Element): element is Control => 'validity' in element && 'name' in element;

/** Attribute with the name of a field that is not a form control, such as the drawn week of opening hours. */
const MARKED_AS_FIELD = '[data-field]';

/** Names of all fields of a form, in order. */
export const namesOfFields = (form: HTMLElement): string[] =>
  [...form.querySelectorAll<HTMLElement>(`[name], ${MARKED_AS_FIELD}`)].flatMap(
    (field) => field.dataset['field'] ?? field.getAttribute('name') ?? [],
  );

/**
 * Returns the first rule that each control breaks, by its name. The browser's own bubbles cannot be styled, translated
 * or read again.
 */
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

/** Focuses the first field with an error and scrolls it to the middle. */
export function goToFirstWrong(form: HTMLElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!wrong) return;
  wrong.focus({ preventScroll: true });
  wrong.scrollIntoView({ block: 'center' });
}

const UNSAVED = '[data-unsaved]';

/** Returns whether it has unsaved text. */
export const hasUnsaved = (place: ParentNode | null = document): boolean =>
  place?.querySelector(UNSAVED) != null;

/**
 * Calls back once nothing on the page is unsaved, for example when a save ends while the question is open. Returns a
 * function that cancels this.
 */
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
