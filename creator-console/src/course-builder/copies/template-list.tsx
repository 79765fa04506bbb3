import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Button,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { typeLabelOf } from '../widgets/registry';
import type { Template } from './api';
import { texts } from './texts';

interface TemplateListProps {
  templates: readonly Template[];
  isBusy: boolean;
  onUse: (template: Template) => void;
  onDelete: (template: Template) => void;
}

/** Choosing a template creates a lesson from it. The coach's own templates can be deleted after a confirmation. */
export function TemplateList({ templates, isBusy, onUse, onDelete }: TemplateListProps) {
  const [askedId, setAskedId] = useState<string | null>(null);
  return (
    <List disablePadding>
      {templates.map((template) =>
        template.id === askedId ? (
          <ListItem key={template.id} divider disableGutters>
            <Stack
              direction="row"
              useFlexGap
              sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, width: 1 }}
            >
              <Typography role="alert" sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
                {texts.deleteAsk(template.name)}
              </Typography>
              <Button onClick={() => setAskedId(null)}>{texts.deleteNo}</Button>
              <Button color="error" ref={takeFocus} onClick={() => onDelete(template)}>
                {texts.deleteYes}
              </Button>
            </Stack>
          </ListItem>
        ) : (
          <ListItem
            key={template.id}
            divider
            disablePadding
            secondaryAction={
              template.builtIn ? undefined : (
                <IconButton
                  edge="end"
                  aria-label={texts.delete(template.name)}
                  onClick={() => setAskedId(template.id)}
                >
                  <DeleteIcon />
                </IconButton>
              )
            }
          >
            <ListItemButton
              disabled={isBusy}
              aria-label={texts.use(template.name)}
              aria-describedby={`template-${template.id}`}
              onClick={() => onUse(template)}
            >
              <ListItemText
                primary={template.name}
                secondary={contentsOf(template)}
                slotProps={{
                  primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } },
                  secondary: { id: `template-${template.id}` },
                }}
              />
            </ListItemButton>
          </ListItem>
        ),
      )}
    </List>
  );
}

/** The button that was pressed is gone, so the focus moves here. */
const takeFocus = (button: HTMLElement | null) => button?.focus();

/** Number of pages, and the widget types in order. */
const contentsOf = ({ pageCount, widgetTypes }: Template): string => {
  const labels = widgetTypes.map(typeLabelOf).join(', ');
  return `${texts.pages(pageCount)} · ${labels || texts.noWidgets}`;
};
