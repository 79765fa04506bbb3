import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSite } from '../shared/site/site';

const lineStyle = 'page-width block py-2.5 text-center text-sm font-medium wrap-anywhere';

/** The coach's announcement, above every page while it lasts. */
export function Announcement() {
  const { t } = useTranslation('shell');
  const { announcement } = useSite();
  if (!announcement) return null;
  return (
    <aside aria-label={t('announcement')} className="bg-forest text-on-forest print:hidden">
      <Line {...announcement} />
    </aside>
  );
}

function Line({ text, url }: { text: string; url: string }) {
  if (url === '') return <p className={lineStyle}>{text}</p>;
  const look = `${lineStyle} underline decoration-1 underline-offset-4 hover:decoration-2`;
  return url.startsWith('/') ? (
    <Link to={url} className={look}>
      {text}
    </Link>
  ) : (
    <a href={url} className={look}>
      {text}
    </a>
  );
}
