import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** Around a region with tooltips: the first waits 700 ms, its neighbours follow at once for 300 ms (spec §9). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** A hint, never the only name of a control: touch screens have no hover. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-fade-in rounded-sm bg-ink px-3 py-1.5 text-sm text-paper shadow-lift"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
