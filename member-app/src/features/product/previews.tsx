import { useTranslation } from 'react-i18next';
import { DialogButton } from '../../shared/ui/dialog';

/** Pictures of pages inside; each opens in its full size. */
export function Previews({ urls }: { urls: readonly string[] }) {
  const { t } = useTranslation('product');
  return (
    <section>
      <h2 className="text-2xl">{t('previews.title')}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4">
        {urls.map((url, place) => {
          const name = t('previews.page', { page: place + 1, of: urls.length });
          return (
            <li key={url}>
              <DialogButton
                button={
                  <button
                    type="button"
                    aria-label={name}
                    className="block w-full overflow-hidden rounded-md border border-line transition-shadow duration-300 hover:shadow-lift"
                  >
                    <img
                      src={url}
                      alt=""
                      loading="lazy"
                      className="aspect-3/4 w-full object-cover object-top"
                    />
                  </button>
                }
                title={name}
              >
                {() => <img src={url} alt={name} className="mt-4 w-full rounded-md border border-line" />}
              </DialogButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
