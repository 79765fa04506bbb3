import { useSite } from './site';

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
