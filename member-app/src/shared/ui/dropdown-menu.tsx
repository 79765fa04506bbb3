import { clsx } from 'clsx';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';

export const DropdownMenu = Radix.Root;
export const DropdownMenuTrigger = Radix.Trigger;

export const DropdownMenuContent = ({ className, ...rest }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Portal>
    <Radix.Content
      align="end"
      sideOffset={8}
      collisionPadding={12}
      className={clsx(
        'z-50 min-w-56 rounded-md border border-line bg-surface p-1.5 shadow-float data-[state=open]:animate-rise',
        className,
      )}
      {...rest}
    />
  </Radix.Portal>
);

export const DropdownMenuItem = ({ className, ...rest }: ComponentProps<typeof Radix.Item>) => (
  <Radix.Item
    className={clsx(
      'flex min-h-11 items-center gap-3 rounded-sm px-3 text-base outline-none select-none [&_svg]:size-5 [&_svg]:text-ink-soft',
      'cursor-pointer data-[disabled]:opacity-50 data-[highlighted]:bg-evergreen-soft data-[highlighted]:text-evergreen-strong',
      className,
    )}
    {...rest}
  />
);

export const DropdownMenuLabel = ({ className, ...rest }: ComponentProps<typeof Radix.Label>) => (
  <Radix.Label className={clsx('px-3 py-2 text-sm text-ink-soft', className)} {...rest} />
);

export const DropdownMenuSeparator = () => <Radix.Separator className="mx-2 my-1.5 h-px bg-line" />;
