import { Picture } from './picture';
import { useSite } from '../site/site';

export function Portrait({ className }: { className: string }) {
  const { pictures, coach } = useSite();
  if (pictures.portraitUrl === null) return null;
  return (
    <Picture
      src={pictures.portraitUrl}
      sizes="(min-width: 64rem) 30rem, calc(100vw - 2.5rem)"
      alt={coach.name}
      loading="lazy"
      decoding="async"
      className={`aspect-4/5 w-full object-cover ${className}`}
    />
  );
}
