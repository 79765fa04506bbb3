import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import { Typography } from '@mui/material';
import { Muted } from '../../../shared/muted';
import { RichHtml } from '../../../shared/rich-html';
import {
  type DraftOf,
  faultsOf,
  isEmpty,
  type PreviewProps,
  type WidgetDefinition,
} from '../parts/definition';
import { texts as shared } from '../parts/texts';
import { texts } from './texts';

export type AssignmentDraft = DraftOf<'assignment'>;

const AssignmentPreview = ({ settings }: PreviewProps<'assignment'>) => (
  <>
    <Typography sx={{ fontWeight: 600, mb: 1 }}>{settings.title}</Typography>
    <RichHtml html={settings.instructions} />
    <Muted>{texts.accepted[settings.accepts]}</Muted>
    {settings.isRequired && <Muted>{texts.requiredShort}</Muted>}
  </>
);

export const assignment: WidgetDefinition<'assignment'> = {
  label: texts.name,
  icon: AssignmentIcon,
  blank: { title: '', instructions: '', accepts: 'text_or_files', isRequired: false },
  check: ({ title, instructions }) => ({
    missing: faultsOf({
      title: isEmpty(title) && shared.title,
      instructions: isEmpty(instructions) && texts.missing,
    }),
    wrong: {},
  }),
  toSend: (draft) => draft,
  Preview: AssignmentPreview,
};
