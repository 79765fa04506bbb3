import MoreVertIcon from '@mui/icons-material/MoreVert';
import { Menu, MenuItem, DialogContentText } from '@mui/material';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ExportCourseDialog } from '../../shared/course-export/export-course-dialog';
import { texts as exporting } from '../../shared/course-export/texts';
import { ScheduleDialog } from '../../shared/publishing/schedule-dialog';
import { analyticsPath, formPath, type Product } from './product/product';
import { texts } from './product/texts';
import { type ProductAct, useProductAct } from './product/use-product-act';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { IconAct } from '../../shared/icon-act';

interface Props {
  product: Product;
  onClose: () => void;
  onConfirm: (act: 'archive' | 'delete') => void;
}

/** Confirms deletion; a sold product can only be archived. */
function RemoveDialog({ product: { title, isSold: sold, status }, onClose, onConfirm }: Props) {
  const unsold = status === 'published' ? texts.deletePublished : texts.deleteDraft;
  return (
    <FormDialog
      title={sold ? texts.archiveTitle(title) : texts.deleteTitle(title)}
      submit={sold ? texts.archive : texts.delete}
      isGrave={!sold}
      onSubmit={() => onConfirm(sold ? 'archive' : 'delete')}
      onClose={onClose}
    >
      <DialogContentText>{sold ? texts.archiveInstead : unsold}</DialogContentText>
    </FormDialog>
  );
}

/** Actions allowed for each product status; the server has the same table. */
const MOVES: Record<Product['status'], readonly ProductAct[]> = {
  draft: ['publish'],
  published: ['unpublish', 'archive'],
  archived: ['restore'],
};

export function ProductMenu({ product }: { product: Product }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | 'remove' | 'schedule' | 'export'>();
  const navigate = useNavigate();
  const { act, setHour } = useProductAct(product);
  const close = () => setOpen(undefined);
  const then = (work: () => unknown) => () => {
    close();
    work();
  };
  const items = [
    { name: 'analytics', label: texts.analytics, run: then(() => navigate(analyticsPath(product))) },
    ...(product.type === 'course'
      ? [{ name: 'details', label: texts.details, run: then(() => navigate(formPath(product))) }]
      : []),
    ...MOVES[product.status].map((name) => ({ name, label: texts[name], run: then(() => act(name)) })),
    ...(product.status === 'draft'
      ? [{ name: 'schedule', label: texts.schedule, run: () => setOpen('schedule') }]
      : []),
    { name: 'duplicate', label: texts.duplicate, run: then(() => act('duplicate')) },
    ...(product.type === 'course'
      ? [{ name: 'export', label: exporting.open, run: () => setOpen('export') }]
      : []),
    ...(product.status === 'archived' && product.isSold
      ? []
      : [{ name: 'delete', label: texts.delete, run: () => setOpen('remove') }]),
  ];
  return (
    <>
      <IconAct
        icon={MoreVertIcon}
        label={texts.of(texts.more, product.title)}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        onClick={() => setOpen('menu')}
      />
      <Menu open={open === 'menu'} anchorEl={() => button.current} onClose={close}>
        {items.map(({ name, label, run }) => (
          <MenuItem key={name} onClick={run}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      {open === 'remove' && (
        <RemoveDialog product={product} onClose={close} onConfirm={(name) => then(() => act(name))()} />
      )}
      {open === 'schedule' && <ScheduleDialog {...product} onClose={close} onSave={setHour} />}
      {open === 'export' && (
        <ExportCourseDialog
          courseId={product.id}
          title={product.title}
          hasBeenPublished={product.publishedAt !== null}
          onClose={close}
        />
      )}
    </>
  );
}
