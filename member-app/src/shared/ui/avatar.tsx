import { clsx } from 'clsx';
import { initialsOf } from './initials';
import { Picture } from './picture';

const sizes = {
  xs: 'size-7 text-[0.625rem]',
  sm: 'size-9 text-xs',
  md: 'size-12 text-sm',
  lg: 'size-16 text-lg',
  xl: 'size-24 text-2xl',
};

/** Widths of these sizes. */
const widths = { xs: '1.75rem', sm: '2.25rem', md: '3rem', lg: '4rem', xl: '6rem' };

/** Classes for the level's sign on the edge of the picture. */
const badges: Record<keyof typeof sizes, string> = {
  xs: 'size-4 text-[0.5rem]',
  sm: 'size-4.5 text-[0.625rem]',
  md: 'size-5.5 text-xs',
  lg: 'size-7 text-base',
  xl: 'size-9 text-xl',
};

interface AvatarProps {
  name: string;
  src: string | null;
  /** Text for a picture without a name beside it. */
  alt?: string;
  size?: keyof typeof sizes;
  /** The person's level, if visible. Decorative too, because the text is beside it. */
  level?: { level: number; emoji: string };
  className?: string;
}

/** A person's picture or initials. Decorative: the name is beside it. */
export function Avatar({ level, className, ...face }: AvatarProps) {
  if (!level) return <Face {...face} {...(className && { className })} />;
  return (
    <span className={clsx('relative inline-block shrink-0', className)}>
      <Face {...face} />
      <span
        aria-hidden
        className={clsx(
          'absolute -right-1 -bottom-1 grid place-items-center rounded-full border border-line bg-surface leading-none select-none',
          badges[face.size ?? 'md'],
        )}
      >
        {level.emoji}
      </span>
    </span>
  );
}

function Face({ name, src, alt = '', size = 'md', className }: Omit<AvatarProps, 'level'>) {
  const look = clsx('shrink-0 rounded-full border border-line', sizes[size], className);
  if (src)
    return (
      <Picture src={src} sizes={widths[size]} alt={alt} className={clsx(look, 'bg-sunken object-cover')} />
    );
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
