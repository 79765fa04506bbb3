import { Link } from 'react-router-dom';
import { paths } from '../shared/lib/paths';
import { useSite } from '../shared/site/site';

/** The sprout and the name. */
export function Brand() {
  const { place } = useSite();
  return (
    <Link to={paths.home} className="inline-flex min-w-0 items-center gap-2 font-serif text-xl font-medium">
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0 text-evergreen max-[21rem]:hidden">
        <g fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round">
          <path className="fill-wash-leaf" d="M16 16c0-6.5 3.5-10.5 10.5-11.5c.5 7.5-3 11.5-10.5 11.5Z" />
          <path className="fill-wash-leaf" d="M16 21.5c0-5.200-3-8.300-9.300-9c-.2 6 3 9 9.300 9Z" />
          <path d="M16 28V16l5-5M16 21.5l-4.5-4.5" />
        </g>
      </svg>
      <span className="truncate">{place.name}</span>
    </Link>
  );
}
