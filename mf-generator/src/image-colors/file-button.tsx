import { Button, type ButtonProps } from '@danqing/ui-kit';
import { useRef } from 'react';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'children' | 'className'> {
  onFile: (file: File) => void;
}

/** Lets somebody choose a picture of their device. */
export function FileButton({ onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
