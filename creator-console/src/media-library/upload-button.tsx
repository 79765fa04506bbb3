import CloudUploadIcon from '@mui/icons-material/CloudUploadOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';
import { ACCEPTED } from '../shared/uploads/kind-of';
import { texts } from './texts';

interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'sx' | 'fullWidth'> {
  label?: string;
  accept?: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

export function UploadButton(props: UploadButtonProps) {
  const { label = texts.upload, accept = ACCEPTED, multiple = true, onFiles, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button startIcon={<CloudUploadIcon />} {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows choosing the same file again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
