/** Brings a row into view once it is drawn. */
export const revealRow = (id: string): void => {
  requestAnimationFrame(() =>
    document.querySelector(`[data-row="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' }),
  );
};
