import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../shared/loaded';
import { Section } from '../parts/section';
import { readSaleMails } from './sale-mails.api';
import { SaleMailsChoice } from './sale-mails-choice';
import { texts } from './texts';

/** Which mails the coach gets of what is sold (product rule 4.16). */
export const SaleMailsSection = () => (
  <Section title={texts.title} lead={texts.lead}>
    <Loaded query={useQuery({ queryKey: ['sale-mails'], queryFn: readSaleMails })} heights={[220]}>
      {(mails) => <SaleMailsChoice mails={mails} />}
    </Loaded>
  </Section>
);
