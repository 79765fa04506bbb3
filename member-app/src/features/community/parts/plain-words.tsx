import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { beginningOf, piecesOf } from '../shared/plain-text';

/** What somebody wrote, as it was written; addresses can be followed, and a long text begins short. */
export function PlainWords({ text, isWhole = false }: { text: string; isWhole?: boolean }) {
  const { t } = useTranslation('feed');
  const [isOpen, setOpen] = useState(isWhole);
  const beginning = isOpen ? null : beginningOf(text);
  return (
    <div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {piecesOf(beginning ?? text).map(({ text: words, href }, index) =>
          href ? (
            <a
              key={index}
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className="text-evergreen underline underline-offset-4 hover:decoration-2"
            >
              {words}
            </a>
          ) : (
            words
          ),
        )}
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
