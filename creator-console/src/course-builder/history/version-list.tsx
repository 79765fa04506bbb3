import { List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useState } from 'react';
import { agoOf, momentOf } from '../../shared/moment';
import { typeLabelOf } from '../widgets/registry';
import type { Version } from './api';
import { texts } from './texts';

interface VersionListProps {
  versions: readonly Version[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** The newest first: who made it what it was, when, and what changed by it. */
export function VersionList({ versions, chosenId, onChoose }: VersionListProps) {
  const [now] = useState(() => new Date());
  return (
    <List aria-label={texts.list} disablePadding>
      {versions.map(({ id, at, by, pageCount, widgetCount, changedTypes }) => (
        <ListItem key={id} disablePadding divider>
          <ListItemButton
            selected={id === chosenId}
            aria-current={id === chosenId || undefined}
            onClick={() => onChoose(id)}
            sx={{ display: 'block', py: 1.25 }}
          >
            <Typography sx={{ fontWeight: 600 }}>
              <time dateTime={at} title={momentOf(at)}>
                {agoOf(at, now)}
              </time>
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {by ?? texts.cameWithCourse}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {texts.pages(pageCount)} · {texts.widgets(widgetCount)}
            </Typography>
            {changedTypes.length > 0 && (
              <Typography variant="body2" color="textSecondary">
                {texts.changed(changedTypes.map(typeLabelOf).join(', '))}
              </Typography>
            )}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
