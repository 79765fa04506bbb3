import { clsx } from 'clsx';
import * as Radix from 'radix-ui/tabs';
import type { ComponentProps } from 'react';

export const Tabs = Radix.Root;

export const TabsList = ({ className, ...rest }: ComponentProps<typeof Radix.List>) => (
  <Radix.List
    className={clsx('flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]', className)}
    {...rest}
  />
);

export const TabsTrigger = ({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger
    className={clsx(
      '-mb-px min-h-12 shrink-0 border-b-2 border-transparent px-4 font-semibold text-ink-soft transition-colors',
      'hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-evergreen data-[state=active]:text-evergreen',
      className,
    )}
    {...rest}
  />
);

export const TabsContent = ({ className, ...rest }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content className={clsx('pt-6', className)} {...rest} />
);
