import Mail from 'lucide-react/icons/mail';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { productPath } from '../../../shared/lib/paths';
import { useCoach } from '../../../shared/site/site';
import { buttonStyle } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { useSession } from '../../session';
import { useToArrange } from '../../sessions';
import { useLibrary } from '../api';

/** Coaching without sessions to book, such as a circle: the coach writes when it starts. */
export function ToArrange() {
  const { data: toArrange = [] } = useToArrange();
  if (toArrange.length === 0) return null;
  return <Waiting ids={new Set(toArrange.map(({ productId }) => productId))} />;
}

function Waiting({ ids }: { ids: ReadonlySet<string> }) {
  const { t } = useTranslation(['sessions', 'ui']);
  const { email } = useCoach();
  const { data: member } = useSession();
  const { data: items } = useLibrary();
  if (!member || !items) return null;
  const waiting = items.filter(({ productId }) => ids.has(productId));
  return (
    <section aria-labelledby="to-arrange" className="mt-10">
      <h2 id="to-arrange" className="text-2xl">
        {t('toArrange')}
      </h2>
      <Card className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-5 p-6">
        <div className="min-w-0 grow basis-64">
          <ul className="space-y-2">
            {waiting.map(({ productId, type, title }) => (
              <li key={productId}>
                <Link
                  to={productPath({ id: productId, type })}
                  className="font-semibold wrap-anywhere underline decoration-1 underline-offset-4 hover:text-evergreen"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-3 wrap-anywhere text-ink-soft">{t('ui:coachWrites', { email: member.email })}</p>
        </div>
        <a
          href={`mailto:${email}`}
          className={buttonStyle({ variant: 'secondary', className: 'max-sm:w-full' })}
        >
          <Mail aria-hidden />
          {t('write')}
        </a>
      </Card>
    </section>
  );
}
