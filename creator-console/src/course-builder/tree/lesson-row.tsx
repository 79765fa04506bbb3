import { Chip } from '@mui/material';
import { memo } from 'react';
import { texts } from '../shared/texts';
import { RowFrame } from './row-frame';
import { RowName } from './row-parts';
import { useTreeActions } from './tree-context';

interface LessonRowProps {
  id: string;
  title: string;
  freePreview: boolean;
  selected: boolean;
}

export const LessonRow = memo(function LessonRow({ id, title, freePreview, selected }: LessonRowProps) {
  const actions = useTreeActions();
  return (
    <li>
      <RowFrame level="lessons" id={id} title={title} selected={selected}>
        <RowName
          type="button"
          aria-current={selected || undefined}
          onClick={() => actions.select(id)}
          onDoubleClick={() => actions.beginRename(id)}
          onKeyDown={({ key }) => key === 'F2' && actions.beginRename(id)}
        >
          {title}
        </RowName>
        {freePreview && <Chip size="small" variant="outlined" label={texts.lesson.freePreview} />}
      </RowFrame>
    </li>
  );
});
