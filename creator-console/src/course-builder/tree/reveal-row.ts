const rowOf = (id: string) => document.querySelector(`[data-row="${CSS.escape(id)}"]`);

/** Brings a row into view once it is drawn. */
export const revealRow = (id: string): void => {
  requestAnimationFrame(() => rowOf(id)?.scrollIntoView({ block: 'nearest' }));
};

/** Focuses the name of a row that is drawn, which stands behind its handle; a section has but a menu. */
export const focusDrawnRow = (id: string): void =>
  rowOf(id)?.querySelector<HTMLElement>(':scope > button ~ button')?.focus();

/** Focuses the name of a row once it is drawn. */
export const focusRow = (id: string): void => {
  requestAnimationFrame(() => focusDrawnRow(id));
};
