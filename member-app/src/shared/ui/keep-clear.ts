import { useLayoutEffect, useRef } from 'react';

/** Narrower than this is a phone, as in the `sm:` classes. */
const PHONE_BELOW = 640;

type Side = 'top' | 'bottom';

/** On phones toasts come from above, because main buttons are below there. */
const sidesInOrder = (): [Side, Side] => (innerWidth < PHONE_BELOW ? ['top', 'bottom'] : ['bottom', 'top']);

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function coversMainButton(list: HTMLElement): boolean {
  const own = list.getBoundingClientRect();
  return [...document.querySelectorAll('.main-button')].some((button) =>
    overlap(own, button.getBoundingClientRect()),
  );
}

/** Moves the list of toasts to the side of the screen on which it covers no main button. */
function chooseSide(list: HTMLElement): void {
  const [usual, other] = sidesInOrder();
  list.dataset.side = usual;
  if (!coversMainButton(list)) return;
  list.dataset.side = other;
  if (coversMainButton(list)) list.dataset.side = usual;
}

/** To be given to something inside a toast: keeps the list of toasts off the main buttons while it is shown. */
export function useKeepClear<Inside extends HTMLElement>() {
  const inside = useRef<Inside>(null);
  useLayoutEffect(() => {
    const list = inside.current?.closest('ol');
    if (!list) return undefined;
    const choose = () => chooseSide(list);
    choose();
    addEventListener('scroll', choose, { passive: true });
    addEventListener('resize', choose);
    return () => {
      removeEventListener('scroll', choose);
      removeEventListener('resize', choose);
    };
  }, []);
  return inside;
}
