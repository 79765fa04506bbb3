import { Box, Tab, Tabs, type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { MailActs } from './mail-acts';
import { MailPreview } from './mail-preview';
import type { MailTemplate } from './mails.api';
import { TextFields } from './text-fields';
import { texts } from './texts';
import { useMailTexts } from './use-mail-texts';
import { usePreview } from './use-preview';
import { LiveMarks } from '../../shared/forms/live-marks';
import { Unsaved } from '../../shared/forms/unsaved';
import { ConflictNotice } from '../../shared/forms/conflict-notice';

type Side = keyof typeof texts.sides;
const SIDES = Object.keys(texts.sides) as Side[];

/** The words of a mail beside how it looks; where there is no room for both, one of them at a time. */
export function MailEditor({ first }: { first: MailTemplate }) {
  const editing = useMailTexts(first);
  const { server, words, change, conflict, isSaved } = editing;
  const preview = usePreview(server, words);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const [side, setSide] = useState<Side>('words');
  const shows = (one: Side) => isWide || side === one;
  return (
    <>
      <Unsaved when={!isSaved} />
      <MailActs editing={editing} hasFaults={preview.hasFaults} />
      {conflict && <ConflictNotice conflict={conflict} draft={editing} texts={texts} />}
      {!isWide && (
        <Tabs value={side} onChange={(_, chosen: Side) => setSide(chosen)} aria-label={texts.chooseSide}>
          {SIDES.map((one) => (
            <Tab
              key={one}
              id={`tab-${one}`}
              aria-controls={`panel-${one}`}
              value={one}
              label={texts.sides[one]}
            />
          ))}
        </Tabs>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        {SIDES.filter(shows).map((one) => (
          <Box
            key={one}
            {...(!isWide && { role: 'tabpanel', id: `panel-${one}`, 'aria-labelledby': `tab-${one}` })}
          >
            {one === 'words' ? (
              <LiveMarks fields={preview.faults}>
                <TextFields mail={server} words={words} onChange={change} />
              </LiveMarks>
            ) : (
              <MailPreview {...preview} />
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}
