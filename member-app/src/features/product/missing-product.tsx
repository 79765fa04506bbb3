import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { DeadEnd } from '../../shared/ui/dead-end';
import { productTexts } from './texts';

const { missing } = productTexts;

export function MissingProduct() {
  return (
    <DeadEnd
      title={missing.title}
      text={missing.text}
      comfort={missing.comfort}
      actions={
        <>
          <ButtonLink to={paths.library}>{missing.library}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.mySanctum}>
            {missing.mySanctum}
          </ButtonLink>
        </>
      }
    />
  );
}
