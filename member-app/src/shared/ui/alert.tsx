import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';

type Tone = 'info' | 'success' | 'danger';

const tones: Record<Tone, { icon: LucideIcon; look: string }> = {
  info: { icon: Info, look: 'border-gold/50 bg-gold-soft text-gold-ink' },
  success: { icon: CircleCheck, look: 'border-evergreen/30 bg-evergreen-soft text-evergreen-strong' },
  danger: { icon: CircleAlert, look: 'border-danger/30 bg-danger-soft text-danger' },
};

interface AlertProps {
  tone?: Tone;
  title?: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** A message that stays on the page. A failure interrupts screen readers, anything else waits. */
export function Alert({ tone = 'info', title, className, children }: AlertProps) {
  const { icon: Icon, look } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx('flex gap-3 rounded-md border px-4 py-3', look, className)}
    >
      <Icon aria-hidden className="mt-1 size-5 shrink-0" />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-sm text-ink">{children}</div>}
      </div>
    </div>
  );
}
