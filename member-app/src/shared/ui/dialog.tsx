import { hasUnsaved } from '@sanctum/web/forms/form-fields';
import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import {
  type ComponentProps,
  createContext,
  lazy,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyle } from './button';

const DiscardQuestion = lazy(() => import('./discard-question'));

interface LayerOfDialog {
  layer?: RefObject<HTMLDivElement | null>;
  /** A separate layer in React's tree; otherwise a click on it would count as outside the dialog. */
  question?: ReactNode;
}

const LayerContext = createContext<LayerOfDialog>({});

/** A dialog. Escape, a click outside and every closing button ask first if something is unsaved. */
export function Dialog({ onOpenChange, ...props }: ComponentProps<typeof Radix.Root>) {
  const layer = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const change = (open: boolean) => {
    if (!open && hasUnsaved(layer.current)) setAsking(true);
    else onOpenChange?.(open);
  };
  const question = isAsking && (
    <Suspense>
      <DiscardQuestion
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          onOpenChange?.(false);
        }}
      />
    </Suspense>
  );
  return (
    <LayerContext value={{ layer, question }}>
      <Radix.Root {...props} onOpenChange={change} />
    </LayerContext>
  );
}

export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

interface ContentProps {
  title: string;
  description?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A question in the middle of the page; on a phone it rises from the bottom of the screen, close to the thumbs. */
export const DialogContent = ({ title, description, className, children }: ContentProps) => (
  <Layer
    described={Boolean(description)}
    onOpenAutoFocus={beginAtFirstField}
    className={clsx(
      'inset-x-0 bottom-0 max-h-[92dvh] overflow-y-auto rounded-t-xl p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))]',
      'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(34rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg sm:p-8',
      'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise',
      className,
    )}
  >
    <div className="flex items-start justify-between gap-4">
      <Radix.Title className="min-w-0 text-2xl wrap-anywhere">{title}</Radix.Title>
      <CloseButton />
    </div>
    {description && <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>}
    <div className="mt-5">{children}</div>
  </Layer>
);

interface DialogButtonProps extends Omit<ContentProps, 'children'> {
  button: ReactElement;
  /** Receives the function that closes the dialog. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ button, children, ...content }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>{button}</DialogTrigger>
      <DialogContent {...content}>{children(() => setOpen(false))}</DialogContent>
    </Dialog>
  );
}

const FIELD = 'input:not([type=hidden], [hidden]), select, textarea';

/** Focuses the first field of a dialog with a form, not its close button. */
function beginAtFirstField(event: Event): void {
  const field =
    event.currentTarget instanceof HTMLElement && event.currentTarget.querySelector<HTMLElement>(FIELD);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

const sides = {
  left: 'left-0 rounded-r-xl data-[state=closed]:animate-slide-out-left data-[state=open]:animate-slide-in-left',
  right:
    'right-0 rounded-l-xl data-[state=closed]:animate-slide-out-right data-[state=open]:animate-slide-in-right',
};

/** A panel that slides in from one side, such as the mobile menu. */
export const SheetContent = ({
  title,
  description,
  side = 'left',
  className,
  children,
}: ContentProps & { side?: keyof typeof sides }) => (
  <Layer
    described={Boolean(description)}
    className={clsx('inset-y-0 w-[min(22rem,88vw)] overflow-y-auto px-6 py-5', sides[side], className)}
  >
    <div className="flex items-center justify-between gap-4">
      <Radix.Title className="text-xl">{title}</Radix.Title>
      <CloseButton />
    </div>
    {description && <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>}
    {children}
  </Layer>
);

interface LayerProps {
  className: string;
  /** True if there is a description. Without one the attribute must be missing, or Radix warns. */
  described: boolean;
  onOpenAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

function Layer({ className, described, onOpenAutoFocus, children }: LayerProps) {
  const { layer, question } = useContext(LayerContext);
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 bg-shade data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
      <Radix.Content
        ref={layer}
        {...(described ? {} : { 'aria-describedby': undefined })}
        {...(onOpenAutoFocus && { onOpenAutoFocus })}
        className={clsx('fixed z-50 bg-surface shadow-float', className)}
      >
        {children}
        {question}
      </Radix.Content>
    </Radix.Portal>
  );
}

function CloseButton() {
  const { t } = useTranslation('ui');
  return (
    <Radix.Close
      aria-label={t('close')}
      className={buttonStyle({ variant: 'ghost', size: 'icon', className: '-mt-1 -mr-2' })}
    >
      <X aria-hidden />
    </Radix.Close>
  );
}
