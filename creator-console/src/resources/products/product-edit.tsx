import { Stack } from '@mui/material';
import { PRODUCT_LIMITS, QUESTION_LIMITS, TOPICS } from '@sanctum/openapi/choices';
import {
  AutocompleteArrayInput,
  Edit,
  maxLength,
  required,
  SelectInput,
  TextInput,
  useGetOne,
  useRecordContext,
  useRedirect,
  useRefresh,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useParams, useSearchParams } from 'react-router-dom';
import { isStale } from '../../providers/refusal';
import { FormFailed, RecordTitle } from '../../shared/record-states';
import { useToast } from '../../shared/toast/use-toast';
import {
  BundlePrice,
  FilesInput,
  PartsInput,
  PreviewsInput,
  PriceInput,
  SubscriptionOnlyInput,
  ThumbnailInput,
} from './product-inputs';
import { categoriesOf, editPath, type Product } from './product/product';
import { ProductTabs } from './hub/product-tabs';
import { FormHead } from './form-head';
import { QuestionsInput } from './questions-input';
import { NoProduct } from './product/no-product';
import { formOf, patchOf, type ProductForm } from './product-form';
import { formTexts, texts } from './product/texts';
import { CirclesBrought } from './circles-brought';
import { Offers } from './offers';
import { ForPairs } from './for-pairs';
import { SessionsBrought } from './sessions-brought';
import { SaveBar } from '../../shared/forms/save-bar';
import { SpanishInputs, type TranslatedText } from '../../shared/forms/spanish-texts';
import { RecordForm } from '../../shared/forms/record-form';

/** Text, price and files of a product. If saving fails, the form keeps the changes. */
export function ProductEdit() {
  const toast = useToast();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const [search] = useSearchParams();
  return (
    <>
      <ProductTabs />
      <Edit<Product>
        mutationMode="pessimistic"
        transform={patchOf}
        mutationOptions={{
          onSuccess: (product: Product) => {
            toast({ title: formTexts.saved, text: formTexts.savedText });
            if (search.get('from') === 'builder') redirect(editPath(product));
            else redirect('list', 'products');
          },
          onError: (error) => {
            toast({ title: texts.error, text: error.message, failed: true });
            // Typed values stay; everything else is reloaded.
            if (isStale(error)) refresh();
          },
        }}
        actions={false}
        title={<RecordTitle<Product> texts={texts} titleOf={({ title }) => title} />}
        error={<FormFailed missing={<NoProduct />} />}
        queryOptions={{ onError: () => undefined }}
      >
        <Form />
      </Edit>
      <Brought />
    </>
  );
}

/** Offers of a product, and sessions, second seats and circles included in a product. The form's record is already in react-admin's cache. */
function Brought() {
  const { id = '' } = useParams();
  const { data } = useGetOne<Product>('products', { id }, { retry: false });
  if (!data) return null;
  return (
    <>
      {data.type === 'coaching' ? <SessionsBrought productId={id} /> : <Offers product={data} />}
      {data.type === 'course' && <ForPairs productId={id} />}
      <CirclesBrought productId={id} />
    </>
  );
}

const needed = required(formTexts.needed);
const words = (limit: number) => maxLength(limit, formTexts.tooLong);
const choices = (names: readonly string[]) => names.map((name) => ({ id: name, name }));

const SPANISH: readonly TranslatedText[] = [
  { source: 'title', label: formTexts.title, limit: PRODUCT_LIMITS.title },
  { source: 'summary', label: formTexts.summary, limit: PRODUCT_LIMITS.summary, rows: 2 },
  { source: 'description', label: formTexts.description, limit: PRODUCT_LIMITS.description, rows: 5 },
  { source: 'duration', label: formTexts.duration, limit: PRODUCT_LIMITS.duration },
  { source: 'whatsInside', label: formTexts.whatsInside, limit: 3200, rows: 2, isList: true },
  { source: 'thumbnailAlt', label: formTexts.thumbnailAlt, limit: PRODUCT_LIMITS.thumbnailAlt },
];

/** The product's texts in Spanish, and those of its questions as they are typed. */
function SpanishProduct() {
  const questions = useWatch<ProductForm, 'questions'>({ name: 'questions' }) ?? [];
  const ofQuestions = questions.flatMap((_, index): TranslatedText[] => [
    { source: `questions.${index}.title`, label: formTexts.question, limit: QUESTION_LIMITS.title },
    { source: `questions.${index}.text`, label: formTexts.answer, limit: QUESTION_LIMITS.text, rows: 2 },
  ]);
  return <SpanishInputs of={[...SPANISH, ...ofQuestions]} />;
}

// oxlint-disable-next-line max-lines-per-function -- one form, field after field
function Form() {
  const product = useRecordContext<Product>();
  if (!product) return null;
  return (
    <RecordForm
      record={formOf(product)}
      toolbar={<SaveBar label={formTexts.save} alwaysEnable />}
      // When the record is read again, as after publishing, only fields that the coach has not changed are updated.
      resetOptions={{ keepDirtyValues: true }}
      sx={{ maxWidth: '52rem', p: { xs: 2, sm: 3 } }}
    >
      <FormHead product={product} />
      <TextInput source="title" label={formTexts.title} validate={[needed, words(PRODUCT_LIMITS.title)]} />
      <TextInput
        source="summary"
        label={formTexts.summary}
        helperText={formTexts.summaryHelp}
        validate={words(PRODUCT_LIMITS.summary)}
        multiline
      />
      <TextInput
        source="description"
        label={formTexts.description}
        helperText={formTexts.descriptionHelp}
        validate={[needed, words(PRODUCT_LIMITS.description)]}
        multiline
        minRows={5}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%', columnGap: 2 }}>
        <PriceInput />
        <SelectInput
          source="category"
          label={formTexts.category}
          choices={choices(categoriesOf(product))}
          validate={needed}
        />
        <TextInput source="duration" label={formTexts.duration} validate={words(PRODUCT_LIMITS.duration)} />
      </Stack>
      {product.type !== 'coaching' && <SubscriptionOnlyInput />}
      {product.type === 'bundle' && <BundlePrice />}
      <AutocompleteArrayInput source="tags" label={formTexts.tags} choices={choices(TOPICS)} />
      <TextInput
        source="whatsInside"
        label={formTexts.whatsInside}
        helperText={formTexts.whatsInsideHelp}
        multiline
        minRows={2}
      />
      <QuestionsInput />
      <ThumbnailInput currentUrl={product.thumbnailUrl} />
      <TextInput
        source="thumbnailAlt"
        label={formTexts.thumbnailAlt}
        helperText={formTexts.thumbnailAltHelp}
        validate={words(PRODUCT_LIMITS.thumbnailAlt)}
      />
      {product.type !== 'coaching' && <PreviewsInput />}
      <SpanishProduct />
      {product.type === 'digital_file' && <FilesInput />}
      {product.type === 'bundle' && <PartsInput />}
    </RecordForm>
  );
}
