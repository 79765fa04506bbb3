import type { ReactNode } from 'react';
import { Create, type CreateProps, type RaRecord, SaveButton, Toolbar, useRedirect } from 'react-admin';
import type { Toast } from '../toast/use-toast';
import { useToast } from '../toast/use-toast';
import { RecordForm } from './record-form';

interface Props<Row extends RaRecord> extends Pick<CreateProps<Row>, 'transform'> {
  resource: string;
  texts: Record<'create' | 'failed', string>;
  blank: object;
  /** Toolbar of the form, or the label of its only button. */
  bar: ReactNode;
  /** Returns the toast for a created record. */
  done: (row: Row) => Toast;
  /** Page of the new record that opens after saving. */
  leadsTo: 'edit' | 'show';
  width?: string;
  children: ReactNode;
}

/** Form for a new record, followed by its page. */
export function RecordCreate<Row extends RaRecord>(props: Props<Row>) {
  const { resource, texts, blank, bar, done, leadsTo, width = '52rem', transform, children } = props;
  const toast = useToast();
  const redirect = useRedirect();
  return (
    <Create<Row>
      title={texts.create}
      transform={transform}
      mutationOptions={{
        onSuccess: (row: Row) => {
          toast(done(row));
          redirect(leadsTo, resource, row.id);
        },
        onError: (error) => toast({ title: texts.failed, text: error.message, failed: true }),
      }}
    >
      <RecordForm
        defaultValues={blank}
        toolbar={
          typeof bar === 'string' ? (
            <Toolbar>
              <SaveButton label={bar} />
            </Toolbar>
          ) : (
            bar
          )
        }
        sx={{ maxWidth: width }}
      >
        {children}
      </RecordForm>
    </Create>
  );
}
