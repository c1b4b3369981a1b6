import { useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  accept: string;
  onFile: (file: File) => void;
}

/** Renders a button that opens the device's file picker. */
export function FileButton({ accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Lets the visitor choose the same file again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
