import { type ReactNode, useState } from 'react';
import { Edit, type EditProps, type RaRecord, useRefresh } from 'react-admin';
import { isStale } from '../../providers/refusal';
import { FormFailed, NoRecord, RecordTitle, type RecordWords } from '../record-states';
import { useToast } from '../toast/use-toast';

interface Props<Row extends RaRecord>
  extends RecordWords<Row>,
    Pick<EditProps<Row>, 'queryOptions' | 'transform'> {
  texts: RecordWords<Row>['texts'] & { failed: string; saved?: string; savedText?: string };
  /** Opens the record's page after saving; otherwise the form stays open. */
  redirect?: 'show';
  /** `before` is the record as it was read before another tab changed it. */
  children: (before: Row | undefined) => ReactNode;
}

/** For `resetOptions` of a form whose record was reloaded: typed values stay. */
export const KEEP_TYPED = { keepDirtyValues: true } as const;

/** Form of a record. If another tab saved first, typed values stay, and the rest is reloaded. */
export function RecordEdit<Row extends RaRecord>(props: Props<Row>) {
  const { icon, texts, titleOf, redirect, queryOptions, transform, children } = props;
  const toast = useToast();
  const refresh = useRefresh();
  const [before, setBefore] = useState<Row>();
  const staysOpen = {
    onSuccess: () => {
      setBefore(undefined);
      toast({ title: texts.saved ?? '', ...(texts.savedText !== undefined && { text: texts.savedText }) });
    },
  };
  return (
    <Edit<Row>
      title={<RecordTitle texts={texts} titleOf={titleOf} />}
      actions={false}
      mutationMode="pessimistic"
      redirect={redirect ?? false}
      transform={transform}
      error={<FormFailed missing={<NoRecord icon={icon} texts={texts} />} />}
      queryOptions={{ ...queryOptions, onError: () => undefined }}
      mutationOptions={{
        ...(redirect === undefined && staysOpen),
        onError: (error, { previousData }) => {
          if (!isStale(error)) return toast({ title: texts.failed, text: error.message, failed: true });
          setBefore(previousData);
          refresh();
        },
      }}
    >
      {children(before)}
    </Edit>
  );
}
