import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { Button } from '../../shared/ui/button';
import { ProductFiles } from '../catalog';
import { toolsTexts as texts } from './texts';

interface FilesDrawerProps {
  productId: string;
  title: string;
  badge: ReactNode;
}

/** Its files are asked for when they are wanted: their addresses are signed and do not last. */
export function FilesDrawer({ productId, title, badge }: FilesDrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {badge}
        <Button
          variant="soft"
          aria-expanded={open}
          aria-label={texts.filesOf(title)}
          onClick={() => setOpen(!open)}
        >
          <Download aria-hidden />
          {texts.files}
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
