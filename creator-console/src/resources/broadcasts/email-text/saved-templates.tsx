import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActs } from '../../../providers/use-acts';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';
import { IconAct } from '../../../shared/icon-act';
import { Loaded } from '../../../shared/loaded';
import { Secondary } from '../../../shared/secondary';
import { type SavedTemplate, savedTemplatesKey, useSavedTemplates } from './saved-templates.api';
import { texts } from './texts';

interface Props {
  onChosen: (template: SavedTemplate) => void;
}

/** Saved emails, to start from one or to delete it. */
export function SavedTemplates({ onChosen }: Props) {
  const [asked, setAsked] = useState<SavedTemplate>();
  return (
    <>
      <Loaded
        query={useSavedTemplates()}
        failed={texts.notLoaded}
        loading={texts.loading}
        heights={[48, 48]}
        empty={<Secondary>{texts.noSaved}</Secondary>}
      >
        {(templates) => (
          <List dense disablePadding>
            {templates.map((template) => (
              <ListItem
                key={template.id}
                disablePadding
                secondaryAction={
                  <IconAct
                    edge="end"
                    icon={DeleteIcon}
                    label={texts.deleteOne(template.name)}
                    onClick={() => setAsked(template)}
                  />
                }
              >
                <ListItemButton onClick={() => onChosen(template)}>
                  <ListItemText primary={template.name} secondary={template.subject} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        )}
      </Loaded>
      {asked && <DeleteDialog template={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function DeleteDialog({ template: { id, name }, onClose }: { template: SavedTemplate; onClose: () => void }) {
  const { deleteTemplate } = useActs();
  const queries = useQueryClient();
  return (
    <ActDialog
      isGrave
      title={texts.askDelete(name)}
      text={texts.deleteText}
      submit={texts.deleteNow}
      done={() => texts.deleted}
      onSubmit={() => deleteTemplate(id)}
      onDone={() => void queries.invalidateQueries({ queryKey: savedTemplatesKey })}
      onClose={onClose}
    />
  );
}
