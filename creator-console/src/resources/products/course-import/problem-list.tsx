import { Box, Typography } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { placeInWords } from './place';
import { texts } from './texts';

type Problem = Schemas['CourseFileProblemResponse'];

/** Problems on the screen; correcting these usually corrects the others. */
const SHOWN = 20;

/** Problems of a course file, each with its place. */
export const ProblemList = ({ problems }: { problems: readonly Problem[] }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {problems.slice(0, SHOWN).map(({ place, message }) => {
        const where = placeInWords(place);
        return (
          <li key={`${place} ${message}`}>
            {where && <strong>{where}: </strong>}
            {message}
          </li>
        );
      })}
    </Box>
    {problems.length > SHOWN && (
      <Typography variant="body2">{texts.more(problems.length - SHOWN)}</Typography>
    )}
  </Box>
);
