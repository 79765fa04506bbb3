import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offeringsPath } from '../../shared/offerings-path';
import { useActs } from '../../providers/use-acts';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { LoadFailed } from '../../shared/load-failed';
import { useSessionOfferings } from '../../shared/coaching-offerings';
import { SessionTerms, termsOf, typedTerms } from '../../shared/session-terms/session-terms';
import { useToast } from '../../shared/toast/use-toast';
import { texts } from './product/package-texts';
import { FormNotice, MarkedForm } from '../../shared/forms/marked-form';
import { ProductPart } from './product-part';
import { Skeletons } from '../../shared/skeletons';
import { type Package, readPackage } from './product/package.api';
import { CheckField } from '../../shared/forms/choices';
import { ChoiceField } from '../../shared/forms/use-fields';
import { Notice } from '../../shared/notice';

export function SessionsBrought({ productId }: { productId: string }) {
  const query = useQuery({
    queryKey: ['products', productId, 'sessions'],
    queryFn: () => readPackage(productId),
    staleTime: 0,
  });
  const offerings = useSessionOfferings();
  return (
    <ProductPart texts={texts}>
      {query.isLoadingError && <LoadFailed words={texts.failed} onRetry={() => void query.refetch()} />}
      {offerings?.length === 0 ? (
        <Notice severity="info" sx={{ mt: 2 }} act={texts.toCoaching} to={offeringsPath}>
          {texts.noOfferings}
        </Notice>
      ) : query.data && offerings ? (
        <Form
          key={JSON.stringify(query.data)}
          brought={query.data}
          offerings={offerings}
          onSaved={() => void query.refetch()}
        />
      ) : (
        query.isPending && <Skeletons label={texts.loading} heights={[120]} sx={{ mt: 2 }} />
      )}
    </ProductPart>
  );
}

interface FormProps {
  brought: Package;
  offerings: readonly { id: string; title: string }[];
  onSaved: () => void;
}

function Form({ brought: { productId, ...brought }, offerings, onSaved }: FormProps) {
  const [offeringId, setOffering] = useState(brought.offeringId ?? '');
  const [typed, type] = useState(typedTerms(brought));
  const [isMonthly, setMonthly] = useState(brought.isMonthly);
  const terms = termsOf(typed);
  const { setPackage, removePackage } = useActs();
  const { run, isActing, refusal, dialog } = useAct();
  const toast = useToast();
  const save = async () => {
    if (offeringId === '') await removePackage(productId);
    else if (terms) await setPackage(productId, { offeringId, ...terms, isMonthly });
    else return;
    toast({ title: texts.saved });
    onSaved();
  };
  return (
    <MarkedForm
      refusal={refusal}
      isBusy={isActing}
      sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: '52rem' }}
      onSubmit={() => run(save)}
    >
      <FormNotice />
      {dialog}
      <ChoiceField
        name="offeringId"
        label={texts.offering}
        choices={[{ id: '', name: texts.none }, ...offerings.map(({ id, title }) => ({ id, name: title }))]}
        value={offeringId}
        onChange={setOffering}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      />
      {offeringId !== '' && (
        <>
          <SessionTerms typed={typed} onType={type} />
          <CheckField
            label={texts.monthly}
            help={texts.monthlyHelp}
            checked={isMonthly}
            onChange={setMonthly}
          />
        </>
      )}
      <Button type="submit" variant="outlined" disabled={isActing} sx={{ alignSelf: 'flex-start' }}>
        {texts.save}
      </Button>
    </MarkedForm>
  );
}
