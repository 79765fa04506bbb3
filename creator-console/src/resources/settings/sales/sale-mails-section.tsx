import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../shared/loaded';
import { Section } from '../parts/section';
import { readSaleMails } from './sale-mails.api';
import { SaleMailsChoice } from './sale-mails-choice';
import { texts } from './texts';

/** Switches for the emails that the coach gets about sales (product rule 4.16). */
export const SaleMailsSection = () => (
  <Section title={texts.title} lead={texts.lead}>
    <Loaded query={useQuery({ queryKey: ['sale-mails'], queryFn: readSaleMails })} heights={[220]}>
      {(mails) => <SaleMailsChoice mails={mails} />}
    </Loaded>
  </Section>
);
