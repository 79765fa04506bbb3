import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../shared/ui/button';

const loadMenu = () => import('./mobile-menu');
const MobileMenu = lazy(loadMenu);

/** The menu on a phone. Its code is loaded on hover or focus. */
export function MenuButton() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="-ml-3 lg:hidden"
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Menu aria-hidden />
      </Button>
      {wanted && (
        <Suspense>
          <MobileMenu open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
