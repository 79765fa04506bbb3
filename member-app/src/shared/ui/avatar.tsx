import { clsx } from 'clsx';
import { initialsOf } from './initials';

const sizes = {
  sm: 'size-9 text-xs',
  md: 'size-12 text-sm',
  lg: 'size-16 text-lg',
  xl: 'size-24 text-2xl',
};

interface AvatarProps {
  name: string;
  src: string | null;
  /** Where no name stands beside it. */
  alt?: string;
  size?: keyof typeof sizes;
  className?: string;
}

/** A person's picture, or the initials without one. Decorative: the name is beside it. */
export function Avatar({ name, src, alt = '', size = 'md', className }: AvatarProps) {
  const look = clsx('shrink-0 rounded-full border border-line', sizes[size], className);
  if (src) return <img src={src} alt={alt} className={clsx(look, 'bg-sunken object-cover')} />;
  return (
    <span
      aria-hidden
      className={clsx(
        look,
        'grid place-items-center bg-evergreen-soft font-semibold text-evergreen-strong select-none',
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
