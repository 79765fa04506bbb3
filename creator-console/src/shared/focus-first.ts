const FIELDS =
  'input:not([type="file"]), textarea, [role="combobox"], [contenteditable="true"], [role="application"]';

/** Ref for a dialog's fields: focuses the first of them, where the dialog itself would have the focus. */
export const focusFirst = (fields: HTMLElement | null): void =>
  fields?.querySelector<HTMLElement>(FIELDS)?.focus();
