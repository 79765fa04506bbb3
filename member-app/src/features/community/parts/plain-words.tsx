import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import type { Mention } from '@sanctum/web/mentions/mention-text';
import { Pieces } from '../../../shared/mentions/pieces';
import { beginningOf } from '../../../shared/mentions/plain-text';

interface PlainWordsProps {
  text: string;
  mentions?: readonly Mention[];
  isWhole?: boolean;
  /** True if the coach wrote the text. */
  isCoachs?: boolean;
}

/** Shows a member's text as written, with links for addresses and mentions. A long text starts shortened. */
export function PlainWords({ text, mentions = [], isWhole = false, isCoachs = false }: PlainWordsProps) {
  const { t } = useTranslation('feed');
  const [isOpen, setOpen] = useState(isWhole);
  const beginning = isOpen ? null : beginningOf(text);
  return (
    <div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        <Pieces text={beginning ?? text} mentions={mentions} isCoachs={isCoachs} />
        {beginning !== null && ' …'}
      </p>
      {beginning !== null && (
        <Button variant="link" size="sm" onClick={() => setOpen(true)}>
          {t('post.more')}
        </Button>
      )}
    </div>
  );
}
