const rowOf = (id: string) => document.querySelector(`[data-row="${CSS.escape(id)}"]`);

/** Brings a row into view once it is drawn. */
export const revealRow = (id: string): void => {
  requestAnimationFrame(() => rowOf(id)?.scrollIntoView({ block: 'nearest' }));
};

/** To its name, which stands behind its handle; a section has but a menu. */
export const focusRow = (id: string): void => {
  requestAnimationFrame(() => rowOf(id)?.querySelector<HTMLElement>(':scope > button ~ button')?.focus());
};
