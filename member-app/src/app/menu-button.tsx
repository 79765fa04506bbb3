import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../shared/ui/button';
import { shellTexts } from './texts';

const loadMenu = () => import('./mobile-menu');
const MobileMenu = lazy(loadMenu);

/** The menu on a phone. Its code is loaded on hover or focus. */
export function MenuButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="-ml-3 lg:hidden"
        aria-label={shellTexts.menu.open}
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
