const FIELDS =
  'input:not([type="file"]), textarea, [role="combobox"], [contenteditable="true"], [role="application"]';

/** The ref of a dialog's fields: the first of them is ready to be written in, where else the dialog itself has the focus. */
export const focusFirst = (fields: HTMLElement | null): void =>
  fields?.querySelector<HTMLElement>(FIELDS)?.focus();
