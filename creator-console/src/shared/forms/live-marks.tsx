import { Box } from '@mui/material';
import { goToFirstWrong, namesOfFields } from '@sanctum/web/forms/form-fields';
import { placeFaults } from '@sanctum/web/forms/place-faults';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FaultsContext, NO_FAULTS } from './faults';
import { FormNotice } from './marked-form';

interface Props {
  /** Current errors by their paths in the request. */
  fields: Readonly<Record<string, string>>;
  /** Increases with each failed submit, which moves the focus to the first error. */
  tries?: number;
  children: ReactNode;
}

/**
 * Marks fields that are validated while typing; the focus stays where the coach is writing. Errors without a field are
 * shown above.
 */
export function LiveMarks({ fields, tries = 0, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState({ ...NO_FAULTS, tries: 0 });
  // also when the children render, because fields come and go
  useEffect(() => {
    if (!place.current) return;
    const { at, elsewhere } = placeFaults(fields, namesOfFields(place.current));
    setMarks({ ...NO_FAULTS, at, notices: elsewhere, tries });
  }, [fields, children, tries]);
  useEffect(() => {
    if (marks.tries > 0 && place.current) goToFirstWrong(place.current);
  }, [marks.tries]);
  return (
    <FaultsContext value={marks}>
      <Box ref={place} sx={{ display: 'contents' }}>
        <FormNotice />
        {children}
      </Box>
    </FaultsContext>
  );
}
