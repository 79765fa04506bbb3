import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { ProductFiles } from './product-files';

interface FilesOnDemandProps {
  productId: string;
  title: string;
  children?: ReactNode;
}

/** Shows the files of an owned product, loaded when the button is clicked, because their signed addresses expire. */
export function FilesOnDemand({ productId, title, children }: FilesOnDemandProps) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {children}
        <Button
          variant="soft"
          aria-expanded={open}
          aria-label={open ? t('hideFilesOf', { title }) : t('showFilesOf', { title })}
          onClick={() => setOpen(!open)}
        >
          <Download aria-hidden />
          {open ? t('hideFiles') : t('showFiles')}
        </Button>
      </div>
      {open && (
        <div className="mt-4">
          <ProductFiles productId={productId} />
        </div>
      )}
    </>
  );
}
