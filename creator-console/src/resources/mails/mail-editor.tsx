import { Box, type Theme, useMediaQuery } from '@mui/material';
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
import { PanelTabs, panelOf } from '../../shared/panel-tabs';

type Side = keyof typeof texts.sides;
const SIDES = Object.keys(texts.sides) as Side[];

/** An email's text next to its preview; one at a time on narrow screens. */
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
      {!isWide && <PanelTabs label={texts.chooseSide} names={texts.sides} open={side} onOpen={setSide} />}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        {SIDES.filter(shows).map((one) => (
          <Box key={one} {...(!isWide && panelOf(one))}>
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
