import { SecondFactor } from '../../../pages/second-factor/second-factor';
import { texts } from '../../../pages/second-factor/texts';
import { Section } from '../parts/section';

/** The same steps as on the page that a new coach sees first. */
export const TwoStepSection = () => (
  <Section title={texts.title} lead={texts.lead}>
    <SecondFactor />
  </Section>
);
