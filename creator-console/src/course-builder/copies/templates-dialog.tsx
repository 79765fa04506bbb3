import {
  Alert,
  Button,
  Typography,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Stack,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PlainDialog } from '../../shared/plain-dialog';
import { Loaded } from '../../shared/loaded';
import { readTemplates, removeTemplate, type Template } from './api';
import { texts } from './texts';
import { type Copies, wordsFor } from './use-copies';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { typeLabelOf } from '../widgets/registry';

interface TemplatesDialogProps {
  moduleId: string;
  copies: Copies;
  onClose: () => void;
}

const QUERY_KEY = ['course-builder', 'templates'];

/** Templates for a new lesson: built-in ones and the coach's own. */
export function TemplatesDialog({ moduleId, copies, onClose }: TemplatesDialogProps) {
  const query = useQuery({ queryKey: QUERY_KEY, queryFn: readTemplates, gcTime: 0 });
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const use = async (template: Template) => {
    if (await copies.fromTemplate(moduleId, template)) onClose();
  };
  const remove = async ({ id }: Template) => {
    setProblem(undefined);
    try {
      await removeTemplate(id);
      queries.setQueryData<Template[]>(QUERY_KEY, (all) => all?.filter((each) => each.id !== id));
    } catch (error) {
      setProblem(wordsFor(error));
    }
  };
  return (
    <PlainDialog
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      title={texts.choose}
      content={{ dividers: true }}
      actions={
        <>
          {copies.isBusy && (
            <Typography component="output" color="textSecondary" sx={{ mr: 'auto' }}>
              {texts.adding}
            </Typography>
          )}
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      <Loaded query={query} failed={texts.failed} loading={texts.loading} heights={[76, 76, 76]}>
        {(all) =>
          [true, false].map((isOurs) => (
            <TemplateList
              key={String(isOurs)}
              title={isOurs ? texts.isBuiltIn : texts.own}
              templates={all.filter(({ isBuiltIn }) => isBuiltIn === isOurs)}
              isBusy={copies.isBusy}
              onUse={(template) => void use(template)}
              onDelete={(template) => void remove(template)}
            />
          ))
        }
      </Loaded>
    </PlainDialog>
  );
}

interface TemplateActs {
  isBusy: boolean;
  onUse: (template: Template) => void;
  onDelete: (template: Template) => void;
}

type TemplateListProps = TemplateActs & { title: string; templates: readonly Template[] };

/** Creates a lesson from the chosen template. The coach's own templates can be deleted after a confirmation. */
function TemplateList({ title, templates, ...acts }: TemplateListProps) {
  const [askedId, setAskedId] = useState<string>();
  return (
    <section aria-label={title}>
      <Typography component="h3" variant="subtitle2" color="textSecondary" sx={{ mt: 1 }}>
        {title}
      </Typography>
      {templates.length === 0 ? (
        <Typography sx={{ py: 1.5 }}>{texts.noneOwn}</Typography>
      ) : (
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
                  <Button onClick={() => setAskedId(undefined)}>{texts.deleteNo}</Button>
                  <Button color="error" ref={takeFocus} onClick={() => acts.onDelete(template)}>
                    {texts.deleteYes}
                  </Button>
                </Stack>
              </ListItem>
            ) : (
              <TemplateRow key={template.id} {...acts} template={template} onAsk={setAskedId} />
            ),
          )}
        </List>
      )}
    </section>
  );
}

type TemplateRowProps = Omit<TemplateActs, 'onDelete'> & { template: Template; onAsk: (id: string) => void };

const TemplateRow = ({ template, isBusy, onUse, onAsk }: TemplateRowProps) => (
  <ListItem
    divider
    disablePadding
    secondaryAction={
      template.isBuiltIn ? undefined : (
        <IconButton edge="end" aria-label={texts.delete(template.name)} onClick={() => onAsk(template.id)}>
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
);

/** Moves the focus here, because the clicked button is gone. */
const takeFocus = (button: HTMLElement | null) => button?.focus();

/** Number of pages, and the widget types in order. */
const contentsOf = ({ pageCount, widgetTypes }: Template): string => {
  const labels = widgetTypes.map(typeLabelOf).join(', ');
  return `${texts.pages(pageCount)} · ${labels || texts.noWidgets}`;
};
