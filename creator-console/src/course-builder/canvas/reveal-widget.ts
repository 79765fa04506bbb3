/** Brings what was put at the end of the page into view once it is drawn. */
export const revealWidget = (id: string): void => {
  requestAnimationFrame(() =>
    document.querySelector(`[data-widget="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' }),
  );
};
