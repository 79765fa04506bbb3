import type { Schemas } from '@sanctum/openapi';
import { useState } from 'react';
import { useCreate, useRedirect, useRefresh } from 'react-admin';
import { refusalOf } from '../../../providers/refusal';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useToast } from '../../../shared/toast/use-toast';
import { editPath, type Product } from '../product/product';
import { formTexts } from '../product/texts';
import { ContentFields } from './content-fields';
import type { ContentKind } from './context';
import { type Draft, EMPTY, faultsIn, isUntouched, missingIn } from './draft';
import { texts } from './texts';

type NewContent =
  | Schemas['NewCourseRequest']
  | Schemas['NewDigitalFileRequest']
  | Schemas['NewBundleRequest'];

/** react-admin resource created by each dialog. */
const RESOURCES = { course: 'courses', digital_file: 'digital-files', bundle: 'bundles' } as const;

/** Create New Course, Upload Digital File, and Create New Bundle. After a refusal, all typed fields stay. */
export default function ContentDialog({ kind, onClose }: { kind: ContentKind; onClose: () => void }) {
  const [draft, setDraft] = useState(EMPTY);
  const toast = useToast();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const [create, { isPending, error }] = useCreate<NewContent, Error, Product>(RESOURCES[kind]);
  const words = texts[kind];

  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const check = () => {
    if (missingIn(draft, kind).length > 0) {
      toast({ title: texts.missing, text: words.missing, failed: true });
    }
    return faultsIn(draft, kind, formTexts.needed);
  };
  const submit = () =>
    void create(undefined, { data: requestOf(kind, draft) }, { onSuccess: succeed, onError: tellRefusal });

  const succeed = (made: Product) => {
    toast({ title: words.done, text: words.doneText });
    onClose();
    // A course or bundle is still empty, and a subscription has no offer yet, so the editor opens next.
    if (kind !== 'digital_file' || draft.isSubscriptionOnly) redirect(editPath(made));
    else redirect('list', 'products');
    refresh();
  };

  const tellRefusal = (error: Error) => {
    const { message, fields } = refusalOf(error);
    toast({ title: texts.failed, text: message ?? words.failedText, failed: true });
    // A refused upload cannot be sent again, so it is removed; the other fields stay.
    setDraft((before) => ({
      ...before,
      ...(fields['thumbnailUrl'] && { thumbnail: null }),
      ...(fields['fileUrl'] && { file: null }),
    }));
  };

  return (
    <FormDialog
      title={words.title}
      submit={isPending ? words.submitting : words.submit}
      isActing={isPending}
      isBegun={!isUntouched(draft)}
      refusal={error ?? undefined}
      check={check}
      onSubmit={submit}
      onClose={onClose}
    >
      <ContentFields kind={kind} draft={draft} onChange={change} />
    </FormDialog>
  );
}

function requestOf(
  kind: ContentKind,
  { title, description, price, isSubscriptionOnly, category, duration, ...uploads }: Draft,
): NewContent {
  const sale = isSubscriptionOnly ? { isSubscriptionOnly } : { price };
  const words = { title, description, ...sale, thumbnailUrl: uploads.thumbnail!.storageUrl };
  const ofCourse = category as Schemas['NewCourseRequest']['category'];
  switch (kind) {
    case 'course':
      return { ...words, duration, category: ofCourse };
    case 'bundle':
      return { ...words, category: ofCourse };
    case 'digital_file':
      return {
        ...words,
        category: category as Schemas['NewDigitalFileRequest']['category'],
        fileUrl: uploads.file!.storageUrl,
      };
  }
}
