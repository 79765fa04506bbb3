import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogContent } from '../../shared/ui/dialog';
import { Picture } from '../../shared/ui/picture';

/** Pictures of pages inside; each opens in its full size, to turn the pages from there. */
export function Previews({ urls }: { urls: readonly string[] }) {
  const { t } = useTranslation('product');
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const nameOf = (index: number) => t('previews.page', { page: index + 1, of: urls.length });
  const turn = (by: number) => setPlace((place + by + urls.length) % urls.length);
  return (
    <section>
      <h2 className="text-2xl">{t('previews.title')}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4">
        {urls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={nameOf(index)}
              aria-haspopup="dialog"
              className="block w-full overflow-hidden rounded-md border border-line transition-shadow duration-300 hover:shadow-lift"
              onClick={() => {
                setPlace(index);
                setOpen(true);
              }}
            >
              <Picture
                src={url}
                sizes="(min-width: 40rem) 12rem, 50vw"
                alt=""
                loading="lazy"
                className="aspect-3/4 w-full object-cover object-top dark:brightness-90"
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={nameOf(place)}>
          <Picture
            src={urls[place] ?? ''}
            sizes="(min-width: 40rem) 36rem, 100vw"
            alt={nameOf(place)}
            className="w-full rounded-md border border-line"
          />
          {urls.length > 1 && <Turning onTurn={turn} />}
        </DialogContent>
      </Dialog>
    </section>
  );
}

function Turning({ onTurn }: { onTurn: (by: number) => void }) {
  const { t } = useTranslation('product');
  return (
    <div className="mt-4 flex justify-between">
      <Button variant="secondary" size="icon" aria-label={t('previews.before')} onClick={() => onTurn(-1)}>
        <ChevronLeft aria-hidden />
      </Button>
      <Button variant="secondary" size="icon" aria-label={t('previews.after')} onClick={() => onTurn(1)}>
        <ChevronRight aria-hidden />
      </Button>
    </div>
  );
}
