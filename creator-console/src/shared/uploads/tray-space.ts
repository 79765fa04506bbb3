const GAP = 24;

/** Space reserved at the end of every page, so that its end can be scrolled out from under the tray. */
export const TRAY_SPACE = 'var(--uploads-tray-space, 0px)';

/** Ref of the tray, which reports its height while it exists. */
export function reserveTraySpace(tray: HTMLElement | null): (() => void) | undefined {
  if (!tray) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--uploads-tray-space', `${tray.offsetHeight + GAP}px`),
  );
  observer.observe(tray);
  return () => {
    observer.disconnect();
    style.removeProperty('--uploads-tray-space');
  };
}
