import { clsx } from 'clsx';

interface ProgressProps {
  /** 0 to 100. */
  value: number;
  label: string;
  className?: string;
}

export function Progress({ value, label, className }: ProgressProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={clsx('h-2 overflow-hidden rounded-full bg-evergreen-soft', className)}
    >
      <div
        className="h-full rounded-full bg-evergreen transition-[width] duration-500 ease-calm"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
