import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from './spinner';

/** On touch screens, an invisible area makes a low button as tall as a fingertip. */
const TOUCHED =
  'pointer-coarse:not-[.absolute]:relative pointer-coarse:after:absolute pointer-coarse:after:inset-x-0';

export const buttonStyle = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap select-none',
    'transition-[background-color,border-color,color,box-shadow,translate] duration-200 ease-calm',
    'active:translate-y-px disabled:pointer-events-none disabled:opacity-55',
    'aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        // toasts avoid covering `main-button`
        primary: 'main-button bg-evergreen text-on-evergreen hover:bg-evergreen-strong',
        secondary:
          'border border-line-strong/60 bg-surface text-ink hover:border-evergreen hover:text-evergreen',
        soft: 'bg-evergreen-soft text-evergreen-strong hover:bg-wash-leaf',
        ghost: 'text-ink hover:bg-evergreen-soft hover:text-evergreen-strong',
        destructive: 'bg-danger text-on-danger hover:brightness-110',
        link: 'rounded-sm text-evergreen underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: {
        sm: `min-h-9 px-4 text-sm ${TOUCHED} pointer-coarse:after:-inset-y-1`,
        md: 'min-h-11 px-6 text-base',
        lg: 'min-h-13 px-8 text-lg',
        icon: 'size-11 shrink-0 text-lg',
      },
    },
    compoundVariants: [
      { variant: 'link', className: `min-h-6! px-0! ${TOUCHED} pointer-coarse:after:-inset-y-2.5` },
    ],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

type Look = VariantProps<typeof buttonStyle>;

export type ButtonProps = ComponentProps<'button'> & Look & { pending?: boolean };

/** Prevents a second click, and a second submit with Enter. */
const keepStill = (event: MouseEvent) => event.preventDefault();

/**
 * A button. While pending it cannot be clicked again, and shows a small spinner. It is only `aria-disabled`, because a
 * browser removes the focus from a disabled button.
 */
export const Button = ({ variant, size, pending, className, children, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    className={buttonStyle({ variant, size, className })}
    aria-disabled={pending || undefined}
    onClick={pending ? keepStill : onClick}
    aria-busy={pending || undefined}
    {...rest}
  >
    {pending && <Spinner />}
    {children}
  </button>
);

/** A link that looks like a button. */
export const ButtonLink = ({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Look) => (
  <Link className={buttonStyle({ variant, size, className })} {...rest} />
);
