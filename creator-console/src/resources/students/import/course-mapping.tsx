import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { Secondary } from '../../../shared/secondary';
import { ProductChoice, useProductsInShop } from '../giving/product-choice';
import type { StudentImport } from './student-import';
import { texts } from './texts';

/** Product id by the name of the course in the file; a missing one is skipped. */
export type Chosen = Readonly<Record<string, string | undefined>>;

interface Props {
  courses: StudentImport['courses'];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** Says for each course in the file which product its students get. */
export function CourseMapping({ courses, chosen, onChoose }: Props) {
  const heading = useId();
  const products = useProductsInShop();
  return (
    <Box component="section" aria-labelledby={heading} sx={{ width: '100%' }}>
      <Typography id={heading} component="h3" variant="subtitle2">
        {texts.courses(courses.length)}
      </Typography>
      <Secondary>{texts.coursesHelp}</Secondary>
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
        {courses.map(({ name, studentCount }) => (
          <ProductChoice
            key={name}
            name={name}
            label={name}
            products={products}
            chosen={products.find(({ id }) => id === chosen[name]) ?? null}
            placeholder={texts.skip}
            helperText={texts.have(studentCount)}
            onChoose={(product) => onChoose({ ...chosen, [name]: product?.id })}
          />
        ))}
      </Box>
    </Box>
  );
}
