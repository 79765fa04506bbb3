import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { Button } from '../../../shared/ui/button';
import type { Mention } from '../mentions/mention-text';
import { beginningOf, type Piece, piecesOf } from '../shared/plain-text';

interface PlainWordsProps {
  text: string;
  mentions?: readonly Mention[];
  isWhole?: boolean;
}

/** What somebody wrote, as it was written; addresses and people in it can be followed, and a long text begins short. */
export function PlainWords({ text, mentions = [], isWhole = false }: PlainWordsProps) {
  const { t } = useTranslation('feed');
  const [isOpen, setOpen] = useState(isWhole);
  const beginning = isOpen ? null : beginningOf(text);
  return (
    <div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {piecesOf(beginning ?? text).map((piece, index) => (
          <OnePiece key={index} piece={piece} mentions={mentions} />
        ))}
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

const followed = 'text-evergreen underline underline-offset-4 hover:decoration-2';

function OnePiece({
  piece: { text, href, mentioned },
  mentions,
}: {
  piece: Piece;
  mentions: readonly Mention[];
}) {
  if (href) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={followed}>
        {text}
      </a>
    );
  }
  if (!mentioned) return text;
  const mention = mentions.find(({ accountId }) => accountId === mentioned);
  const name = `@${mention?.name ?? '…'}`;
  if (!mention?.hasPage) return <span className="font-semibold">{name}</span>;
  return (
    <Link
      to={communityPaths.communityPerson(mentioned)}
      className="font-semibold text-evergreen hover:underline"
    >
      {name}
    </Link>
  );
}
