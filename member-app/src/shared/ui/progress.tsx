import { clsx } from 'clsx';

interface ProgressProps {
  /** From 0 to 100. */
  value: number;
  label: string;
  className?: string;
}

export const Progress = ({ value, label, className }: ProgressProps) => (
  <progress
    max={100}
    value={Math.round(value)}
    aria-label={label}
    className={clsx(
      'block h-2 w-full appearance-none overflow-hidden rounded-full bg-evergreen-soft',
      '[&::-webkit-progress-bar]:bg-evergreen-soft [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-evergreen',
      '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-evergreen',
      '[&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-500',
      className,
    )}
  />
);
