import BallotIcon from '@mui/icons-material/BallotOutlined';
import {
  type WidgetDefinition,
  type PreviewProps,
  faultsOf,
  isEmpty,
  type DraftOf,
} from '../parts/definition';
import { texts as shared } from '../parts/texts';
import { texts } from './texts';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import { Box, Stack, Typography } from '@mui/material';
import { texts as builder } from '../../shared/texts';
import JournalIcon from '@mui/icons-material/EditNoteOutlined';
import type { Widget } from '../parts/widget';

/** A journal question. The coach sees it as a widget of its own, although the API sends it as a question. */
export const journal = {
  label: texts.journal,
  icon: JournalIcon,
  /** A new one has a default question, because an empty question would be multiple choice. */
  settings: { kind: 'journal', question: texts.firstQuestion },
} as const;

export const isJournal = ({ type, settings }: Pick<Widget, 'type' | 'settings'>): boolean =>
  type === 'question' && 'kind' in settings && settings.kind === 'journal';

export type QuestionDraft = DraftOf<'question'>;
export type ChoiceDraft = Extract<QuestionDraft, { kind: 'multiple_choice' }>;

const BLANK_CHOICE: ChoiceDraft = {
  kind: 'multiple_choice',
  question: '',
  options: [
    { id: 'a', text: '' },
    { id: 'b', text: '' },
  ],
  correctOptionId: 'a',
  feedback: { correct: '', incorrect: '' },
};

const QuestionPreview = ({ settings }: PreviewProps<'question'>) => (
  <>
    <Typography sx={{ fontWeight: 600, mb: 1 }}>{settings.question}</Typography>
    {settings.kind === 'journal' ? (
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
        <Typography color="textSecondary">{builder.canvas.journal}</Typography>
      </Box>
    ) : (
      <Stack component="ul" spacing={0.75} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {settings.options.map(({ id, text }) => (
          <Stack key={id} component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            {id === settings.correctOptionId ? (
              <TaskAltIcon titleAccess={builder.canvas.right} color="primary" fontSize="small" />
            ) : (
              <RadioButtonUncheckedIcon aria-hidden color="action" fontSize="small" />
            )}
            <span>{text}</span>
          </Stack>
        ))}
      </Stack>
    )}
  </>
);

export const question: WidgetDefinition<'question'> = {
  label: texts.name,
  typeLabel: texts.anyKind,
  icon: BallotIcon,
  blank: BLANK_CHOICE,
  check(draft) {
    const { options = [] } = draft.kind === 'multiple_choice' ? draft : {};
    const missingOptions = options.map(
      ({ text }, index) =>
        [`options.${index}.text`, isEmpty(text) && texts.missingOption(index + 1)] as const,
    );
    return {
      missing: faultsOf({
        question: isEmpty(draft.question) && shared.missing.question,
        ...Object.fromEntries(missingOptions),
      }),
      wrong: {},
    };
  },
  toSend: (draft) => draft,
  Preview: QuestionPreview,
};
