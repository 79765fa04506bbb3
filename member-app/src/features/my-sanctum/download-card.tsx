import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { ProductFiles } from '../catalog';
import type { OwnedItem } from './api';
import { OwnedCard } from './owned-card';
import { toolsTabTexts } from './tools-texts';

const { downloads: texts } = toolsTabTexts;

/** Its files are asked for when they are wanted: their addresses are signed and do not last. */
export function DownloadCard({ item }: { item: OwnedItem }) {
  const [open, setOpen] = useState(false);
  return (
    <OwnedCard item={item}>
      {open ? (
        <ProductFiles productId={item.productId} />
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.showFor(item.title)}
          onClick={() => setOpen(true)}
        >
          <Download aria-hidden />
          {texts.show}
        </Button>
      )}
    </OwnedCard>
  );
}
