import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/toast';
import { useTranslation } from 'react-i18next';
import { useLayoutEffect, useRef } from 'react';
import { type Toast, toastDuration, toastStore } from './toast-store';

/**
 * The area for toasts. Radix provides the specified behavior: F8 focuses it, a swipe of 50 px to the right dismisses a
 * toast.
 */
export default function ToastViewport({ toast }: { toast: Toast }) {
  const { t } = useTranslation('ui');
  return (
    <Radix.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={50}>
      <Radix.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => !open && toastStore.dismiss(toast.id)}
        className={clsx(
          'flex items-start gap-4 rounded-md border p-4 pl-5 shadow-float',
          'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise group-data-[side=top]:data-[state=open]:animate-drop',
          'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
          'data-[swipe=end]:animate-slide-out-right',
          toast.variant === 'destructive'
            ? 'border-danger bg-danger text-on-danger'
            : 'border-line bg-surface text-ink',
        )}
      >
        <Message toast={toast} />
        <Radix.Close
          aria-label={t('close')}
          className="-mt-1 -mr-1 grid size-8 shrink-0 place-items-center rounded-full hover:bg-ink/10"
        >
          <X aria-hidden className="size-4" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        label={t('toasts')}
        className={clsx(
          'group fixed inset-x-4 z-[60] flex flex-col sm:right-6 sm:left-auto sm:w-96 print:hidden',
          // above the members' bottom bar, or the area that a phone reserves at its bottom
          'data-[side=bottom]:bottom-[calc(1rem+var(--bottom-bar,env(safe-area-inset-bottom)))]',
          // below the header
          'data-[side=top]:top-18 lg:data-[side=top]:top-24',
        )}
      />
    </Radix.Provider>
  );
}

function Message({ toast: { title, description } }: { toast: Toast }) {
  const message = useKeepClear<HTMLDivElement>();
  return (
    <div ref={message} className="grow">
      <Radix.Title className="font-semibold">{title}</Radix.Title>
      {description && <Radix.Description className="mt-0.5 text-sm">{description}</Radix.Description>}
    </div>
  );
}

/** Width in pixels below which the screen is a phone, as in the `sm:` classes. */
const PHONE_BELOW = 640;

type Side = 'top' | 'bottom';

/** Order of the sides: on phones toasts come from above, because main buttons are below. */
const sidesInOrder = (): [Side, Side] => (innerWidth < PHONE_BELOW ? ['top', 'bottom'] : ['bottom', 'top']);

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Selects main buttons, and elements that a page marks with `data-uncovered`. */
const UNCOVERED = '.main-button, [data-uncovered]';

function covers(list: HTMLElement): boolean {
  const own = list.getBoundingClientRect();
  return [...document.querySelectorAll(UNCOVERED)].some((element) =>
    overlap(own, element.getBoundingClientRect()),
  );
}

/** Moves the toasts to the side of the screen where they cover no main button or marked element. */
function chooseSide(list: HTMLElement): void {
  const [usual, other] = sidesInOrder();
  list.dataset.side = usual;
  if (!covers(list)) return;
  list.dataset.side = other;
  if (covers(list)) list.dataset.side = usual;
}

/** Ref for an element inside a toast: keeps the toasts off the main buttons while shown. */
function useKeepClear<Inside extends HTMLElement>() {
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
