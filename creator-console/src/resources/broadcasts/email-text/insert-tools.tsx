import ButtonIcon from '@mui/icons-material/SmartButtonOutlined';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import ProductIcon from '@mui/icons-material/ShoppingBagOutlined';
import { Autocomplete, Button, Popover, Stack } from '@mui/material';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Editor } from '@tiptap/react';
import type { Schemas } from '@sanctum/openapi';
import { type ReactNode, useState } from 'react';
import { useGetList } from 'react-admin';
import { MediaChooser } from '../../../media-library/media-chooser';
import { TextField } from '../../../shared/forms/text-field';
import { IconAct } from '../../../shared/icon-act';
import { Secondary } from '../../../shared/secondary';
import { texts } from './texts';

interface Tool {
  editor: Editor;
}

/** Inserts pictures, buttons and products, and edits the selected one. */
export const InsertTools = ({ editor }: Tool) => (
  <>
    <InsertTool label={texts.picture} icon={PictureIcon}>
      {(close) => <PictureForm editor={editor} onClose={close} />}
    </InsertTool>
    <InsertTool label={texts.button} icon={ButtonIcon}>
      {(close) => <ButtonForm editor={editor} onClose={close} />}
    </InsertTool>
    <InsertTool label={texts.product} icon={ProductIcon}>
      {(close) => <ProductForm editor={editor} onClose={close} />}
    </InsertTool>
  </>
);

interface InsertToolProps {
  label: string;
  icon: SvgIconComponent;
  children: (close: () => void) => ReactNode;
}

function InsertTool({ label, icon, children }: InsertToolProps) {
  const [at, setAt] = useState<HTMLElement | null>(null);
  const close = () => setAt(null);
  return (
    <>
      <IconAct
        size="small"
        icon={icon}
        label={label}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAt(currentTarget)}
      />
      <Popover
        open={at !== null}
        anchorEl={at}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, variant: 'outlined' } }}
      >
        <Stack spacing={1.5} sx={{ p: 2, width: 'min(420px, 90vw)' }}>
          {children(close)}
        </Stack>
      </Popover>
    </>
  );
}

interface FormProps extends Tool {
  onClose: () => void;
}

const ALT_LIMIT = 300;

function PictureForm({ editor, onClose }: FormProps) {
  const isOne = editor.isActive('picture');
  const attributes = isOne ? editor.getAttributes('picture') : {};
  const [id, setId] = useState(wordsIn(attributes['id']) || null);
  const [alt, setAlt] = useState(wordsIn(attributes['alt']));
  const submit = () => {
    const chain = editor.chain().focus();
    if (isOne) chain.updateAttributes('picture', { id, alt }).run();
    else chain.insertContent({ type: 'picture', attrs: { id, alt } }).run();
    onClose();
  };
  return (
    <>
      <MediaChooser
        kinds={['image']}
        label={texts.picture}
        value={id}
        onChange={(asset) => setId(asset?.id ?? null)}
      />
      <TextField
        name="alt"
        label={texts.alt}
        helperText={texts.altHelp}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        slotProps={{ htmlInput: { maxLength: ALT_LIMIT } }}
      />
      <Submit isOne={isOne} isReady={id !== null} onClick={submit} />
    </>
  );
}

const URL_LIMIT = 1000;
const LABEL_LIMIT = 80;
const ADDRESS = /^(?:https:\/\/[^\s/]+\.\S+|\/(?![/\\])\S*)$/;

function ButtonForm({ editor, onClose }: FormProps) {
  const isOne = editor.isActive('button');
  const [label, setLabel] = useState('');
  const [href, setHref] = useState(wordsIn(editor.getAttributes('button')['href']));
  const isAddress = ADDRESS.test(href.trim());
  const submit = () => {
    const chain = editor.chain().focus();
    const attrs = { href: href.trim() };
    if (isOne) chain.updateAttributes('button', attrs).run();
    else
      chain.insertContent({ type: 'button', attrs, content: [{ type: 'text', text: label.trim() }] }).run();
    onClose();
  };
  return (
    <>
      {!isOne && (
        <TextField
          name="label"
          label={texts.label}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
          slotProps={{ htmlInput: { maxLength: LABEL_LIMIT } }}
        />
      )}
      <TextField
        name="href"
        label={texts.address}
        error={href !== '' && !isAddress}
        helperText={href === '' || isAddress ? texts.addressHelp : texts.addressWrong}
        value={href}
        onChange={({ target }) => setHref(target.value)}
        slotProps={{ htmlInput: { maxLength: URL_LIMIT } }}
      />
      <Submit isOne={isOne} isReady={isAddress && (isOne || label.trim() !== '')} onClick={submit} />
    </>
  );
}

const FOUND_AT_MOST = 25;

function ProductForm({ editor, onClose }: FormProps) {
  const [q, setQ] = useState('');
  const { data = [], isFetching } = useGetList<Schemas['CreatorProductResponse']>('products', {
    filter: { q, status: 'published' },
    pagination: { page: 1, perPage: FOUND_AT_MOST },
    sort: { field: 'title', order: 'ASC' },
  });
  return (
    <>
      <Autocomplete
        options={data}
        value={null}
        loading={isFetching}
        inputValue={q}
        onInputChange={(_, typed) => setQ(typed)}
        filterOptions={(found) => found}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        onChange={(_, product) => {
          if (!product) return;
          editor
            .chain()
            .focus()
            .insertContent({ type: 'product', attrs: { id: product.id } })
            .run();
          onClose();
        }}
        renderInput={(input) => <TextField name="product" {...input} label={texts.product} margin="none" />}
      />
      <Secondary>{texts.productHelp}</Secondary>
    </>
  );
}

interface SubmitProps {
  isOne: boolean;
  isReady: boolean;
  onClick: () => void;
}

const Submit = ({ isOne, isReady, onClick }: SubmitProps) => (
  <Button variant="contained" disabled={!isReady} onClick={onClick}>
    {isOne ? texts.save : texts.insert}
  </Button>
);

const wordsIn = (value: unknown): string => (typeof value === 'string' ? value : '');
