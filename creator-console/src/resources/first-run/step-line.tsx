import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import TodoIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { offeringsPath } from '../../shared/offerings-path';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { type CheckedStep, checkStep, type FirstRun, type FirstRunStep } from './first-run.api';
import { problemTexts, sandboxTexts, stepTexts, texts } from './texts';
import { Secondary } from '../../shared/secondary';

/** Pages of the member app that the coach tries as her own guest. */
const TRIED_AT = { claim: '/library', booking: '/coaching', purchase: '/library' } as const;

/** Pages that change the facts a step checks. */
const PLACES: Record<Exclude<FirstRunStep['step'], CheckedStep | keyof typeof TRIED_AT>, string> = {
  profile: '/site',
  business: '/settings/business',
  legal: '/legal',
  product: '/products',
  hours: offeringsPath,
  friend: '/students',
};

const isTriedByHand = (step: FirstRunStep['step']): step is keyof typeof TRIED_AT => step in TRIED_AT;
const isPlace = (step: FirstRunStep['step']): step is keyof typeof PLACES => step in PLACES;

interface Props extends FirstRunStep {
  isSandbox: boolean;
  onChecked: (guide: FirstRun) => void;
}

/** At the end of the line; on a phone below the text, aligned with it. */
const ACT = {
  flexShrink: 0,
  flexBasis: { xs: '100%', sm: 'auto' },
  pl: { xs: 4, sm: 0 },
  textAlign: { sm: 'end' },
} as const;

/** One step: its state, and what to do. */
export function StepLine({ step, problem, detail, isSandbox, onChecked }: Props) {
  const { title, done, act } = { ...stepTexts[step], ...(isSandbox && step === 'payments' && sandboxTexts) };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'flex-start',
        gap: 1.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <State step={step} problem={problem} />
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography component="h3" sx={{ fontWeight: 650 }}>
          {title}
        </Typography>
        <Secondary>{problem === null ? done : problemTexts[problem]}</Secondary>
        {detail !== null && (
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {problem === 'no_webhook' ? detail : texts.said(detail)}
          </Typography>
        )}
      </Box>
      <Box sx={ACT}>
        {isTriedByHand(step) ? (
          <Button href={TRIED_AT[step]} target="_blank" rel="noopener" size="small">
            {act}
          </Button>
        ) : isPlace(step) ? (
          <Button component={Link} to={PLACES[step]} size="small">
            {act}
          </Button>
        ) : (
          <TryOut
            step={step}
            act={problem === null || problem === 'not_checked' ? act : texts.tryAgain}
            title={title}
            onChecked={onChecked}
          />
        )}
      </Box>
    </Box>
  );
}

/** Only tested steps can fail; the others are not done yet. */
function State({ step, problem }: Pick<FirstRunStep, 'step' | 'problem'>) {
  if (problem === null) return <CheckIcon color="success" titleAccess={texts.done} />;
  const isTodo = isPlace(step) || isTriedByHand(step) || problem === 'not_checked';
  if (isTodo) return <TodoIcon color="action" titleAccess={texts.todo} />;
  return <WarningIcon color="error" titleAccess={texts.failed} />;
}

interface TryOutProps {
  step: CheckedStep;
  title: string;
  act: string;
  onChecked: (guide: FirstRun) => void;
}

function TryOut({ step, title, act, onChecked }: TryOutProps) {
  const { run, isActing, problem } = useAct();
  const check = () => run(async () => onChecked(await checkStep(step)));
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={isActing}
        aria-label={`${title}: ${act}`}
        onClick={() => void check()}
      >
        {act}
      </Button>
      {problem && (
        <Typography role="alert" variant="body2" color="error" sx={{ maxWidth: 240 }}>
          {problem}
        </Typography>
      )}
    </>
  );
}
