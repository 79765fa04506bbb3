import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useActs } from '../../../providers/use-acts';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { InfoDialog } from '../../../shared/dialogs/info-dialog';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { IconAct } from '../../../shared/icon-act';
import { Loaded } from '../../../shared/loaded';
import { Secondary } from '../../../shared/secondary';
import { useToast } from '../../../shared/toast/use-toast';
import { readTemplates, type Template, TEMPLATES } from './templates.api';
import { texts } from './texts';

/** Lists the saved emails, to start from one. */
export const UseTemplate = ({ onChosen }: { onChosen: (template: Template) => void }) => (
  <DialogButton size="small" label={texts.use}>
    {(onClose) => (
      <InfoDialog title={texts.title} close={texts.close} onClose={onClose}>
        <Templates
          onChosen={(template) => {
            onChosen(template);
            onClose();
          }}
        />
      </InfoDialog>
    )}
  </DialogButton>
);

function Templates({ onChosen }: { onChosen: (template: Template) => void }) {
  const query = useQuery({ queryKey: TEMPLATES, queryFn: readTemplates, staleTime: 0 });
  return (
    <Loaded query={query} failed={texts.failed} loading={texts.loading} heights={[52, 52]}>
      {(templates) =>
        templates.length === 0 ? (
          <Typography>{texts.none}</Typography>
        ) : (
          <Rows templates={templates} onChosen={onChosen} onChanged={() => query.refetch()} />
        )
      }
    </Loaded>
  );
}

interface RowsProps {
  templates: readonly Template[];
  onChosen: (template: Template) => void;
  onChanged: () => Promise<unknown>;
}

function Rows({ templates, onChosen, onChanged }: RowsProps) {
  const { deleteTemplate, saveTemplate } = useActs();
  const { run, isActing, problem, dialog } = useAct();
  const toast = useToast();
  const remove = async ({ id, name, subject, text, html, translations }: Template) => {
    await deleteTemplate(id);
    await onChanged();
    const undo = () =>
      void run(async () => {
        await saveTemplate({ name, subject, translations, ...(html ? { html } : { text }) });
        await onChanged();
      });
    toast({ title: texts.deleted, undo });
  };
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      {dialog}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {templates.map((template) => (
          <Box
            component="li"
            key={template.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{template.name}</Typography>
              <Secondary>{template.subject}</Secondary>
            </Box>
            <Button
              size="small"
              variant="outlined"
              aria-label={texts.startFrom(template.name)}
              onClick={() => onChosen(template)}
            >
              {texts.start}
            </Button>
            <IconAct
              icon={DeleteIcon}
              label={texts.remove(template.name)}
              disabled={isActing}
              onClick={() => void run(() => remove(template))}
            />
          </Box>
        ))}
      </Box>
    </>
  );
}
