import { useSite } from './site';

/** The coach in a picture; nothing as long as there is none. */
export function Portrait({ className }: { className: string }) {
  const { pictures, coach } = useSite();
  if (pictures.portraitUrl === null) return null;
  return (
    <img
      src={pictures.portraitUrl}
      alt={coach.name}
      loading="lazy"
      decoding="async"
      className={`aspect-4/5 w-full object-cover ${className}`}
    />
  );
}
